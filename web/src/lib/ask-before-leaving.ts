/** How many pieces of work end with the page. */
let running = 0;
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Has the browser ask before the page is left or loaded again, while work runs that would end with it, such as an upload.
 * The words are the browser's. Returns how to say that the work is done, which counts once.
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
