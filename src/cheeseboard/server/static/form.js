// @ts-check
// The form for a new table: a choice that changes the seats shows them at once. Without this script a button does it.
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
