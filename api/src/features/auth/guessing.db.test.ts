import { randomUUID } from 'node:crypto';
import { asPlatform } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { defaultRateLimits } from '../../config.ts';
import { type Person, startTestApi, testPassword } from '../../testing/main.ts';
import { hashCode } from './one-time-code.ts';

const sessionSecret = 'a secret for the tests of guessing, of no value elsewhere';
const api = await startTestApi({ sessionSecret, production: true, trustedProxies: 1 });
t.teardown(() => api.close());
t.setTimeout(300_000);
const organizationId = await api.organization();
const newPerson = () => api.person('ORGANIZATION_USER', organizationId);
const code = '123456';

async function post(url: string, payload: object, address = '203.0.113.1') {
  const answer = await api.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}
const login = (email: string, password: string, address?: string) => post('/Auth/login', { email, password }, address);
const otpLogin = (token: string, otp: string) => post('/Auth/otp-login', { token, otp });
const statusesOf = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

/** Challenges as if mails had no limit: the limits on codes are tested here. */
async function openChallenges({ userId }: Person, number: number): Promise<string[]> {
  const ids = Array.from({ length: number }, () => randomUUID());
  await asPlatform(api.platform.database, (trx) =>
    trx
      .insertInto('signInChallenges')
      .values(
        ids.map((id) => ({
          ...{ id, userId, codeHash: hashCode(sessionSecret, id, code) },
          expiresAt: sql`now() + interval '10 minutes'`,
        })),
      )
      .execute(),
  );
  return ids;
}

/** Codes of this person that were compared with the right one. */
async function triedCodes({ userId }: Person): Promise<number> {
  const { tried } = await asPlatform(api.platform.database, (trx) =>
    trx
      .selectFrom('signInChallenges')
      .select(sql<number>`sum(attempts)::int`.as('tried'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow(),
  );
  return tried;
}

/** Moves everything that is kept of this person's sign-ins into the past. */
async function letTimePass({ userId }: Person, hours: number): Promise<void> {
  await asPlatform(api.platform.database, async (trx) => {
    const ago = sql`make_interval(hours => ${hours})`;
    await sql`update sign_in_challenges set created_at = created_at - ${ago} where user_id = ${userId}`.execute(trx);
    await sql`update sign_in_throttles set changed_at = changed_at - ${ago}, retry_at = retry_at - ${ago}`.execute(trx);
  });
}

t.test('of 200 wrong codes over 40 challenges, all at once, ten are tried', async (t) => {
  const person = await newPerson();
  const tokens = await openChallenges(person, 40);
  const guesses = tokens.flatMap((token) => Array.from({ length: 5 }, (_, guess) => ({ token, otp: `00000${guess}` })));
  const statuses = await statusesOf(guesses.map(({ token, otp }) => otpLogin(token, otp)));
  t.equal(await triedCodes(person), 10);
  t.same([count(statuses, 401), count(statuses, 429)], [10, 190]);

  const refused = await otpLogin((await openChallenges(person, 1))[0] ?? '', code);
  t.match(refused.body, { success: false, code: 'too_many_requests', message: /wrong codes.*in an hour/ });
  t.equal(refused.headers['retry-after'], '3600');
  t.equal((await login(person.email, testPassword)).status, 429, 'no further challenge either');
  const { rows: noted } = await asPlatform(api.platform.database, (trx) =>
    sql`select from pgboss.job where name = 'accounts.note-refused-sign-in'
      and data->'payload'->>'userId' = ${person.userId} and data->'payload'->>'isThrottled' = 'true'`.execute(trx),
  );
  t.equal(noted.length, count(statuses, 429) + 2, 'each of them is noted, to be one entry of the audit log');

  const other = await newPerson();
  t.equal((await otpLogin((await openChallenges(other, 1))[0] ?? '', code)).status, 200, 'nobody else is concerned');
  await letTimePass(person, 1);
  t.equal((await login(person.email, testPassword)).status, 200, 'an hour later it continues');
});

t.test('the last guess of an hour is one guess, however many are made at once', async (t) => {
  const person = await newPerson();
  const tokens = await openChallenges(person, 40);
  for (const token of tokens.slice(0, 9)) t.equal((await otpLogin(token, '000000')).status, 401);
  const statuses = await statusesOf(tokens.slice(9).map((token) => otpLogin(token, '000000')));
  t.equal(await triedCodes(person), 10);
  t.same([count(statuses, 401), count(statuses, 429)], [1, 30]);
});

t.test('thirty wrong codes are the end of a day', async (t) => {
  const person = await newPerson();
  for (let hour = 0; hour < 3; hour++) {
    for (const token of await openChallenges(person, 10)) await otpLogin(token, '000000');
    await letTimePass(person, 1);
  }
  t.equal(await triedCodes(person), 30);
  t.equal((await otpLogin((await openChallenges(person, 1))[0] ?? '', code)).status, 429);
  await letTimePass(person, 24);
  t.equal((await otpLogin((await openChallenges(person, 1))[0] ?? '', code)).status, 200);
});

t.test('a new challenge voids those before it', async (t) => {
  const person = await newPerson();
  const older = await openChallenges(person, 2);
  t.equal((await login(person.email, testPassword)).status, 200);
  for (const token of older) t.equal((await otpLogin(token, code)).status, 401);
});

t.test('an account gets twenty codes an hour, however many ask at once', async (t) => {
  const person = await newPerson();
  const statuses = await statusesOf(
    Array.from({ length: 40 }, (_, index) => login(person.email, testPassword, `192.0.2.${index + 1}`)),
  );
  t.same([count(statuses, 200), count(statuses, 429)], [20, 20]);
  const mails = await asPlatform(api.platform.database, (trx) =>
    trx.selectFrom('outgoingMails').select('id').where('recipient', '=', person.email).execute(),
  );
  t.equal(mails.length, 20);
});

t.test('five wrong passwords, then one has to wait, longer each time, even with the right one', async (t) => {
  const person = await newPerson();
  const statuses = await statusesOf(Array.from({ length: 40 }, () => login(person.email, 'wrong')));
  t.same([count(statuses, 401), count(statuses, 429)], [5, 35], 'at once');
  const refused = await login(person.email, testPassword);
  t.match(refused.body, {
    code: 'too_many_requests',
    message: /^Too many attempts\. Please try again in \d+ seconds\.$/,
  });
  t.ok(Number(refused.headers['retry-after']) > 20 && Number(refused.headers['retry-after']) <= 30);
  t.equal((await login(person.email, testPassword, '203.0.113.2')).status, 200, 'from elsewhere the account is open');
  t.equal((await login((await newPerson()).email, testPassword)).status, 200, 'and so are other accounts from here');

  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    await asPlatform(api.platform.database, (trx) =>
      sql`update sign_in_throttles set retry_at = now() where retry_at > now()`.execute(trx),
    );
    t.equal((await login(person.email, 'wrong')).status, 401);
    waits.push(Number((await login(person.email, 'wrong')).headers['retry-after']));
  }
  const doubled = [60, 120, 240, 480, 900, 900, 900];
  t.ok(
    waits.every((wait, index) => Math.abs(wait - (doubled[index] ?? 0)) <= 10),
    `${waits}`,
  );
});

t.test('the right password forgives what was wrong before it', async (t) => {
  const person = await newPerson();
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 4; attempt++) t.equal((await login(person.email, 'wrong')).status, 401);
    t.equal((await login(person.email, testPassword)).status, 200);
  }
});

