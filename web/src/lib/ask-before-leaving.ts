/** The number of tasks that would end with the page. */
let running = 0;
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Makes the browser ask before the page is closed or reloaded while a task runs that would end with it, such as an upload.
 * The browser chooses the words. Returns a function to call when the task is done; only the first call counts.
 */
export function askBeforeLeaving(): () => void {
  running += 1;
  if (running === 1) window.addEventListener('beforeunload', ask);
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    running -= 1;
    if (running === 0) window.removeEventListener('beforeunload', ask);
  };
}
