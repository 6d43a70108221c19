/** Whose picture it is. */
interface Owner {
  userId: string;
  /** Null: of the platform. */
  organizationId: string | null;
}

/** The object of a picture. The person's row contains its path, from which `migrations/src/backup/objects.ts` reads this key. */
export const imageKey = ({ organizationId, userId }: Owner, imageId: string): string =>
  `${organizationId ?? 'platform'}/profile-images/${userId}/${imageId}`;

/** Where the api serves it. */
export const imagePath = (userId: string, imageId: string): string => `/Users/${userId}/ProfileImage/${imageId}`;

/** The picture's id in such a path; null where there is none. */
export const imageIdOf = (path: string | null): string | null =>
  /^\/Users\/[0-9a-f-]{36}\/ProfileImage\/([0-9a-f-]{36})$/.exec(path ?? '')?.[1] ?? null;
