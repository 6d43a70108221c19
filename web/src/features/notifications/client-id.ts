import { randomId } from '../../lib/random-id.ts';

const key = 'notification-client-id';

/** The id of this browser session for the notification stream, generated once and kept in session storage. */
export function clientId(): string {
  const known = sessionStorage.getItem(key);
  if (known) return known;
  const made = randomId();
  sessionStorage.setItem(key, made);
  return made;
}
