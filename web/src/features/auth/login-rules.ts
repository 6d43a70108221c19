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

/** With this password the form accepts any address. It is only a rule of the form and gives no access. */
export const anyAddress = 'password';

const address = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;

/** Why credentials are not sent, and the heading of the message. */
export interface Refusal {
  intent: 'warning' | 'error';
  title: string;
  message: string;
}

/**
 * Words of SQL, only as whole words, so that `gregory@example.org` and `john.or@example.org` can sign in. This is only the
 * specified check of the form: the server is safe because all its queries are parameterised.
 */
const injection = /(?<![\w.@-])(or|select|drop|true)(?![\w.@-])|--|1=1/i;

/** The check before sending; undefined if everything is valid. */
export function refusalOf({ email, password }: Credentials): Refusal | undefined {
  if (password !== anyAddress && !address.test(email)) {
    return { intent: 'warning', title: text.invalidEmailTitle, message: text.invalidEmail };
  }
  if (injection.test(email) || injection.test(password)) {
    return { intent: 'error', title: text.securityAlertTitle, message: text.securityAlert };
  }
  return undefined;
}
