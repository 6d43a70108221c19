const maxCharacters = 255;

/**
 * A file's name as we keep and show it: the last part of whatever path came with it, without control characters, not too long,
 * with its extension. It is data: no key and no path is ever made of it.
 */
export function cleanFileName(given: string): string {
  // Browsers send a quotation mark as %22, and line breaks as %0D and %0A (HTML standard, multipart/form-data).
  const meant = given.replaceAll('%22', '"').replace(/%0[DA]/g, '');
  const last = meant.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  // Control characters, and those that turn the direction of writing, can make a name look like another one.
  const visible = last.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  const name = /^\.*$/.test(visible) ? 'unnamed' : visible;
  const characters = [...name];
  if (characters.length <= maxCharacters) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, maxCharacters - [...extension].length).join('') + extension;
}

/** What two names are compared by: one that differs only in case or in the way its accents are written is the same file to people. */
export const fileNameKey = (name: string): string => name.normalize('NFKC').toLowerCase();
