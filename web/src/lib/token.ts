/** The key of the bearer token in local storage. */
const tokenKey = 'token';

/** The bearer token. It is read at each call, so that a sign-out in another tab applies here at once. */
export const readToken = (): string | null => localStorage.getItem(tokenKey);

export const storeToken = (token: string): void => localStorage.setItem(tokenKey, token);

export const clearToken = (): void => localStorage.removeItem(tokenKey);

/** Calls back when another tab signs out. Returns a function that stops this. */
export function onTokenCleared(callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    const cleared = event.key === null || (event.key === tokenKey && event.newValue === null);
    // A tab that slept hears of it late: somebody may have signed in again.
    if (cleared && readToken() === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
