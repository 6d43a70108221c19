import { profile as contract } from '@bidloom/contract';
import { testPassword } from '../testing/main.ts';
import { sample } from './sample.ts';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const profileSamples = [
  sample(contract.updateProfile, ({ userId }) => ({ params: { id: userId }, body: { firstName: 'Ada' } })),
  sample(contract.uploadProfileImage, () => ({ files: [{ field: 'file', name: 'me.png', content: png }] })),
  sample(
    contract.getProfileImage,
    ({ userId, keywordId }) => ({ params: { id: userId, imageId: keywordId } }),
    'needs the id of a picture',
  ),
  sample(contract.removeProfileImage),
  sample(
    contract.changePassword,
    () => ({ body: { oldPassword: testPassword, newPassword: 'long meadow copper kite' } }),
    'would end the session of the walk',
  ),
];
