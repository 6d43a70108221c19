import { unzipSync } from 'fflate';
import { Parser } from 'saxen';
import { OfficeProblemError } from './office-problem.ts';
import { giveSign } from './worker-signs.ts';

const mostEntries = 10_000;
/** In bytes when unpacked. The server reads larger files, but a browser has less memory. */
const mostBytes = 150_000_000;
const mostRatio = 200;
const ratioCountsFrom = 20_000_000;

/**
 * Unpacks the wanted parts of an Office file, by name. Their declared sizes are checked first, and no part is unpacked beyond its size.
 * @throws OfficeProblemError
 */
export function openParts(
  file: Uint8Array,
  isWanted: (name: string, bytes: number) => boolean,
): Map<string, Uint8Array> {
  let [entries, unpacked] = [0, 0];
  try {
    const parts = unzipSync(file, {
      filter: ({ name, originalSize, size }) => {
        giveSign();
        if (++entries > mostEntries) throw new OfficeProblemError('too_large');
        if (!isWanted(name, originalSize)) return false;
        unpacked += originalSize;
        if (unpacked > mostBytes) throw new OfficeProblemError('too_large');
        if (originalSize > ratioCountsFrom && originalSize > mostRatio * size)
          throw new OfficeProblemError('too_large');
        return true;
      },
    });
    return new Map(Object.entries(parts));
  } catch (error) {
    throw error instanceof OfficeProblemError ? error : new OfficeProblemError('corrupt');
  }
}

/** The text of a part, in either of the encodings that Office uses. */
export function textOf(part: Uint8Array | undefined): string {
  giveSign();
  if (!part) return '';
  const isWide = part[0] === 0xff && part[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(part);
}

export interface XmlHandlers {
  /** Names have no prefix. Entities in attribute values are decoded. */
  open?(name: string, attribute: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** The deepest nesting of elements. Office nests a few dozen; drawing uses the stack for each level. */
const deepest = 256;
/** After so many elements a worker gives a sign, if it is time. */
const elementsBetween = 1000;

/** Walks through XML. Entities of a document type are not expanded. @throws OfficeProblemError if it is broken or too deep */
export function walkXml(xml: string, { open, close, text }: XmlHandlers): void {
  let failure: Error | null = null;
  let [depth, elements] = [0, 0];
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    if (++elements % elementsBetween === 0) giveSign();
    if (++depth > deepest) throw new OfficeProblemError('too_large');
    open?.(name.slice(name.indexOf(':') + 1), (attribute) => {
      const value = attributes()[attribute];
      return value === undefined ? undefined : decode(value);
    });
  });
  parser.on('closeTag', (name) => {
    depth--;
    close?.(name.slice(name.indexOf(':') + 1));
  });
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', (value) => text(value));
  }
  parser.on('warn', () => {});
  parser.on('error', (error) => {
    failure ??= error;
  });
  parser.parse(xml);
  if (failure) throw new OfficeProblemError('corrupt');
}
