import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, one } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { changesOf, id, passwordText, requiredText } from './fields.ts';
import { roles, signedIn } from './roles.ts';

const endpoint = endpointsOf('profile', signedIn);

/** A person as a change of their profile answers it. */
export const profile = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  organizationId: id.nullable(),
  profileImagePath: z.string().nullable(),
});

export const profileBody = z.strictObject({
  firstName: requiredText('firstName', 100),
  lastName: requiredText('lastName', 100),
});

export const updateProfile = endpoint.patch('/Users/{id}/Profile', {
  failed: 'Failed to update user',
  summary: "Change names: one's own, or, for administrators of an organization, those of its people",
  params: z.object({ id }),
  body: changesOf(profileBody),
  response: one(profile),
});

export const changePasswordBody = z.strictObject({
  oldPassword: z.string().max(1024).min(1, fieldMessages.required('oldPassword')).describe('The present password.'),
  newPassword: passwordText('newPassword'),
});

export const changePassword = endpoint.post('/Users/change-password', {
  failed: 'Failed to change password',
  summary: "Change one's own password; ends all sessions and answers the token of a new one",
  body: changePasswordBody,
  response: one(z.object({ token: z.string() })),
});

/** Largest picture that is taken, in bytes. */
export const maxImageBytes = 5 * 1024 * 1024;

export const uploadProfileImage = endpoint.post('/Users/uploadprofileimage', {
  failed: 'Failed to upload profile image',
  summary:
    "Put a picture (PNG, JPEG, WebP or GIF, 5 MB at most) in the place of one's own; it becomes a square of 256 pixels",
  accepts: 'file',
  response: one(z.object({ imagePath: z.string().describe('Where the picture is.') })),
});

export const removeProfileImage = endpoint.delete('/Users/profileimage', {
  failed: 'Failed to remove profile image',
  summary: "Remove one's own picture",
  response: done,
});

export const getProfileImage = endpoint.get('/Users/{id}/ProfileImage/{imageId}', {
  failed: 'Failed to fetch profile image',
  summary: "A person's picture, for people of the same organization and administrators of the platform",
  params: z.object({ id, imageId: id.describe('Another one with every picture, so that it can be kept.') }),
  produces: 'file',
});
