import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { ConfigError, readConfig } from './config.ts';
import { databaseOf } from './connections.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'bidloom-config-'));
t.teardown(() => rmSync(DATA_DIR, { recursive: true }));
const secret = 'a secret of more than thirty-two characters';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://bidloom:secret@db.example/bidloom',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'bidloom',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  SMTP_URL: 'smtps://mail.example',
  PUBLIC_URL: 'https://tenders.example/',
  SESSION_SECRET: secret,
};

/** The names of the settings that the start complains of. */
function complaints(env: Record<string, string | undefined>): string[] {
  try {
    readConfig({ DATA_DIR, SESSION_SECRET: secret, ...env });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => problem.split(':')[0] ?? '').sort();
  }
}

t.test('without any setting everything is embedded', async (t) => {
  const config = readConfig({ DATA_DIR });
  t.match(config, { production: false, port: 3000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000' });
  t.match(config, { databaseUrl: null, s3: null, model: null, mail: { smtpUrl: null } });
  t.same(config.trustedProxies, []);
  t.equal(config.sessionIdleHours, 12);
});

t.test('ten processes fit into the hundred connections that PostgreSQL has where nothing else is set', async (t) => {
  const { databasePoolSize } = readConfig({ DATA_DIR });
  // It keeps three for superusers.
  t.ok(10 * databasePoolSize <= 97, `${databasePoolSize} each`);
});

t.test('an embedding model on this machine needs no language model, and has a name', async (t) => {
  const directory = join(DATA_DIR, 'models');
  const local = (EMBEDDING_MODEL: string) => readConfig({ DATA_DIR, EMBEDDING_MODEL }).localEmbedding;
  t.same(local('local/owner/model-v1.5'), { name: 'owner/model-v1.5', directory });
  t.same(local('local/owner/model@3f1c'), { name: 'owner/model@3f1c', directory });
  t.same(local('local/model'), { name: 'model', directory });
  t.equal(local('text-embedding-3-small'), null);
  const chat = { CHAT_MODEL: 'chat', OPENAI_API_KEY: 'key' };
  t.match(readConfig({ DATA_DIR, ...chat, EMBEDDING_MODEL: 'local/model' }).model, { embeddingModel: null });
  t.match(readConfig({ DATA_DIR, ...chat, EMBEDDING_MODEL: 'other' }).model, { embeddingModel: 'other' });
  for (const name of [
    'local/',
    'local/../secrets',
    'local/a/../b',
    'local//a',
    'local/a/b/c',
    'local/.a',
    'local/a/b@../c',
    'local/a@b',
  ]) {
    t.same(complaints({ EMBEDDING_MODEL: name }), ['EMBEDDING_MODEL'], name);
  }
});

t.test('the secret of a data folder is made once and is for its owner alone', async (t) => {
  const first = readConfig({ DATA_DIR }).sessionSecret;
  t.ok(first.length >= 32);
  t.equal(readConfig({ DATA_DIR }).sessionSecret, first);
  t.equal(statSync(join(DATA_DIR, 'session-secret')).mode & 0o777, 0o600);
  t.equal(readFileSync(join(DATA_DIR, 'session-secret'), 'utf8'), first);
});

t.test('production has no embedded parts: each service and secret that is missing is named', async (t) => {
  t.same(complaints(production), []);
  const needed = ['DATABASE_URL', 'PUBLIC_URL', 'S3_ENDPOINT', 'SESSION_SECRET', 'SMTP_URL'];
  t.same(complaints({ NODE_ENV: 'production', SESSION_SECRET: undefined }), needed);
  t.equal(readConfig({ DATA_DIR, ...production }).publicUrl, 'https://tenders.example');
});

t.test('the words of the public page are in the data folder unless another file is named', async (t) => {
  t.same(readConfig({ DATA_DIR }).landingContent, { path: join(DATA_DIR, 'landing.json'), required: false });
  t.same(readConfig({ DATA_DIR, LANDING_CONTENT: '/etc/words.json' }).landingContent, {
    path: '/etc/words.json',
    required: true,
  });
});

t.test('demos are asked of any number of mail addresses', async (t) => {
  t.same(readConfig({ DATA_DIR }).demoRequestsTo, []);
  const DEMO_REQUESTS_TO = 'a@example.org, b@example.org';
  t.same(readConfig({ DATA_DIR, DEMO_REQUESTS_TO }).demoRequestsTo, ['a@example.org', 'b@example.org']);
  t.same(complaints({ DEMO_REQUESTS_TO: 'a@example.org; b' }), ['DEMO_REQUESTS_TO']);
});

t.test('what is malformed, missing and incomplete is listed at once', async (t) => {
  t.same(
    complaints({ ...production, PORT: 'http', LOG_LEVEL: 'loud', SMTP_URL: '', S3_BUCKET: '', OPENAI_API_KEY: 'k' }),
    ['CHAT_MODEL', 'LOG_LEVEL', 'PORT', 'S3_BUCKET', 'SMTP_URL'],
  );
});

t.test('the owner of the tables may be another account, of the same database', async (t) => {
  const DATABASE_URL = 'postgres://app:secret@db.example/bidloom';
  const owned = { DATABASE_URL, DATABASE_OWNER_URL: 'postgres://owner:secret@db.example/bidloom' };
  t.same(databaseOf(readConfig({ DATA_DIR, ...owned, DATABASE_POOL_SIZE: '20' }), 'api'), {
    connectionString: DATABASE_URL,
    ownerConnectionString: owned.DATABASE_OWNER_URL,
    poolSize: 16,
    statementSeconds: 60,
  });
  t.same(databaseOf(readConfig({ DATA_DIR, DATABASE_URL, DATABASE_TIMEOUT: '20' }), 'worker'), {
    connectionString: DATABASE_URL,
    poolSize: 3,
    statementSeconds: 20,
  });
  t.match(databaseOf(readConfig({ DATA_DIR, DATABASE_URL }), 'command'), { statementSeconds: 0 });
  t.same(complaints({ ...owned, DATABASE_OWNER_URL: 'postgres://owner@db.example/another' }), ['DATABASE_OWNER_URL']);
  t.same(complaints({ DATABASE_OWNER_URL: owned.DATABASE_OWNER_URL }), ['DATABASE_URL']);
  t.same(complaints({ DATABASE_URL, DATABASE_POOL_SIZE: '7' }), ['DATABASE_POOL_SIZE']);
});

t.test('a language model has a window and, where they are set, prices', async (t) => {
  const named = { DATA_DIR, OPENAI_API_KEY: 'k', CHAT_MODEL: 'm' };
  t.match(readConfig(named).model, { contextTokens: 16_000, timeoutSeconds: 60, prices: null });
  t.equal(readConfig({ ...named, CHAT_MODEL_TIMEOUT: '300' }).model?.timeoutSeconds, 300);
  const priced = { ...named, CHAT_MODEL_INPUT_PRICE: '0.40', CHAT_MODEL_OUTPUT_PRICE: '1.6' };
  const free = { ...named, CHAT_MODEL_INPUT_PRICE: '0', CHAT_MODEL_OUTPUT_PRICE: '0' };
  t.same(readConfig(priced).model?.prices, { input: 0.4, output: 1.6 });
  t.same(readConfig(free).model?.prices, { input: 0, output: 0 });
  t.equal(readConfig({ ...named, CHAT_MODEL_CONTEXT: '128000' }).model?.contextTokens, 128_000);
});

t.test('a window too small, a price that is none and a price alone stop the start', async (t) => {
  const named = { OPENAI_API_KEY: 'k', CHAT_MODEL: 'm' };
  t.same(complaints({ ...named, CHAT_MODEL_CONTEXT: '3000' }), ['CHAT_MODEL_CONTEXT']);
  t.same(complaints({ ...named, CHAT_MODEL_OUTPUT_PRICE: '1.6' }), ['CHAT_MODEL_INPUT_PRICE']);
  for (const wrong of ['-1', '0,4', 'free', '1e3', 'Infinity']) {
    t.same(complaints({ ...named, CHAT_MODEL_INPUT_PRICE: wrong, CHAT_MODEL_OUTPUT_PRICE: '1' }), [
      'CHAT_MODEL_INPUT_PRICE',
    ]);
  }
});

t.test('a complaint does not repeat a secret', async (t) => {
  t.throws(() => readConfig({ DATA_DIR, SESSION_SECRET: 'short-secret' }), {
    message: /SESSION_SECRET: must be at least 32 characters/,
  });
  for (const env of [{ SESSION_SECRET: 'short-secret' }, { DATABASE_URL: 'mysql://root:hunter2@db' }]) {
    t.throws(() => readConfig({ DATA_DIR, ...env }), { message: /^(?!.*(short-secret|hunter2))/s });
  }
});
