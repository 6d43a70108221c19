/** What a file system or an archive does not take in the name of a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const FORBIDDEN = /[\u0000-\u001f\\/:*?"<>|]/g;

/** A name for one file or folder of an archive: without ways out of its folder, and no longer than file systems allow. */
export function safeName(name: string): string {
  const cleaned = name.replace(FORBIDDEN, '_').trim();
  const shown = /^\.+$/.test(cleaned) || cleaned === '' ? '_' : cleaned;
  if (shown.length <= 120) return shown;
  const dot = shown.lastIndexOf('.');
  const ending = dot > shown.length - 10 ? shown.slice(dot) : '';
  return `${shown.slice(0, 120 - ending.length)}${ending}`;
}

/** Answers each path once: one that was given before gets a number before its ending. */
export function createNames(): (path: string) => string {
  const taken = new Set<string>();
  return (path) => {
    const dot = path.lastIndexOf('.');
    const end = dot > path.lastIndexOf('/') ? dot : path.length;
    let name = path;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
      name = `${path.slice(0, end)} (${number})${path.slice(end)}`;
    }
    taken.add(name.toLowerCase());
    return name;
  };
}
