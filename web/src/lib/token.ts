/** The key in local storage under which the bearer token is kept. */
const tokenKey = 'token';

/** The bearer token, read again at each call so that another tab's sign-out counts here at once. */
export const readToken = (): string | null => localStorage.getItem(tokenKey);

export const storeToken = (token: string): void => localStorage.setItem(tokenKey, token);

export const clearToken = (): void => localStorage.removeItem(tokenKey);

/** Calls back when another tab signs out. Returns how to stop listening. */
export function onTokenCleared(callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    const cleared = event.key === null || (event.key === tokenKey && event.newValue === null);
    if (cleared) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
