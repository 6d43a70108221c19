import { cp, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asPlatform, DatabaseOpenError, openDatabase } from '@bidloom/db';
import t, { type Test } from 'tap';
import { createChance } from '../testing/chance.ts';
import { type Installation, prepareInstallation, until } from '../testing/installation.ts';
import { signIn } from '../testing/ten-runs.ts';

t.setTimeout(870_000);

const times = 5;
const writers = 4;
const lostBytes = 64 * 1024;

/** Writes keywords until the product dies; `confirmed` gets each that was answered with a success. */
async function writeKeywords(product: Installation, token: string, prefix: string, confirmed: string[]): Promise<void> {
  for (let n = 0; ; n++) {
    const text = `${prefix} ${n}`;
    const answer = await product.call('POST', '/Keywords', { token, body: { text } }).catch(() => null);
    if (!answer) return;
    if (answer.status === 200 || answer.status === 201) confirmed.push(text);
  }
}

async function tokenOf(product: Installation, folder: string): Promise<string> {
  const accounts = JSON.parse(await readFile(join(folder, 'demo-accounts.json'), 'utf8'));
  const admin = accounts.find(({ role }: { role: string }) => role === 'ORGANIZATION_ADMIN');
  return signIn(product, admin.email, admin.password);
}

const keywordsOf = async (folder: string) => {
  const database = await openDatabase({ folder });
  try {
    const rows = await asPlatform(database, (trx) =>
      trx.selectFrom('keywords').select('text').orderBy('text').execute(),
    );
    return rows.map(({ text }) => text);
  } finally {
    await database.close();
  }
};

/** Cuts the power of a product under load, and replaces its database by what is on the disk. */
async function cutUnderLoad(
  t: Test,
  product: Installation,
  { folder, token, round, afterMs }: { folder: string; token: string; round: number; afterMs: number },
) {
  const target = join(folder, 'power-cut');
  await rm(target, { recursive: true, force: true });
  await product.start();
  const confirmed: string[] = [];
  const writing = Array.from({ length: writers }, (_, n) =>
    writeKeywords(product, token, `Round ${round} writer ${n} word`, confirmed),
  );
  await until(() => confirmed.length >= writers);
  await wait(afterMs);
  for (const pid of product.pids()) process.kill(pid, 'SIGUSR2');
  await Promise.all(writing);
  await until(() => product.pids().length === 0);
  await rm(join(folder, 'db/pg'), { recursive: true });
  await rename(target, join(folder, 'db/pg'));
  t.comment(`round ${round}: cut ${afterMs} ms after the first answers, ${confirmed.length} writes were confirmed`);
  return confirmed;
}

t.test('five power cuts under load lose nothing that was confirmed', async (t) => {
  const chance = createChance();
  t.comment(`SEED=${chance.seed}`);
  const folder = t.testdir();
  await mkdir(folder, { recursive: true });
  const product = await prepareInstallation('pglite', folder);
  t.teardown(() => product.close());
  // The first start makes the database; from the second on it is recorded.
  await product.start();
  const token = await tokenOf(product, folder);
  await product.stop();
  const recorded = await prepareInstallation('pglite', folder, {
    NODE_OPTIONS: `--import ${new URL('record-power.ts', import.meta.url).href}`,
    POWER_CUT_TO: join(folder, 'power-cut'),
  });
  t.teardown(() => recorded.close());

  const all: string[] = [];
  for (let round = 1; round <= times; round++) {
    const confirmed = await cutUnderLoad(t, recorded, { folder, token, round, afterMs: chance.between(200, 3000) });
    t.ok(confirmed.length > 0, 'there was something to lose');
    all.push(...confirmed);
    if (round === times) await cp(join(folder, 'db'), join(folder, 'last-cut'), { recursive: true, filter: isFile });
    const kept = await keywordsOf(join(folder, 'db'));
    t.equal(new Set(kept).size, kept.length, `round ${round}: nothing is there twice`);
    t.same(
      all.filter((text) => !kept.includes(text)),
      [],
      `round ${round}: nothing that was confirmed is lost`,
    );
  }

  // Beyond any power cut: a disk that has lost the end of the log although it has said that it is written.
  await loseLog(t, folder, all);
});

/** Whatever is no lock of a process. */
const isFile = (path: string) => !path.endsWith('.sock');

async function loseLog(t: Test, folder: string, written: readonly string[]): Promise<void> {
  for (let round = 1; round <= times; round++) {
    const damaged = join(folder, `damaged-${round}`);
    await cp(join(folder, 'last-cut'), damaged, { recursive: true });
    const bytes = lostBytes * round;
    await eraseEnd(join(damaged, 'pg/pg_wal'), bytes);
    const kept = await keywordsOf(damaged).catch((error) => error);
    if (Array.isArray(kept)) {
      const lost = written.filter((text) => !kept.includes(text)).length;
      t.pass(
        `without the last ${bytes / 1024} kB of the log it starts: ${lost} of ${written.length} confirmed writes are lost`,
      );
    } else {
      t.type(kept, DatabaseOpenError, `without the last ${bytes / 1024} kB of the log it does not start`);
      t.match(kept.message, /restore your last backup to it: npm run bidloom -- restore FILE$/, 'and says what to do');
    }
  }
}

/** Overwrites the last bytes that were written to the log with zeros. */
async function eraseEnd(log: string, bytes: number): Promise<void> {
  const segments = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
  let left = bytes;
  for (const name of segments.reverse()) {
    const content = await readFile(join(log, name));
    let end = content.length;
    while (end > 0 && content[end - 1] === 0) end--;
    const from = Math.max(0, end - left);
    const file = await open(join(log, name), 'r+');
    await file.write(Buffer.alloc(end - from), 0, end - from, from);
    await file.close();
    left -= end - from;
    if (left <= 0) return;
  }
}
