import { urlOf } from './api-client.ts';

/** Where a person's picture is, for an avatar; nothing where there is none. The cookie opens it. */
export const imageUrl = (path: string | null): { src: string } | undefined =>
  path ? { src: urlOf({ path }) } : undefined;
