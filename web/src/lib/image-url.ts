import { urlOf } from './api-client.ts';

/** The address of a person's picture for an avatar; undefined if there is none. The cookie authorises the request. */
export const imageUrl = (path: string | null): { src: string } | undefined =>
  path ? { src: urlOf({ path }) } : undefined;
