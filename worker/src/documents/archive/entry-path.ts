import { cleanFileName } from '@bidloom/platform/file-name';

/** Characters of a folder that are kept; an archive's names may be as long as 64 KB. */
const longestFolder = 500;

/** What systems put beside people's files. */
const debris = /^(?:\.ds_store|thumbs\.db|desktop\.ini|\._.*|~\$.*|\.git|__macosx)$/i;

/**
 * The name and folder that an archive gives a file, for people: no file is ever written under them. Null for a folder and for what a system
 * left there, which nobody misses.
 */
export function splitEntryPath(given: string): { name: string; folder: string | null } | null {
  const parts = given
    .replaceAll('\\', '/')
    .split('/')
    // Neither a drive nor a way up leads anywhere.
    .filter((part) => !/^(?:|\.{1,2}|[a-z]:)$/i.test(part));
  const last = parts.at(-1);
  if (last === undefined || /[\\/]$/.test(given) || parts.some((part) => debris.test(part))) return null;
  const folder = [...parts.slice(0, -1).map(cleanFileName).join('/')].slice(0, longestFolder).join('');
  return { name: cleanFileName(last), folder: folder || null };
}

const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

/** An entry's name: UTF-8 where it says so or is it, else the code page of the first PCs, which the format goes by. */
export function decodeEntryName(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : cp437[byte - 128])).join('');
  }
}
