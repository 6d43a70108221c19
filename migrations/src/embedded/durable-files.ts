import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The part of emscripten's file system, which works on Node's, that is used here. */
export interface NodeFileSystem {
  stream_ops: {
    fsync?: (stream: OpenStream) => number;
    write: (stream: OpenStream, buffer: Uint8Array, offset: number, length: number, position: number) => number;
  };
  /** Runs `operation` and throws Node's errors as errors of a C library. */
  tryFSOperation<T>(operation: () => T): T;
}

/** A file that the engine has open. */
export interface OpenStream {
  /** Node's descriptor. */
  nfd: number;
}

/**
 * The files of the embedded PostgreSQL, with an `fsync` that reaches the disk. Emscripten's file system of Node has none, so that whatever
 * PostgreSQL syncs is reported as synced and is not. With it PostgreSQL keeps its own order: the log before the answer to a commit and
 * before the pages that it describes, all pages before a checkpoint. `fdatasync` never asks the file system, so `wal_sync_method` has to be
 * `fsync`: see `durableSettings`.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const prepared = await super.init(pglite, options);
    const { preRun = [] } = prepared.emscriptenOpts;
    const install = (module: { FS: unknown }) => {
      const { filesystems } = module.FS as { filesystems: { NODEFS: NodeFileSystem } };
      this.extend(filesystems.NODEFS);
    };
    return { ...prepared, emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...preRun, install] } };
  }

  /** Changes the file system of this engine before it runs. */
  protected extend(files: NodeFileSystem): void {
    files.stream_ops.fsync = ({ nfd }) => {
      files.tryFSOperation(() => fsyncSync(nfd));
      return 0;
    };
  }
}

/** Settings of PostgreSQL that belong to `DurableFiles`. */
export const durableSettings = ['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on', 'synchronous_commit=on'];
