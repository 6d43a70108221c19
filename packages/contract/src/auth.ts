import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, list, one } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { id, passwordText, requiredText, timestamp } from './fields.ts';
import { anonymous, roles, signedIn } from './roles.ts';

const endpoint = endpointsOf('auth', signedIn);

export const loginBody = z.strictObject({
  email: requiredText('email', 254),
  password: z.string().max(1024).min(1, fieldMessages.required('password')),
});

export const otpLoginBody = z.strictObject({
  token: z
    .string()
    .max(2048)
    .min(1, fieldMessages.required('token'))
    .describe('The challenge that `/Auth/login` answered.'),
  otp: z.string().regex(/^\d{6}$/, 'OTP must be exactly 6 digits'),
});

/** The signed-in person, in the form that the web app keeps. */
export const session = z.object({
  token: z.string(),
  userId: id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  organizationId: id.nullable(),
  organizationName: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
  profileImagePath: z.string().nullable(),
});
export type Session = z.infer<typeof session>;

export const login = endpoint.post('/Auth/login', {
  failed: 'Login failed',
  summary: 'Check e-mail and password, send a one-time code, answer the challenge that the code belongs to',
  access: anonymous,
  body: loginBody,
  response: one(z.string()),
});

export const otpLogin = endpoint.post('/Auth/otp-login', {
  failed: 'OTP verification failed',
  summary: 'Exchange a challenge and its code for a session',
  access: anonymous,
  body: otpLoginBody,
  response: one(session),
});

export const resendOtp = endpoint.post('/Auth/resend-otp', {
  failed: 'Failed to send the code again',
  summary: 'Send another code for a sign-in that waits for one, and answer its challenge; the code before it ends',
  access: anonymous,
  body: otpLoginBody.pick({ token: true }),
  response: one(z.string()),
});

export const logout = endpoint.post('/Auth/logout', {
  failed: 'Logout failed',
  summary: 'End this session at once, everywhere it is in use',
  response: done,
});

export const validate = endpoint.get('/Auth/validate', {
  failed: 'Failed to validate the session',
  summary: 'Whether the token still belongs to a session',
  access: anonymous,
  response: one(z.boolean()),
});

/** The token of a link in a mail. Any other text is a link that does not exist. */
const linkToken = z
  .string()
  .max(200)
  .min(1, fieldMessages.required('token'))
  .describe('What the link in the mail carries.');

export const forgotPasswordBody = z.strictObject({ email: requiredText('email', 254) });

export const forgotPassword = endpoint.post('/Auth/forgot-password', {
  failed: 'Failed to send password reset link',
  summary: 'Mail a link to choose another password; the same answer whether or not somebody has this address',
  access: anonymous,
  body: forgotPasswordBody,
  response: done,
});

/** The account whose password a link resets. */
export const resetLink = z.object({
  email: z.string(),
  firstName: z.string(),
  organizationName: z.string().nullable(),
});

export const validateForgotPasswordLink = endpoint.post('/Auth/validate-forgot-password-link', {
  failed: 'Failed to validate password reset link',
  summary: 'Whether a reset link can be used; does not use it',
  access: anonymous,
  body: z.strictObject({ guid: linkToken }),
  response: one(resetLink),
});

export const resetPasswordBody = z.strictObject({ token: linkToken, newPassword: passwordText('newPassword') });

export const resetPassword = endpoint.post('/Auth/reset-password', {
  failed: 'Failed to reset password',
  summary: 'Choose another password by a reset link, which is used up; ends all sessions of the account',
  access: anonymous,
  body: resetPasswordBody,
  response: done,
});

/** The account for which an activation link is. */
export const signupLink = resetLink.extend({
  lastName: z.string(),
  needsPassword: z.boolean().describe('Whether a password is still to be chosen.'),
});

export const verifySignupLink = endpoint.post('/Auth/verify-signup-link/{token}', {
  failed: 'Failed to verify activation token',
  summary: 'Whom an activation link is for; does not use it',
  access: anonymous,
  params: z.object({ token: linkToken }),
  response: one(signupLink),
});

export const setPasswordBody = z.strictObject({
  token: linkToken,
  oldPassword: z
    .string()
    .max(1024)
    .nullish()
    .describe('The present password, where the account has one already; otherwise left out or empty.'),
  newPassword: passwordText('newPassword'),
  firstName: requiredText('firstName', 100)
    .optional()
    .describe('As the person writes it, with the first password; left out: as it is.'),
  lastName: requiredText('lastName', 100).optional().describe('As the first name.'),
});

export const setPasswordAfterSignup = endpoint.post('/Auth/set-password-after-signup', {
  failed: 'Failed to activate account',
  summary:
    'Choose the first password by an activation link or a team invitation, which is used up, and activate the account',
  access: anonymous,
  body: setPasswordBody,
  response: done,
});

/** One session of the caller. */
export const ownSession = z.object({
  id,
  isCurrent: z.boolean().describe('Whether it is the one that asks.'),
  address: z.string().nullable().describe('Where it was opened from; null: not known.'),
  userAgent: z.string().nullable().describe('What the browser calls itself; null: not known.'),
  createdAt: timestamp,
  lastSeenAt: timestamp.describe('When it was used last, to some minutes.'),
});
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessions = endpoint.get('/Auth/sessions', {
  failed: 'Failed to fetch sessions',
  summary: "The caller's own sessions that are open, the one that asks first",
  response: list(ownSession),
});

export const endOwnSession = endpoint.delete('/Auth/sessions/{id}', {
  failed: 'Failed to end the session',
  summary: "End one of the caller's own sessions at once",
  params: z.object({ id }),
  response: done,
});

export const endOtherSessions = endpoint.post('/Auth/sessions/end-others', {
  failed: 'Failed to sign out elsewhere',
  summary: "End all of the caller's own sessions but the one that asks",
  response: one(z.object({ ended: z.int().describe('How many there were.') })),
});
