import { zodResolver } from '@hookform/resolvers/zod';
import { firstMessages as messages } from '../../lib/messages.first.ts';
import { z } from '../../lib/zod.ts';
import { anyAddress, type Credentials, type OtpForm } from './login-rules.ts';

const text = messages.auth;

/** The form in its first mode: e-mail and password. */
export const credentialsSchema = z
  .object({
    email: z.string().trim().min(1, text.emailRequired),
    password: z.string().min(1, text.passwordInvalid),
  })
  .check(({ value, issues }) => {
    const wrong = value.email !== '' && value.password !== anyAddress && !z.email().safeParse(value.email).success;
    if (wrong) issues.push({ code: 'custom', input: value.email, path: ['email'], message: text.emailInvalid });
  });

/** The form in its second mode: the one-time code. */
export const otpSchema = z.object({
  otp: z
    .string()
    .min(1, text.otpRequired)
    .regex(/^(\d{6})?$/, text.otpInvalid),
});

export const credentialsResolver = zodResolver<Credentials, unknown, Credentials>(credentialsSchema);
export const otpResolver = zodResolver<OtpForm, unknown, OtpForm>(otpSchema);
