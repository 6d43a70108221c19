// The colours of the page until the app is loaded. A file of its own, since the page's policy refuses scripts within it.
(() => {
  let mode = 'light';
  try {
    mode = JSON.parse(localStorage.getItem('bidloom-theme')).mode;
  } catch {
    // Nobody has chosen one in this browser.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const { style } = document.documentElement;
  style.colorScheme = dark ? 'dark' : 'light';
  // Fluent UI's colorNeutralBackground1.
  style.backgroundColor = dark ? '#292929' : '#ffffff';
})();
