/** What a file in the ZIP is named after. */
export interface NamedFile {
  fileName: string;
  /** Its folder; null: the folder of those without a category. */
  category: string | null;
  isCurrent: boolean;
}

/** UTF-8 bytes of a folder or a file's name: what every file system takes, with room for the folder that it is unpacked into. */
const longest = 120;

/** Names that Windows keeps for devices, with any extension, with spaces before that, and with superscripts, which count as figures. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d\u00b9\u00b2\u00b3])(?= {0,120}(?:\.|$))/i;

/**
 * A path in the ZIP for each file, in their order: a folder by category, safe on every system (no way out of the folder, no characters or
 * names that one of them refuses) and no two the same, whatever case they are written in.
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

/** One part of a path: a category may contain slashes, which would make folders of it. */
function safePart(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .trim();
  const { stem, extension } = split(plain);
  const named = `${cut(stem, longest - Buffer.byteLength(extension))}${extension}`;
  // Windows drops dots and spaces at the end, and a dot in front hides a file elsewhere.
  const trimmed = named.replace(/^\.+/, '').replace(/[. ]{1,200}$/, '');
  return device.test(trimmed) ? `_${trimmed}` : trimmed || 'unnamed';
}

function split(name: string): { stem: string; extension: string } {
  const extension = /\.[^. ]{1,10}$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}

/** As many whole characters as fit into so many bytes. */
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
