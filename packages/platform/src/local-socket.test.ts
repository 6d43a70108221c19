import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { callLocally, type LocalCommands, serveLocally } from './local-socket.ts';

const isWindows = process.platform === 'win32' && 'has pipes of its own';
const silent = () => {};

/** Makes this the system's temporary folder while a test runs. */
async function withTemporaryFolder(t: Test, path: string): Promise<string> {
  const before = process.env.TMPDIR;
  await mkdir(path, { recursive: true });
  process.env.TMPDIR = path;
  t.teardown(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  return path;
}

/** A short path, because those of sockets are limited. */
async function shortFolder(t: Test): Promise<string> {
  const path = await mkdtemp(join('/tmp', 'bl-'));
  t.teardown(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function connectTo(folder: string): Promise<Socket> {
  const peer = connect(join(folder, 'commands.sock'));
  peer.on('error', silent);
  await once(peer, 'connect');
  return peer;
}

/** Resolves when the connection is over, cut or ended. */
const closed = (peer: Socket) => new Promise<void>((done) => peer.resume().once('close', () => done()));

const commands: LocalCommands = {
  echo: async (args, report) => {
    report('one\u2028line\u2029of\nthree');
    return args;
  },
  fail: async () => {
    throw new TypeError('It does not work.');
  },
};

t.test('a command is called by its name, and answers with what it reports, its result or its error', async (t) => {
  const folder = await shortFolder(t);
  t.equal(await callLocally(folder, 'echo', 1, silent), undefined, 'where nobody serves it');
  const end = await serveLocally(folder, commands);
  const lines: string[] = [];
  t.same(await callLocally(folder, 'echo', { path: 'ä\u2028b' }, (line) => lines.push(line)), {
    result: { path: 'ä\u2028b' },
  });
  t.same(lines, ['one\u2028line\u2029of\nthree']);
  await t.rejects(callLocally(folder, 'fail', null, silent), { name: 'TypeError', message: 'It does not work.' });
  await t.rejects(callLocally(folder, 'unknown', null, silent), /There is no command unknown/);
  await end();
  t.equal(await callLocally(folder, 'echo', 1, silent), undefined);
});

t.test('a caller that connects and says nothing does not delay the end', { skip: isWindows }, async (t) => {
  const folder = await shortFolder(t);
  const end = await serveLocally(folder, commands);
  const peer = await connectTo(folder);
  const half = await connectTo(folder);
  half.write('{"command":"echo"');
  const cut = Promise.all([closed(peer), closed(half)]);
  await end();
  await cut;
  t.pass('both were cut');
});

t.test('a caller that says nothing in time, or too much, is cut', { skip: isWindows }, async (t) => {
  const folder = await shortFolder(t);
  const end = await serveLocally(folder, commands, { ms: 50 });
  const [silentPeer, longPeer] = [await connectTo(folder), await connectTo(folder)];
  longPeer.write('x'.repeat(70_000));
  await Promise.all([closed(silentPeer), closed(longPeer)]);
  t.same((await callLocally(folder, 'echo', 2, silent))?.result, 2, 'others are served');
  await end();
});

t.test('a call is aborted when its caller has gone, and when the process ends', { skip: isWindows }, async (t) => {
  const folder = await shortFolder(t);
  const begun: (() => void)[] = [];
  const aborted: string[] = [];
  const wait: LocalCommands = {
    wait: (_args, _report, signal) =>
      new Promise((_done, fail) => {
        signal.addEventListener('abort', () => {
          aborted.push(signal.reason.message);
          fail(signal.reason);
        });
        begun.shift()?.();
      }),
  };
  const end = await serveLocally(folder, wait);
  const started = () => new Promise<void>((done) => begun.push(done));
  const first = started();
  const peer = await connectTo(folder);
  peer.write('{"command":"wait"}\n');
  await first;
  peer.destroy();
  const own = started();
  const stopping = new AbortController();
  const stopped = t.rejects(callLocally(folder, 'wait', null, silent, stopping.signal), { message: 'By its caller.' });
  await own;
  stopping.abort(new Error('By its caller.'));
  await stopped;
  const second = started();
  const call = callLocally(folder, 'wait', null, silent);
  const refused = t.rejects(call, { message: 'Bidloom is being stopped.' });
  await second;
  await end();
  await refused;
  t.same(aborted, ['The caller is gone.', 'The caller is gone.', 'Bidloom is being stopped.']);
});

t.test('only its own user can use a socket, also that of a deep folder', { skip: isWindows }, async (t) => {
  const own = process.umask(0);
  t.teardown(() => process.umask(own));
  const folder = await shortFolder(t);
  const end = await serveLocally(folder, commands);
  t.equal((await stat(join(folder, 'commands.sock'))).mode & 0o777, 0o700);
  await end();

  const temporary = await withTemporaryFolder(t, join(folder, 't'));
  const deep = join(folder, 'd'.repeat(60), 'e'.repeat(60));
  await mkdir(deep, { recursive: true });
  const endDeep = await serveLocally(deep, commands);
  t.same((await callLocally(deep, 'echo', 3, silent))?.result, 3);
  const [private_ = '', ...more] = await readdir(temporary);
  t.same(more, [], 'one folder');
  t.equal((await stat(join(temporary, private_))).mode & 0o777, 0o700);
  await endDeep();

  await t.test(
    'a folder of somebody else is not used',
    { skip: process.getuid?.() !== 0 && 'needs root' },
    async (t) => {
      await chown(join(temporary, private_), 12_345, 12_345);
      await t.rejects(serveLocally(deep, commands), /belongs to somebody else\. Set TMPDIR/);
      await t.rejects(callLocally(deep, 'echo', 3, silent), /belongs to somebody else/);
    },
  );
});

t.test('where every path is too long it says what to set', { skip: isWindows }, async (t) => {
  const folder = await shortFolder(t);
  await withTemporaryFolder(t, join(folder, 'x'.repeat(90)));
  t.match(tmpdir(), /x{90}/);
  await t.rejects(
    serveLocally(join(folder, 'y'.repeat(110)), commands),
    /too long for a socket\. Set DATA_DIR or TMPDIR/,
  );
});
