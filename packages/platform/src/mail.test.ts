import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import t, { type Test } from 'tap';
import { recordingLogger, silent } from '../test/logger.ts';
import { outageOf } from './infrastructure-error.ts';
import { openMailer } from './mailer.ts';
import { openOutbox, readOutbox } from './outbox.ts';

const from = 'Bidloom <no-reply@bids.example.org>';

async function temporary(t: Test): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'outbox-'));
  t.teardown(() => rm(directory, { recursive: true }));
  return directory;
}

t.test('by SMTP', async (t) => {
  const received: { from: string; to: string[]; raw: string; user: string | undefined }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'pa:ss' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? new Error('No such mailbox') : null),
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          user: session.user,
        });
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  t.teardown(() => new Promise<void>((resolve) => server.close(resolve)));
  const outboxDirectory = await temporary(t);
  const { logger, text: logged } = recordingLogger();
  const mailer = await openMailer({ smtpUrl: `smtp://user:pa%3Ass@127.0.0.1:${port}`, from, outboxDirectory, logger });
  t.teardown(() => mailer.close());

  t.test('a message arrives with both its bodies, from whom it should', async (t) => {
    await mailer.deliver({
      to: 'asha@example.org',
      subject: 'Ihr Code – 完了',
      text: 'Your code is 123456.',
      html: '<p>Your code is <b>123456</b>.</p>',
    });
    const [mail] = received;
    t.match(mail, { from: 'no-reply@bids.example.org', to: ['asha@example.org'], user: 'user' });
    t.match(mail?.raw, /^From: Bidloom <no-reply@bids\.example\.org>/m);
    t.match(mail?.raw, /^Subject: =\?UTF-8\?/m);
    t.match(mail?.raw, /text\/plain[\s\S]*Your code is 123456\.[\s\S]*text\/html[\s\S]*<b>123456<\/b>/);
    t.notMatch(logged(), /123456|asha|pa:ss/, 'neither text nor address is logged');
    t.same(await readdir(outboxDirectory), [], 'the outbox stays out of it');
  });

  t.test('what a person wrote can add no header and no recipient', async (t) => {
    await mailer.deliver({
      to: 'asha@example.org',
      subject: 'Hello\r\nBcc: spy@example.org',
      text: 'x\r\n.\r\nRCPT TO:<spy@example.org>',
    });
    const mail = received.at(-1);
    t.same(mail?.to, ['asha@example.org']);
    t.notMatch(mail?.raw, /^Bcc:/m);
  });

  t.test('a message that is sent twice has one name, so that receivers keep one', async (t) => {
    const message = { to: 'asha@example.org', subject: 's', text: 't', id: 'f2b7' };
    for (let time = 0; time < 2; time++) {
      await mailer.deliver(message);
      t.match(received.at(-1)?.raw, /^Message-ID: <f2b7@bids\.example\.org>\r$/im);
    }
  });

  t.test(
    'a server that lets nobody in, or is not there, is an outage; a recipient that it refuses is not',
    async (t) => {
      await mailer.check();
      const refused = await mailer
        .deliver({ to: 'nobody@example.org', subject: 's', text: 't' })
        .catch((error) => error);
      t.match(refused, { message: /No such mailbox/ });
      t.equal(outageOf(refused), null);
      await t.rejects(mailer.deliver({ to: 'a@example.org, spy@example.org', subject: 's', text: 't' }));
      const locked = await openMailer({
        smtpUrl: `smtp://user:wrong@127.0.0.1:${port}`,
        from,
        outboxDirectory,
        logger: silent,
      });
      t.teardown(() => locked.close());
      await t.rejects(locked.deliver({ to: 'asha@example.org', subject: 's', text: 't' }), {
        outage: 'mail',
        cause: { code: 'EAUTH' },
      });
      const nowhere = await openMailer({ smtpUrl: 'smtp://127.0.0.1:9', from, outboxDirectory, logger: silent });
      t.teardown(() => nowhere.close());
      await t.rejects(nowhere.deliver({ to: 'asha@example.org', subject: 's', text: 't' }), {
        outage: 'mail',
        message: /ECONNREFUSED/,
      });
      await t.rejects(nowhere.check(), { name: 'InfrastructureError', message: /ECONNREFUSED/ });
    },
  );

  t.test('a server that is silent, busy or hangs up is noticed by its greeting', async (t) => {
    for (const [name, greet] of [
      ['silent', () => {}],
      ['busy', (socket: Socket) => socket.write('421 too many connections\r\n')],
      ['hangs up', (socket: Socket) => socket.end()],
    ] as const) {
      const other = createServer((socket) => greet(socket.on('error', () => {}))).listen(0, '127.0.0.1');
      await once(other, 'listening');
      const url = `smtp://127.0.0.1:${(other.address() as AddressInfo).port}`;
      const mailer = await openMailer({ smtpUrl: url, from, outboxDirectory, logger: silent });
      await t.rejects(mailer.check(), { name: 'InfrastructureError' }, name);
      await mailer.close();
      other.close();
    }
    t.test('encrypted, too', async (t) => {
      const secure = new SMTPServer({ secure: true, authOptional: true });
      secure.on('error', () => {});
      secure.listen(0, '127.0.0.1');
      await once(secure.server, 'listening');
      t.teardown(() => new Promise<void>((resolve) => secure.close(resolve)));
      const url = `smtps://127.0.0.1:${(secure.server.address() as AddressInfo).port}`;
      const mailer = await openMailer({ smtpUrl: url, from, outboxDirectory, logger: silent });
      await mailer.check();
      await mailer.close();
    });
  });

  t.test('a server that falls silent after its greeting is an outage, and nobody waits for it', async (t) => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => {}));
      socket.write('220 ready\r\n');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const mailer = await openMailer({ smtpUrl: url, from, outboxDirectory, logger: silent, silenceMs: 300 });
    t.teardown(() => {
      mailer.close();
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    // Far longer than it should take on a busy machine, and far shorter than for ever.
    const patience = delay(20_000, 'still waiting', { ref: false });
    const delivered = mailer.deliver({ to: 'asha@example.org', subject: 's', text: 't' });
    await t.rejects(Promise.race([delivered, patience]), { name: 'InfrastructureError', outage: 'mail' });
  });

  t.end();
});

