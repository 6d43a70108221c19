/** Where sign-in leads when nothing else was asked for. */
const defaultTarget = '/dashboard';

/**
 * Where to go after sign-in. Only a path of this site counts: anything that a browser could read as another host
 * (`//host`, `/\host`, `/.//host`, `https:…`) leads to the dashboard, and so does the sign-in screen itself.
 */
export function safeReturnUrl(returnUrl: string | null, origin: string = window.location.origin): string {
  const url = returnUrl?.startsWith('/') ? URL.parse(returnUrl, origin) : null;
  if (!url || url.origin !== origin || url.pathname === '/login') return defaultTarget;
  // `/.//host` is a path of this site whose dots are gone now: what is left reads as another host.
  if (url.pathname.startsWith('//')) return defaultTarget;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in screen, which leads back to where the reader was. */
export function loginPath(from?: string): string {
  return from && from !== defaultTarget ? `/login?returnUrl=${encodeURIComponent(from)}` : '/login';
}
