/** A word of a page: offsets into the page's text (UTF-16 code units, end exclusive) and `[x, y, width, height]` as fractions of the page. */
interface PlacedWord {
  start: number;
  end: number;
  box: [number, number, number, number];
}

/** Version, so that stored words stay readable when the layout changes. */
const VERSION = 1;
const HEADER = 5;
/** Gap since the last word's end (1), length (2), box (four numbers of 2 bytes, each in 1/65535 of the page). */
const RECORD = 11;
const SCALE = 65_535;

/**
 * Packs words for a binary column or a message between threads: 11 bytes a word, boxes to 1/65535 of the page.
 * Words must be ordered by `start` and not overlap. Layout, little-endian: version (1), count (4), then for each word gap (1), length (2), box (8);
 * a gap of 255 is followed by the true gap (4).
 */
export function packWords(words: PlacedWord[]): Buffer {
  let wide = 0;
  let end = 0;
  for (const word of words) {
    if (word.start - end >= 255) wide++;
    end = word.end;
  }
  // A separate buffer: a view of Node's shared pool would take the whole pool along to another thread.
  const buffer = Buffer.allocUnsafeSlow(HEADER + words.length * RECORD + wide * 4);
  buffer.writeUInt8(VERSION, 0);
  buffer.writeUInt32LE(words.length, 1);
  let at = HEADER;
  end = 0;
  for (const word of words) {
    const gap = word.start - end;
    buffer[at++] = Math.min(gap, 255);
    if (gap >= 255) at = buffer.writeUInt32LE(gap, at);
    at = writeUint16(buffer, at, Math.min(word.end - word.start, SCALE));
    for (let side = 0; side < 4; side++) {
      const fraction = word.box[side] ?? 0;
      at = writeUint16(buffer, at, Math.round((fraction > 0 ? Math.min(fraction, 1) : 0) * SCALE));
    }
    end = word.end;
  }
  return buffer;
}

/** Plain stores: Node's own `writeUInt16LE` checks each value, which is felt at a million words. */
function writeUint16(buffer: Buffer, at: number, value: number): number {
  buffer[at] = value & 0xff;
  buffer[at + 1] = value >> 8;
  return at + 2;
}

/** The reverse of `packWords`. @throws RangeError when the bytes are not of this format */
export function unpackWords(bytes: Uint8Array): PlacedWord[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < HEADER || view.getUint8(0) !== VERSION) throw new RangeError('Not packed words');
  const count = view.getUint32(1, true);
  const words: PlacedWord[] = [];
  let at = HEADER;
  let end = 0;
  for (let index = 0; index < count; index++) {
    let gap = view.getUint8(at++);
    if (gap === 255) {
      gap = view.getUint32(at, true);
      at += 4;
    }
    const start = end + gap;
    end = start + view.getUint16(at, true);
    words.push({
      start,
      end,
      box: [
        view.getUint16(at + 2, true) / SCALE,
        view.getUint16(at + 4, true) / SCALE,
        view.getUint16(at + 6, true) / SCALE,
        view.getUint16(at + 8, true) / SCALE,
      ],
    });
    at += 10;
  }
  return words;
}
