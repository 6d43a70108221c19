/** Why the session of this browser tab ended, for the sign-in screen. A reload keeps it. */
const key = 'session-end';

export const noteSessionEnd = (message: string): void => sessionStorage.setItem(key, message);

export const readSessionEnd = (): string | null => sessionStorage.getItem(key);

export const forgetSessionEnd = (): void => sessionStorage.removeItem(key);
