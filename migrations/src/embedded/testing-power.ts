import { fstatSync, lstatSync, mkdirSync, readdirSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { DurableFiles, type NodeFileSystem, type OpenStream } from './durable-files.ts';

/** The unit in which disks write: what was not synced may be there in parts. */
const blockBytes = 4096;

/** Whether a block of a file that was not synced was written nevertheless. */
export type Survives = (path: string, block: number) => boolean;

interface RecordedFileSystem extends NodeFileSystem {
  realPath(node: unknown): string;
}

type RecordedStream = OpenStream & { node: unknown };

/** Tests only: the files of an embedded PostgreSQL, and a record of what a power cut would leave of them. */
export class RecordedFiles extends DurableFiles {
  readonly recorder: PowerRecorder;

  constructor(root: string) {
    super(root);
    this.recorder = new PowerRecorder(root);
  }

  protected override extend(files: RecordedFileSystem): void {
    super.extend(files);
    this.recorder.attach(files);
  }
}

/**
 * What a disk must have kept of a folder: each file as it was at its last `fsync`, and the names that each folder had at its last `fsync`.
 * The `fsync` of a file keeps its name, too, as journaling file systems do.
 */
class PowerRecorder {
  readonly #root: string;
  /** What each file has on the disk, by the number of its inode. */
  readonly #contents = new Map<number, Buffer>();
  readonly #names = new Map<string, number>();
  /** Where a large file was written since its last `fsync`: reading all of the log at every commit would take minutes. */
  readonly #written = new Map<number, { from: number; to: number }>();
  /** Called at each sync of the engine, before its files count as synced. */
  onSync: () => void = () => {};

  /** The folder as it is counts as synced. */
  constructor(root: string) {
    this.#root = resolve(root);
    for (const path of filesBelow(this.#root)) {
      const { ino } = lstatSync(path);
      this.#names.set(relative(this.#root, path), ino);
      this.#contents.set(ino, readFileSync(path));
    }
  }

  attach(files: RecordedFileSystem): void {
    const { fsync = () => 0, write } = files.stream_ops;
    files.stream_ops.write = (stream, buffer, offset, length, position) => {
      const { ino } = fstatSync(stream.nfd);
      const before = this.#written.get(ino) ?? { from: position, to: position };
      this.#written.set(ino, { from: Math.min(before.from, position), to: Math.max(before.to, position + length) });
      return write(stream, buffer, offset, length, position);
    };
    files.stream_ops.fsync = (stream) => {
      this.onSync();
      const done = fsync(stream);
      this.#keep(stream.nfd, relative(this.#root, files.realPath((stream as RecordedStream).node)));
      return done;
    };
  }

  #keep(descriptor: number, path: string): void {
    const info = fstatSync(descriptor);
    if (info.isDirectory()) this.#keepNames(path);
    else this.#keepFile(descriptor, path, info);
  }

  #keepFile(descriptor: number, path: string, { ino, size }: { ino: number; size: number }): void {
    const before = this.#contents.get(ino);
    const { from, to } = this.#written.get(ino) ?? { from: 0, to: 0 };
    const isLarge = before?.length === size && size > 1024 * 1024;
    const kept = isLarge ? before : Buffer.alloc(size);
    if (isLarge) readSync(descriptor, kept, from, to - from, from);
    else readSync(descriptor, kept, 0, size, 0);
    this.#written.delete(ino);
    this.#contents.set(ino, kept);
    this.#names.set(path, ino);
  }

  #keepNames(folder: string): void {
    const there = new Set<string>();
    for (const entry of readdirSync(join(this.#root, folder), { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(folder, entry.name);
      const { ino } = lstatSync(join(this.#root, path));
      there.add(path);
      this.#names.set(path, ino);
      if (!this.#contents.has(ino)) this.#contents.set(ino, Buffer.alloc(0));
    }
    for (const path of this.#names.keys()) {
      if (dirname(path) === (folder || '.') && !there.has(path)) this.#names.delete(path);
    }
  }

  /** Writes to `target` what a power cut at this moment leaves. Nothing but what was synced, unless blocks of the rest survive. */
  cutPower(target: string, survives: Survives = () => false): void {
    for (const folder of foldersBelow(this.#root))
      mkdirSync(join(target, relative(this.#root, folder)), { recursive: true });
    for (const [path, ino] of this.#names) {
      const kept = this.#contents.get(ino) ?? Buffer.alloc(0);
      writeFileSync(join(target, path), kept);
    }
    for (const file of filesBelow(this.#root)) {
      const path = relative(this.#root, file);
      const now = readFileSync(file);
      const kept = this.#contents.get(this.#names.get(path) ?? -1) ?? Buffer.alloc(0);
      const torn = tear(kept, now, (block) => survives(path, block));
      if (torn) writeFileSync(join(target, path), torn);
    }
  }
}

/** What was `kept`, with the blocks of `now` that survive; null where none does. */
function tear(kept: Buffer, now: Buffer, survives: (block: number) => boolean): Buffer | null {
  let torn: Buffer | null = null;
  for (let block = 0; block * blockBytes < now.length; block++) {
    const [from, to] = [block * blockBytes, Math.min((block + 1) * blockBytes, now.length)];
    const isSame = to <= kept.length && now.subarray(from, to).equals(kept.subarray(from, to));
    if (isSame || !survives(block)) continue;
    torn ??= Buffer.from(kept);
    if (torn.length < to) torn = Buffer.concat([torn, Buffer.alloc(to - torn.length)]);
    now.copy(torn, from, from, to);
  }
  return torn;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function foldersBelow(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap((entry) => foldersBelow(join(folder, entry.name)))];
}

/**
 * Records the database that the product opens in this process. At SIGUSR2 the power is cut: what the disk is bound to have is written to
 * `target`, and the process ends as by `kill -9`.
 */
export function cutPowerOnSignal(target: string): void {
  const product = DurableFiles.prototype as unknown as { extend: Extend; rootDir: string };
  const { extend } = product;
  product.extend = function (files) {
    extend.call(this, files);
    const recorder = new PowerRecorder(this.rootDir);
    recorder.attach(files as RecordedFileSystem);
    process.on('SIGUSR2', () => {
      recorder.cutPower(target);
      process.kill(process.pid, 'SIGKILL');
    });
  };
}

type Extend = (this: { rootDir: string }, files: NodeFileSystem) => void;
