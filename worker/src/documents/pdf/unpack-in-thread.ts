import { inflateSync } from 'node:zlib';
import { spendUnpacked } from './spending.ts';

/** In bytes, unpacked: a little more than the largest picture that is read (64 million pixels in colour). What is larger is read as empty. */
const MOST_UNPACKED = 256 * 1024 * 1024;

/** In bytes: what most streams of a page fit into. In Node's 16 KiB at a time, unpacking takes nearly twice as long. */
const UNPACKED_AT_A_TIME = 64 * 1024;

/**
 * What pdf.js uses of a `DecompressionStream`: everything is written once, then read. Node's own hands each stream through two queues
 * and another thread, which costs a page more than the unpacking itself.
 */
class InThreadInflate {
  #packed: Uint8Array | null = null;

  readonly writable = {
    getWriter: () => ({
      write: async (packed: Uint8Array) => {
        this.#packed = packed;
      },
      close: async () => {},
    }),
  };

  readonly readable = {
    getReader: () => ({
      read: async () => {
        const packed = this.#packed;
        this.#packed = null;
        if (!packed) return { done: true };
        return { done: false, value: inflate(packed) };
      },
    }),
  };
}

/**
 * Throws where the data is damaged: pdf.js then unpacks as far as it goes. The memory of what comes back is its own: pdf.js gives that of
 * pictures away, and fails where it is part of Node's pool.
 */
function inflate(packed: Uint8Array): Uint8Array {
  try {
    const bytes = inflateSync(packed, { maxOutputLength: MOST_UNPACKED, chunkSize: UNPACKED_AT_A_TIME });
    spendUnpacked(bytes.length);
    return bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      spendUnpacked(MOST_UNPACKED);
      return new Uint8Array();
    }
    throw error;
  }
}

/** Has pdf.js unpack in the calling thread; it asks for no other means than the global one. Only the format of PDFs changes. */
export function unpackInThread(): void {
  Object.defineProperty(globalThis, 'DecompressionStream', {
    configurable: true,
    writable: true,
    value: function DecompressionStream(format: CompressionFormat) {
      if (format === 'deflate') return new InThreadInflate();
      // Node loads its own streams when they are first looked at, and hardly any document needs them.
      return new (process.getBuiltinModule('node:stream/web').DecompressionStream)(format);
    },
  });
}
