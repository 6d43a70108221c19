import { firstMessages as messages } from '../../lib/messages.first.ts';

const text = messages.auth;

/** The form in its first mode. */
export interface Credentials {
  email: string;
  password: string;
}

/** The form in its second mode. */
export interface OtpForm {
  otp: string;
}

/** The password for which the form asks no valid address. It is a rule of the form alone and opens nothing. */
export const anyAddress = 'password';

const address = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;

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
