/** How many notifications a person has not seen in this browser. */
const keyOf = (userId: string) => `unread-notifications:${userId}`;

export function readUnread(userId: string): number {
  const kept = Number(localStorage.getItem(keyOf(userId)));
  return Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
}

export const storeUnread = (userId: string, unread: number): void =>
  localStorage.setItem(keyOf(userId), String(unread));
