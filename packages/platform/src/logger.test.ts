import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import t from 'tap';
import { recordingLogger } from '../test/logger.ts';
import { createLogger, jobLogger } from './logger.ts';

t.test('jobs are told apart by their ids', async (t) => {
  const { logger, lines } = recordingLogger();
  jobLogger(logger, { name: 'documents.ingest', id: 'job-9', attempt: 2 }).warn('slow');
  t.match(lines[0], { level: 'warn', job: 'documents.ingest', jobId: 'job-9', attempt: 2, msg: 'slow', time: /Z$/ });
});

t.test('no secret and no text of people or documents gets into a line, however deep it sits', async (t) => {
  const { logger, text } = recordingLogger();
  const secret = 'hunter2-is-secret';
  logger.info(
    { password: secret, headers: { Authorization: `Bearer ${secret}`, cookie: secret, 'set-cookie': [secret] } },
    'a',
  );
  logger.info(
    { body: [{ otp: secret, nested: { apiKey: secret, token: secret, secret } }], userQuestion: secret, text: secret },
    'b',
  );
  logger
    .child({ sessionSecret: secret })
    .error({ err: Object.assign(new Error('no'), { config: { secretKey: secret } }) }, 'c');
  logger.info(
    { req: { id: 'r1', method: 'GET', url: `/objects/a?expires=1&signature=${secret}`, headers: { cookie: secret } } },
    'd',
  );
  logger.info({ url: `https://s3/x?X-Amz-Signature=${secret}&a=1` }, 'e');
  logger.warn({ cause: { deep: new Error('inner', { cause: { password: secret } }) } }, 'f');
  t.notMatch(text(), new RegExp(secret));
  t.match(text(), /\/objects\/a\?expires=1&signature=\[redacted\]/, 'the rest of the address stays');
  t.match(text(), /"userQuestion":"\[redacted\]"/);
});

t.test('what helps to find a fault stays', async (t) => {
  const { logger, lines } = recordingLogger();
  logger.error(
    { err: new Error('disk full'), documentId: 'd1', pages: 222, at: new Date(0), none: null },
    'Ingestion failed',
  );
  t.match(lines[0], {
    documentId: 'd1',
    pages: 222,
    at: '1970-01-01T00:00:00.000Z',
    none: null,
    err: { message: 'disk full', stack: /logger\.test/ },
  });
});

t.test('a line never fails: circles and large things are cut', async (t) => {
  const { logger, lines } = recordingLogger();
  const circle: Record<string, unknown> = { name: 'circle', bytes: Buffer.alloc(1000) };
  circle.self = circle;
  logger.info(circle, 'round');
  t.match(lines[0], { msg: 'round', bytes: '[1000 bytes]' });
});

t.test('the level is kept, and lines for people are readable', async (t) => {
  const { logger, lines } = recordingLogger('warn');
  logger.info('too quiet');
  t.same(lines, []);
  const destination = new PassThrough({ encoding: 'utf8' });
  createLogger({ level: 'info', pretty: true, destination }).info({ port: 3000 }, 'Ready');
  const [written] = await once(destination, 'data');
  t.match(written, /INFO.*Ready[\s\S]*port: 3000/);
});