t.test('into the outbox', async (t) => {
  t.test('where no mail server is set, messages are kept, newest first, and shown', async (t) => {
    const directory = join(await temporary(t), 'mail');
    const printed: string[] = [];
    const { logger, text: logged } = recordingLogger();
    const mailer = await openOutbox({ directory, from, logger, print: (line) => printed.push(line) });
    t.same(await readOutbox(directory), []);
    await mailer.deliver({ to: 'asha@example.org', subject: 'Your code', text: 'Your code is\n 123456.' });
    await mailer.deliver({ to: 'ben@example.org', subject: 'Second', text: 'two', html: '<p>two</p>' });
    t.match(await readOutbox(directory), [
      { to: 'ben@example.org', from, subject: 'Second', text: 'two', html: '<p>two</p>', sentAt: /Z$/ },
      { to: 'asha@example.org', subject: 'Your code', text: 'Your code is\n 123456.' },
    ]);
    t.match(printed[0], /asha@example\.org · Your code · Your code is 123456\./);
    t.notMatch(logged(), /123456|asha/, 'the log stays free of it');
    const [file = ''] = await readdir(directory);
    t.match(file, /^\d+-[0-9a-f-]+\.json$/);
    if (process.platform !== 'win32')
      t.equal((await stat(join(directory, file))).mode & 0o077, 0, 'for the owner alone');
  });

  t.test('the last 200 are kept', async (t) => {
    const directory = await temporary(t);
    const mailer = await openOutbox({ directory, from, logger: silent, print: () => {} });
    for (let n = 1; n <= 203; n += 1) await mailer.deliver({ to: 'a@example.org', subject: `${n}`, text: 't' });
    const mails = await readOutbox(directory);
    t.equal(mails.length, 200);
    t.same([mails[0]?.subject, mails.at(-1)?.subject], ['203', '4']);
  });

  t.test('other files in the folder, and a folder that is not there, are no mails', async (t) => {
    const directory = await temporary(t);
    await writeFile(join(directory, '1-half.json.new'), '{"half');
    t.same(await readOutbox(directory), []);
    t.same(await readOutbox(join(directory, 'none')), []);
  });

  t.test('is what the mailer takes without an address of a server', async (t) => {
    const outboxDirectory = await temporary(t);
    const shown = t.capture(console, 'log');
    const mailer = await openMailer({ smtpUrl: '', from, outboxDirectory, logger: silent });
    await mailer.deliver({ to: 'a@example.org', subject: 's', text: 't' });
    await mailer.close();
    t.equal((await readOutbox(outboxDirectory)).length, 1);
    t.match(shown(), [{ args: [/a@example\.org/] }]);
  });

  t.end();
});
