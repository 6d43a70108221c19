import { Readable } from 'node:stream';
import { type AuditSource, newId, recordAudit } from '@bidloom/db';
import { onRowsOf } from '../../lib/access/on-rows-of.ts';
import type { SignedIn } from '../../lib/access/signed-in.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { findPerson, lockPerson, updatePerson } from './profile.repository.ts';
import { imageIdOf, imageKey, imagePath } from './profile-image-key.ts';
import { resizeImage } from './resize-image.ts';

/** The picture of a person: at most one at a time. */
export function createProfileImages({ database, storage }: Pick<Platform, 'database' | 'storage'>) {
  /** Replaces the path of a picture, also by none; the object of the old one is removed once that is certain. */
  async function replace(user: SignedIn, path: string | null, source: AuditSource): Promise<void> {
    const before = await onRowsOf(database, user.organizationId, async (trx) => {
      const person = await lockPerson(trx, user.userId);
      if (!person) throw notFound('The person');
      await updatePerson(trx, user.userId, { profileImagePath: path });
      await recordAudit(trx, source, {
        organizationId: user.organizationId,
        action: path ? 'profile_image.updated' : 'profile_image.removed',
        target: { type: 'user', id: user.userId, name: person.email },
      });
      return person;
    });
    const imageId = imageIdOf(before.profileImagePath);
    if (imageId) await storage.remove([imageKey(user, imageId)]);
  }

  return {
    /** Keeps a picture and returns its path. */
    async upload(user: SignedIn, content: Buffer, source: AuditSource): Promise<string> {
      const picture = await resizeImage(content);
      const imageId = newId();
      const key = imageKey(user, imageId);
      await storage.put(key, Readable.from([picture]), { contentType: 'image/webp' });
      const path = imagePath(user.userId, imageId);
      try {
        await replace(user, path, source);
      } catch (error) {
        await storage.remove([key]);
        throw error;
      }
      return path;
    },

    remove: (user: SignedIn, source: AuditSource) => replace(user, null, source),

    /** The key of a person's present picture. Throws `not_found` for any other, and for people whom the caller does not see. */
    async find(user: SignedIn, userId: string, imageId: string): Promise<string> {
      const person = await onRowsOf(database, user.organizationId, (trx) => findPerson(trx, userId));
      if (!person || imageIdOf(person.profileImagePath) !== imageId) throw notFound('The picture');
      return imageKey({ userId, organizationId: person.organizationId }, imageId);
    },
  };
}
