/**
 * Makes the browser ask before the page is closed or reloaded while a task runs that would end with it, such as an upload.
 * The browser chooses the words. Returns a function to call when the task is done; only the first call counts.
 */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
