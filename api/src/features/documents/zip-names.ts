/** From which a file's name in the ZIP is made. */
export interface NamedFile {
  fileName: string;
  /** Its folder; null: the folder for files without a category. */
  category: string | null;
  isCurrent: boolean;
}

/** UTF-8 bytes of the name of a folder or a file: every file system accepts it, with room for the folder into which it is unpacked. */
const longest = 120;

/** Names that Windows reserves for devices, with any extension, with spaces before that, and with superscripts, which count as digits. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d\u00b9\u00b2\u00b3])(?= {0,120}(?:\.|$))/i;

/**
 * A path in the ZIP for each file, in their order: a folder for each category, safe on every system (no way out of the folder, no
 * characters or names that a system refuses), and no two the same, even if case is ignored.
 */
export function zipPaths(files: readonly NamedFile[]): string[] {
  const taken = new Set<string>();
  return files.map(({ fileName, category, isCurrent }) => {
    const folder = safePart(isCurrent ? (category ?? 'Without category') : 'Earlier versions');
    const { stem, extension } = split(safePart(fileName));
    let path = `${folder}/${stem}${extension}`;
    for (let copy = 2; taken.has(path.normalize('NFKC').toLowerCase()); copy++) {
      path = `${folder}/${stem} (${copy})${extension}`;
    }
    taken.add(path.normalize('NFKC').toLowerCase());
    return path;
  });
}

/** One part of a path: a category may contain slashes, which would become folders. */
function safePart(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .trim();
  const { stem, extension } = split(plain);
  const named = `${cut(stem, longest - Buffer.byteLength(extension))}${extension}`;
  // Windows drops dots and spaces at the end, and a dot at the start hides a file elsewhere.
  const trimmed = named.replace(/^\.+/, '').replace(/[. ]{1,200}$/, '');
  return device.test(trimmed) ? `_${trimmed}` : trimmed || 'unnamed';
}

function split(name: string): { stem: string; extension: string } {
  const extension = /\.[^. ]{1,10}$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}

/** As many whole characters as fit into `bytes` bytes. */
function cut(text: string, bytes: number): string {
  let length = 0;
  let kept = '';
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes) return kept;
    kept += character;
  }
  return kept;
}
