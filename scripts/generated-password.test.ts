import t from 'tap';
import { generatePassword } from '../api/src/features/auth/generate-password.ts';
import { refusalOf } from '../web/src/features/auth/login-rules.ts';

t.test('the sign-in form accepts whatever password is made for an account', async (t) => {
  const made = Array.from({ length: 20_000 }, generatePassword);
  t.equal(new Set(made).size, made.length);
  const refused = made.filter((password) => refusalOf({ email: 'user@demo.bidloom.example', password }));
  t.same(refused, []);
  t.ok(made.every((password) => password.length >= 20));
});
