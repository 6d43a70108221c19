import { inflateSync } from 'node:zlib';

/** No stream of a page that can be read comes near this, in bytes unpacked; pdf.js goes on by itself with what is refused here. */
const MOST_UNPACKED = 512 * 1024 * 1024;

const Native = globalThis.DecompressionStream;

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
        return { done: false, value: inflateSync(packed, { maxOutputLength: MOST_UNPACKED }) };
      },
    }),
  };
}

/** Has pdf.js unpack in the calling thread; it asks for no other means than the global one. Only the format of PDFs changes. */
export function unpackInThread(): void {
  globalThis.DecompressionStream = new Proxy(Native, {
    construct: (native, args: [CompressionFormat]) =>
      args[0] === 'deflate' ? new InThreadInflate() : new native(...args),
  });
}
