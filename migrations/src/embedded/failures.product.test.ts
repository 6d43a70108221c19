import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { asPlatform, DatabaseOpenError, newId, openDatabase } from '../main.ts';
import { makeTestFolder } from '../testing-engines.ts';
import { DurableFiles, type NodeFileSystem } from './durable-files.ts';
import { openFolder } from './open-folder.ts';

t.setTimeout(180_000);

const sources = new URL('../', import.meta.url);

/** Runs a program beside this one that may import the package's files. */
async function run(program: string, options: { uid?: number } = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: sources, ...options });
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once('close', done)),
  ]);
  return { said, complained, code };
}

const restore = /set DATA_DIR to a new one, and restore your last backup to it: npm run bidloom -- restore FILE$/;

const damages: [name: string, damage: (place: string) => Promise<unknown>, says: RegExp][] = [
  ['the control file is cut', (place) => truncate(join(place, 'global/pg_control'), 100), /read 100 of \d+\. Keep/],
  ['the control file is empty', (place) => writeFile(join(place, 'global/pg_control'), Buffer.alloc(8192)), restore],
  ['the log is gone', (place) => emptyLog(place), /could not locate a valid checkpoint record/],
  ['the settings are gone', (place) => rm(join(place, 'postgresql.conf')), /could not access the server configuration/],
  ['the catalog is gone', (place) => rm(join(place, 'base/5/1259')), restore],
  ['its version is gone', (place) => rm(join(place, 'PG_VERSION')), restore],
];

async function emptyLog(place: string): Promise<void> {
  for (const name of await readdir(join(place, 'pg_wal'))) {
    if (/^[0-9A-F]{24}$/.test(name)) await writeFile(join(place, 'pg_wal', name), Buffer.alloc(16 * 1024 * 1024));
  }
}

t.test('a database that does not start says why, and what to do', async (t) => {
  const whole = join(t.testdir(), 'whole');
  await makeTestFolder(whole);
  const copy = async (name: string) => {
    const folder = join(t.testdirName, name);
    cpSync(whole, folder, { recursive: true });
    return folder;
  };
  const failureOf = async (opening: Promise<unknown>) => {
    const error = await opening.then(
      () => t.fail('it opens'),
      (error) => error,
    );
    t.type(error, DatabaseOpenError);
    return String(error.message);
  };

  for (const [name, damage, says] of damages) {
    const folder = await copy(name);
    await damage(join(folder, 'pg'));
    const message = await failureOf(openDatabase({ folder }));
    t.match(message, says, name);
    t.match(message, restore, name);
    t.match(message, folder);
  }

  const older = await copy('older');
  await writeFile(join(older, 'pg/PG_VERSION'), '17\n');
  const message = await failureOf(openDatabase({ folder: older }));
  t.match(message, /written by PostgreSQL 17, and this version of Bidloom has 18\S*\. Start the version that wrote it/);
  t.equal(await readFile(join(older, 'pg/PG_VERSION'), 'utf8'), '17\n', 'and changes nothing');

  const full = await copy('full');
  const files = (path: string) => new FullFiles(path);
  t.match(await failureOf(openFolder(full, { files })), /^The disk of the data folder .* is full \(.*\)\. Make room/);
  await (await openDatabase({ folder: full })).close();

  const file = join(t.testdirName, 'file');
  await writeFile(file, '');
  const unusable = /can't be used \(E\w+: .*\)\. Let the account that runs Bidloom read and write it/;
  t.match(await failureOf(openDatabase({ folder: file })), unusable, 'a file in its place');

  const foreign = await copy('foreign');
  await chmod(foreign, 0o555);
  // Nothing is forbidden to root, which containers often run tests as.
  const isRoot = process.getuid?.() === 0;
  const program = `
    import { openDatabase } from './main.ts';
    await openDatabase({ folder: ${JSON.stringify(foreign)} }).catch((error) => console.log(error.name, error.message));`;
  const { said } = await run(program, isRoot ? { uid: 65534 } : {});
  t.match(said, /^DatabaseOpenError /);
  t.match(said, unusable, 'a folder of somebody else');
  await chmod(foreign, 0o755);
});

t.test('a first start that was cut off starts again', async (t) => {
  const folder = t.testdir();
  await mkdir(join(folder, 'pg.new'));
  await writeFile(join(folder, 'pg.new/PG_VERSION'), '18\n');
  const database = await openDatabase({ folder });
  await asPlatform(database, (trx) => trx.insertInto('organizations').values({ id: newId(), name: 'First' }).execute());
  await database.close();
  t.notOk((await readdir(folder)).includes('pg.new'));
});

t.test('a log that can not be written ends the process before it confirms what is lost', async (t) => {
  const folder = t.testdir();
  await makeTestFolder(folder);
  const program = `
    import { asPlatform, newId } from './main.ts';
    import { openPglite } from './open.ts';
    import { openFolder } from './embedded/open-folder.ts';
    import { DurableFiles } from './embedded/durable-files.ts';
    let room = true;
    class Files extends DurableFiles {
      extend(files) {
        super.extend(files);
        const { write } = files.stream_ops;
        files.stream_ops.write = (stream, ...rest) => {
          if (!room && files.realPath(stream.node).includes('pg_wal')) files.tryFSOperation(() => { throw Object.assign(new Error(), { code: 'ENOSPC' }); });
          return write(stream, ...rest);
        };
      }
    }
    const { pglite, release } = await openFolder(${JSON.stringify(folder)}, { files: (path) => new Files(path) });
    const database = await openPglite(pglite, release);
    const insert = (name) => asPlatform(database, (trx) => trx.insertInto('organizations').values({ id: newId(), name }).execute());
    await insert('Confirmed');
    console.log('confirmed');
    room = false;
    await insert('Lost').then(() => console.log('confirmed what is lost'), (error) => console.log('refused', error.message));`;
  const { said, complained, code } = await run(program);
  t.equal(said, 'confirmed\n', 'nobody is answered');
  t.match(
    complained,
    /^The database has stopped: could not write .*No space left on device\. The disk .* is full: make room and start again\. Nothing that was confirmed is lost\.\n$/,
  );
  t.equal(code, 1);
  const database = await openDatabase({ folder });
  const kept = await asPlatform(database, (trx) => trx.selectFrom('organizations').select('name').execute());
  t.same(kept, [{ name: 'Confirmed' }]);
  await database.close();
});

/** A disk without any room. */
class FullFiles extends DurableFiles {
  protected override extend(files: NodeFileSystem): void {
    super.extend(files);
    files.stream_ops.write = () =>
      files.tryFSOperation(() => {
        throw Object.assign(new Error(), { code: 'ENOSPC' });
      });
  }
}
