import { isIP } from 'node:net';

/** The proxies whose `X-Forwarded-For` is trusted: their addresses and networks, or how many there are one after the other. */
export type TrustedProxies = readonly string[] | number;

/** Names for whole ranges, as proxy software has them. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Reads `10.0.0.5, 172.16.0.0/12, loopback` or a number of hops such as `2`; no text is no proxy. Returns null for what is neither. */
export function parseTrustedProxies(text: string | undefined): TrustedProxies | null {
  const given = text?.trim() ?? '';
  if (/^\d+$/.test(given)) return Number(given) <= 10 ? Number(given) : null;
  const names = given.split(/[\s,]+/).filter(Boolean);
  return names.every((name) => namedRanges.has(name) || isNetwork(name)) ? names : null;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A network of everybody trusts everybody, which is a mistake in every case.
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}
