import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentTypeOf } from '@bidloom/platform';
import { type RenditionFile, UnreadableDocumentError } from '../../documents/model.ts';
import { memoryOfGroup } from '../../lib/process-memory.ts';
import { memoryLimits } from '../../memory-limits.ts';
import { writeOfficeProfile } from './office-profile.ts';

/** Milliseconds until a conversion is given up; a text of 500 pages takes 20 seconds. */
const convertingTime = 180_000;
/** Milliseconds between two checks of its memory. */
const lookEvery = 200;

/** LibreOffice's names of what it writes, by the type that it writes. */
const filters: Record<string, { ending: string; filter: string }> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    ending: 'docx',
    filter: 'docx:MS Word 2007 XML',
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    ending: 'xlsx',
    filter: 'xlsx:Calc MS Excel 2007 XML',
  },
  'application/pdf': { ending: 'pdf', filter: 'pdf:impress_pdf_Export' },
};

export interface OfficeOrder {
  /** The file; what is made of it is written into `folder`. */
  path: string;
  mediaType: string;
  folder: string;
  signal: AbortSignal;
}

export interface OfficeConverter {
  /**
   * Makes a copy that the readers know. Rejects with the signal's reason when aborted.
   * @throws UnreadableDocumentError where the program cannot open the file, takes too long, or too much memory
   */
  convert(order: OfficeOrder): Promise<RenditionFile>;
}

/** Limits of a conversion, in bytes and milliseconds. */
interface OfficeLimits {
  memory: number;
  time: number;
}

/**
 * Converts by LibreOffice, one document at a time, each in processes and with a profile of its own, which end with it whatever happens.
 * @param program its path
 */
export function createOfficeConverter(
  program: string,
  limits: OfficeLimits = { memory: memoryLimits.office * 1024 * 1024, time: convertingTime },
): OfficeConverter {
  let last: Promise<unknown> = Promise.resolve();
  return {
    convert(order) {
      const turn = last.then(() => convertOne(program, order, limits));
      last = turn.catch(() => {});
      return turn;
    },
  };
}

async function convertOne(program: string, order: OfficeOrder, limits: OfficeLimits): Promise<RenditionFile> {
  const { path, mediaType, folder, signal } = order;
  signal.throwIfAborted();
  const type = documentTypeOf(mediaType);
  const target = type?.convertsTo;
  const as = target && filters[target];
  if (!as || !target) throw new Error(`Nothing is made of ${mediaType}`);
  const [profile, out] = [join(folder, 'profile'), join(folder, 'converted')];
  // The program goes by the ending where the content leaves a doubt.
  const source = join(folder, `document${type.endings[0]}`);
  await Promise.all([writeOfficeProfile(profile), mkdir(out, { recursive: true }), copyFile(path, source)]);
  await refuseOddCompound(path, mediaType);
  const child = spawn(
    program,
    [
      ...[
        '--headless',
        '--invisible',
        '--norestore',
        '--nolockcheck',
        '--nodefault',
        '--nofirststartwizard',
        '--nologo',
      ],
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      ...['--convert-to', as.filter, '--outdir', out, source],
    ],
    // A group of its own, so that what it starts ends with it. No secret of the parent's.
    { detached: true, stdio: 'ignore', cwd: folder, env: environmentOf(folder) },
  );
  const end = await ended(child, signal, limits);
  signal.throwIfAborted();
  if (end === 'time') throw tooMuch(`Converting it took longer than ${Math.round(limits.time / 60_000)} minutes.`);
  if (end === 'memory') throw tooMuch('Converting it takes more memory than one document is given.');
  const made = join(out, `document.${as.ending}`);
  const size = await stat(made).then(
    (found) => found.size,
    () => 0,
  );
  if (size === 0) throw unconvertible();
  return { path: made, mediaType: target };
}

/** The stream that the old formats keep their text in; Excel's was called `Book` first. */
const streams: Record<string, string> = {
  'application/msword': 'WordDocument',
  'application/vnd.ms-excel': 'ook',
  'application/vnd.ms-powerpoint': 'PowerPoint Document',
};

/** The program takes what it does not know for a text, and shows its bytes as signs. */
async function refuseOddCompound(path: string, mediaType: string): Promise<void> {
  const name = streams[mediaType];
  if (name && !(await readFile(path)).includes(Buffer.from(name, 'utf16le'))) throw unconvertible();
}

function environmentOf(folder: string): NodeJS.ProcessEnv {
  const dead = 'http://127.0.0.1:9';
  const proxies = { http_proxy: dead, https_proxy: dead, ftp_proxy: dead, all_proxy: dead };
  return {
    PATH: process.env.PATH,
    LANG: process.env.LANG ?? 'C.UTF-8',
    ...{ HOME: folder, TMPDIR: folder, SAL_USE_VCLPLUGIN: 'svp', ...proxies },
  };
}

/** Waits for the end of a process, and ends its whole group where it takes too much, or nobody needs it any more. */
function ended(child: ChildProcess, signal: AbortSignal, limits: OfficeLimits): Promise<'done' | 'time' | 'memory'> {
  return new Promise((resolve, reject) => {
    let end: 'done' | 'time' | 'memory' = 'done';
    const kill = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch (error) {
        // All of it has ended.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    };
    const overTime = setTimeout(() => {
      end = 'time';
      kill();
    }, limits.time);
    const look = setInterval(() => {
      if (memoryOfGroup(child.pid) <= limits.memory) return;
      end = 'memory';
      kill();
    }, lookEvery);
    const settle = (work: () => void) => {
      clearTimeout(overTime);
      clearInterval(look);
      signal.removeEventListener('abort', kill);
      // Processes that it started and left behind.
      kill();
      work();
    };
    signal.addEventListener('abort', kill, { once: true });
    if (signal.aborted) kill();
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', () => settle(() => resolve(end)));
  });
}

function unconvertible(): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'corrupt',
    'This file could not be converted: it is damaged, protected by a password, or not what its name says. Open it in the program that made it, save it as .docx, .xlsx or PDF, and upload that.',
  );
}

function tooMuch(reason: string): UnreadableDocumentError {
  return new UnreadableDocumentError('too_large', `${reason} Save it as a PDF, or split it, and upload that.`);
}
