const key = 'notification-client-id';

/** This browser session's id with the notification stream, made once and kept in session storage. */
export function clientId(): string {
  const known = sessionStorage.getItem(key);
  if (known) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(key, made);
  return made;
}
