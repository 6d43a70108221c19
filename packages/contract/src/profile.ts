import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { done, one } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { changesOf, id, passwordText, requiredText } from './fields.ts';
import { roles, signedIn } from './roles.ts';

const tag = 'profile';

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

export const updateProfile = defineEndpoint({
  method: 'PATCH',
  path: '/Users/{id}/Profile',
  failed: 'Failed to update user',
  tag,
  summary: "Change names: one's own, or, for administrators of an organization, those of its people",
  access: signedIn,
  params: z.object({ id }),
  body: changesOf(profileBody),
  response: one(profile),
});

export const changePasswordBody = z.strictObject({
  oldPassword: z.string().max(1024).min(1, fieldMessages.required('oldPassword')).describe('The present password.'),
  newPassword: passwordText('newPassword'),
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/Users/change-password',
  failed: 'Failed to change password',
  tag,
  summary: "Change one's own password; ends all sessions and answers the token of a new one",
  access: signedIn,
  body: changePasswordBody,
  response: one(z.object({ token: z.string() })),
});

/** Largest picture that is taken, in bytes. */
export const maxImageBytes = 5 * 1024 * 1024;

export const uploadProfileImage = defineEndpoint({
  method: 'POST',
  path: '/Users/uploadprofileimage',
  failed: 'Failed to upload profile image',
  tag,
  summary:
    "Put a picture (PNG, JPEG, WebP or GIF, 5 MB at most) in the place of one's own; it becomes a square of 256 pixels",
  access: signedIn,
  accepts: 'file',
  response: one(z.object({ imagePath: z.string().describe('Where the picture is.') })),
});

export const removeProfileImage = defineEndpoint({
  method: 'DELETE',
  path: '/Users/profileimage',
  failed: 'Failed to remove profile image',
  tag,
  summary: "Remove one's own picture",
  access: signedIn,
  response: done,
});

export const getProfileImage = defineEndpoint({
  method: 'GET',
  path: '/Users/{id}/ProfileImage/{imageId}',
  failed: 'Failed to fetch profile image',
  tag,
  summary: "A person's picture, for people of the same organization and administrators of the platform",
  access: signedIn,
  params: z.object({ id, imageId: id.describe('Another one with every picture, so that it can be kept.') }),
  produces: 'file',
});
