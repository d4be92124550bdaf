// @ts-check
// The form for a new table: a choice that changes the seats shows them at once, and only people have names. Without this
// script a button shows the seats, and a name given to a bot is ignored.
for (const field of document.querySelectorAll("[data-again]")) {
  field.addEventListener("change", () => {
    const form = /** @type {HTMLInputElement | HTMLSelectElement} */ (field).form;
    if (!form) return;
    const again = document.createElement("input");
    again.type = "hidden";
    again.name = "again";
    again.value = "1";
    form.append(again);
    form.noValidate = true;
    form.submit();
  });
}
for (const row of document.querySelectorAll(".row")) {
  const who = row.querySelector("select");
  const name = row.querySelector("input")?.closest("label");
  if (!who || !name) continue;
  const show = () => {
    name.style.display = who.value === "me" || who.value === "here" ? "" : "none";
  };
  who.addEventListener("change", show);
  show();
}
