/** The default target of sign-in. */
const defaultTarget = '/dashboard';

/**
 * The target after sign-in. Only a path of this site is accepted: anything that a browser could read as another host
 * (`//host`, `/\host`, `/.//host`, `https:…`) leads to the dashboard, and so does the sign-in screen itself.
 */
export function safeReturnUrl(returnUrl: string | null, origin: string = window.location.origin): string {
  const url = returnUrl?.startsWith('/') ? URL.parse(returnUrl, origin) : null;
  if (!url || url.origin !== origin || url.pathname === '/login') return defaultTarget;
  // `/.//host` is a path of this site, but without its dots it would be read as another host.
  if (url.pathname.startsWith('//')) return defaultTarget;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The path of the sign-in screen, which leads back to the current screen. */
export function loginPath(from?: string): string {
  return from && from !== defaultTarget ? `/login?returnUrl=${encodeURIComponent(from)}` : '/login';
}
