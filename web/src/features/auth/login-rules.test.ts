import { expect, test } from 'vitest';
import { refusalOf } from './login-rules.ts';
import { credentialsSchema, otpSchema } from './login-schemas.ts';

const messagesOf = (schema: typeof credentialsSchema | typeof otpSchema, value: object) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test("missing fields are reported in the specification's words", () => {
  expect(messagesOf(credentialsSchema, { email: '', password: '' })).toEqual([
    'Email is required',
    'Password should be either "password" or at least 1 characters',
  ]);
});

test('the e-mail must be valid, unless the password is the special value', () => {
  expect(messagesOf(credentialsSchema, { email: 'nobody', password: 'x' })).toEqual(['Enter a valid email']);
  expect(messagesOf(credentialsSchema, { email: 'nobody', password: 'password' })).toEqual([]);
  expect(messagesOf(credentialsSchema, { email: 'gregory@example.org', password: 'x' })).toEqual([]);
});

test.each([
  ['', ['OTP is required']],
  ['12345', ['OTP must be exactly 6 digits']],
  ['12345a', ['OTP must be exactly 6 digits']],
  ['123456', []],
])('the code %j gives %j', (otp, expected) => expect(messagesOf(otpSchema, { otp })).toEqual(expected));

test.each(['gregory@example.org', 'john.or@example.org', 'dropout@select-energy.example'])(
  '%s may sign in: only whole words are screened',
  (email) => expect(refusalOf({ email, password: 'correct horse' })).toBeUndefined(),
);

test.each(["x' OR 1=1", 'a -- b', 'SELECT', 'drop table', 'it is True', '1=1'])(
  'the password %j is refused',
  (password) => {
    expect(refusalOf({ email: 'a@b.example', password })).toEqual({
      intent: 'error',
      title: 'Security Alert',
      message: 'Invalid characters detected. Please avoid using special characters or SQL commands.',
    });
  },
);

test('an invalid address gives a warning, unless the password is the special value', () => {
  const warning = { intent: 'warning', title: 'Invalid Email', message: 'Please enter a valid email address.' };
  expect(refusalOf({ email: 'nobody', password: 'x' })).toEqual(warning);
  expect(refusalOf({ email: 'nobody', password: 'password' })).toBeUndefined();
});
