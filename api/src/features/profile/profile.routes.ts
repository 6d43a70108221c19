import { profile as contract } from '@bidloom/contract';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { done, one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendObject } from '../../lib/http/send-object.ts';
import { createProfileImages } from './profile-image.service.ts';
import { readImage } from './read-image.ts';
import { updateProfile } from './update-profile.service.ts';

/** Names and pictures: people's own. */
export const profileFeature: Feature = async (app, { platform }) => {
  const { database, storage } = platform;
  const images = createProfileImages(platform);

  implement(app, contract.updateProfile, async ({ params, body, user, request }) => {
    const changed = await updateProfile(database, user, params.id, body, auditSource(request));
    return one(changed, 'Profile updated');
  });

  implement(app, contract.uploadProfileImage, async ({ user, request }) =>
    one({ imagePath: await images.upload(user, await readImage(request), auditSource(request)) }, 'Picture updated'),
  );
  implement(app, contract.removeProfileImage, async ({ user, request }) => {
    await images.remove(user, auditSource(request));
    return done('Picture removed');
  });
  implement(app, contract.getProfileImage, async ({ params: { id, imageId }, user, request, reply }) =>
    sendObject(request, reply, storage, {
      key: await images.find(user, id, imageId),
      ...{ fileName: 'picture.webp', contentType: 'image/webp', inline: true },
      // Another picture has another address.
      cacheControl: 'private, max-age=604800, immutable',
    }),
  );
};
