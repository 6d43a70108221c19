import { readFile, stat } from 'node:fs/promises';
import { checkCharacters } from './flow-limits.ts';

/** In bytes: no encoding takes more for a character. */
const longestCharacter = 4;

/**
 * Reads a text file whatever its encoding: by its byte order mark, by the zero bytes of UTF-16, UTF-8 if it is valid, else Windows-1252.
 * @throws UnreadableDocumentError where it is longer than a document may be
 */
export async function readText(path: string): Promise<string> {
  checkCharacters((await stat(path)).size / longestCharacter);
  const text = decodeText(await readFile(path));
  checkCharacters(text.length);
  return text;
}

/** See `readText`. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const [even, odd] = zeroShares(bytes.subarray(0, 4096));
  if (odd > 0.3 && even < 0.1) return 'utf-16le';
  if (even > 0.3 && odd < 0.1) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Shares of zero bytes at even and odd places. */
function zeroShares(bytes: Uint8Array): [number, number] {
  const zeros: [number, number] = [0, 0];
  for (let index = 0; index < bytes.length; index++) if (bytes[index] === 0) zeros[index % 2 === 0 ? 0 : 1]++;
  const half = Math.max(1, bytes.length / 2);
  return [zeros[0] / half, zeros[1] / half];
}
