import { z } from 'zod';
import { messages } from '../../lib/messages.ts';

const text = messages.auth;

/** The password for which the form asks no valid address. It is a rule of the form alone and opens nothing. */
const anyAddress = 'password';

const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

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
export type Credentials = z.infer<typeof credentialsSchema>;

/** The form in its second mode: the one-time code. */
export const otpSchema = z.object({
  otp: z
    .string()
    .min(1, text.otpRequired)
    .regex(/^(\d{6})?$/, text.otpInvalid),
});
export type OtpForm = z.infer<typeof otpSchema>;

/** Why credentials are not sent, with the context that the message is shown under. */
export interface Refusal {
  intent: 'warning' | 'error';
  title: string;
  message: string;
}

/**
 * Words of SQL, whole ones only: a part of an address or of another word is none, so that `gregory@example.org` and
 * `john.or@example.org` can sign in. A courtesy: the server is safe because each of its queries is parameterised.
 */
const injection = /(?<![\w.@-])(or|select|drop|true)(?![\w.@-])|--|1=1/i;

/** The check before sending. Nothing where all is well. */
export function refusalOf({ email, password }: Credentials): Refusal | undefined {
  if (password !== anyAddress && !address.test(email)) {
    return { intent: 'warning', title: text.invalidEmailTitle, message: text.invalidEmail };
  }
  if (injection.test(email) || injection.test(password)) {
    return { intent: 'error', title: text.securityAlertTitle, message: text.securityAlert };
  }
  return undefined;
}
