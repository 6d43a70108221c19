import type { TrustedProxies } from '@bidloom/platform';

/** The framework's setting for these proxies. A number does not work, because a count of hops can't be told from what a client makes up. */
export function trustProxy(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return proxies > 0 && ((_address, hop) => hop < proxies);
  return proxies.length > 0 && [...proxies];
}