t.test('strangers at many addresses slow an account down, and never lock its owner out', async (t) => {
  const person = await newPerson();
  const home = '198.51.100.7';
  await login(person.email, testPassword, home);
  const [token = ''] = await openChallenges(person, 1);
  const signedIn = await post('/Auth/otp-login', { token, otp: code }, home);
  t.equal(signedIn.status, 200);

  const strangers = Array.from({ length: 100 }, (_, index) => `192.0.2.${index + 1}`);
  const statuses = await statusesOf(strangers.map((address) => login(person.email, 'wrong', address)));
  t.same([count(statuses, 401), count(statuses, 429)], [50, 50]);
  const elsewhere = await login(person.email, testPassword, '198.51.100.8');
  t.equal(elsewhere.status, 429);
  t.ok(Number(elsewhere.headers['retry-after']) <= 60, 'a minute at most');
  t.equal((await login(person.email, testPassword, home)).status, 200, 'where they signed in before');
});

t.test('an address of IPv6 is the network that one customer gets', async (t) => {
  const person = await newPerson();
  const neighbours = Array.from({ length: 20 }, (_, index) => `2001:db8:1:2::${(index + 1).toString(16)}`);
  const statuses = await statusesOf(neighbours.map((address) => login(person.email, 'wrong', address)));
  t.same([count(statuses, 401), count(statuses, 429)], [5, 15]);
});

t.test('an address that nobody has is answered as one that somebody has, attempt by attempt', async (t) => {
  const person = await newPerson();
  const answersOf = async (email: string) => {
    const answers: string[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const { status, body } = await login(email, 'wrong', '198.51.100.50');
      answers.push(`${status} ${body.code} ${String(body.message).replace(/\d+/, 'n')}`);
    }
    return answers;
  };
  const unknown = await answersOf('nobody@example.org');
  t.same(await answersOf(person.email), unknown);
  t.equal(unknown.filter((answer) => answer.startsWith('429')).length, 3);
});

t.test('no address of people or machines is readable in what is kept of attempts', async (t) => {
  const person = await newPerson();
  await login(person.email, 'wrong', '198.51.100.99');
  const rows = await asPlatform(api.platform.database, (trx) =>
    sql<{ row: string }>`select to_jsonb(t)::text as row from sign_in_throttles t`.execute(trx),
  );
  t.ok(rows.rows.length > 0);
  t.notMatch(JSON.stringify(rows.rows), new RegExp(`${person.email}|198\\.51`));
});

t.test('of a thousand attempts a minute from one address the limit is let in, and nobody else waits', async (t) => {
  const limits = { rateLimits: defaultRateLimits, production: true, trustedProxies: 1 };
  const strict = await startTestApi({ ...limits, sessionSecret });
  t.teardown(() => strict.close());
  const person = await strict.person('ORGANIZATION_USER', await strict.organization());
  const signIn = (email: string, password: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    return strict.app.inject({ method: 'POST', url: '/Auth/login', payload: { email, password }, headers });
  };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 1000; attempt++) {
    statuses.push((await signIn(`guess-${attempt}@example.org`, 'wrong', '203.0.113.9')).statusCode);
    if (attempt % 250 !== 0) continue;
    t.equal((await signIn(person.email, testPassword, '198.51.100.20')).statusCode, 200, 'elsewhere, meanwhile');
  }
  t.same([count(statuses, 401), count(statuses, 429)], [defaultRateLimits.signIn, 1000 - defaultRateLimits.signIn]);
  t.equal((await signIn(person.email, testPassword, '203.0.113.9')).statusCode, 429, 'the address waits');
  t.equal((await signIn(person.email, testPassword, '198.51.100.20')).statusCode, 200, 'and nobody else');
});
