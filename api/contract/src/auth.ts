import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { done, one } from './envelope.ts';
import { id, requiredText, timestamp } from './fields.ts';
import { anonymous, roles, signedIn } from './roles.ts';

export const loginBody = z.strictObject({
  email: requiredText('email', 254),
  password: z.string().max(1024).min(1, 'password is a required field'),
});

export const otpLoginBody = z.strictObject({
  token: z
    .string()
    .max(2048)
    .min(1, 'token is a required field')
    .describe('The challenge that `/Auth/login` answered.'),
  otp: z.string().regex(/^\d{6}$/, 'OTP must be exactly 6 digits'),
});

/** The signed-in person, as the web app keeps it. */
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

export const login = defineEndpoint({
  method: 'POST',
  path: '/Auth/login',
  failed: 'Login failed',
  tag: 'auth',
  summary: 'Check e-mail and password, send a one-time code, answer the challenge that the code belongs to',
  access: anonymous,
  body: loginBody,
  response: one(z.string()),
});

export const otpLogin = defineEndpoint({
  method: 'POST',
  path: '/Auth/otp-login',
  failed: 'OTP verification failed',
  tag: 'auth',
  summary: 'Exchange a challenge and its code for a session',
  access: anonymous,
  body: otpLoginBody,
  response: one(session),
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/Auth/logout',
  failed: 'Logout failed',
  tag: 'auth',
  summary: 'End this session at once, everywhere it is in use',
  access: signedIn,
  response: done,
});

export const validate = defineEndpoint({
  method: 'GET',
  path: '/Auth/validate',
  failed: 'Failed to validate the session',
  tag: 'auth',
  summary: 'Whether the token still stands for a session',
  access: anonymous,
  response: one(z.boolean()),
});
