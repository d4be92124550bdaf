// @ts-check
// Light, dark and movement of this device, before the first paint. A classic script: it must not wait for the modules.
(function () {
  /** @type {Record<string, string>} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("cheeseboard") || "{}");
  } catch {
    kept = {}; // a private window without storage, or a damaged entry: the defaults hold
  }
  const root = document.documentElement;
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
  if (kept.motion === "full" || kept.motion === "little") root.dataset.motion = kept.motion;
})();
