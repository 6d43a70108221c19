/*
 * Signs of a worker that it still works. A worker that is busy answers nothing, so it sends them in between.
 */

/** In milliseconds. */
const leastBetween = 1000;

let send: (() => void) | null = null;
let sentAt = 0;

/** Says where signs go. Without a receiver, as on the page itself, there are none. */
export function sendSignsBy(receiver: () => void): void {
  send = receiver;
  send();
}

/** Called often by long work; sends a sign at most once a second. */
export function giveSign(): void {
  if (!send || Date.now() - sentAt < leastBetween) return;
  sentAt = Date.now();
  send();
}
