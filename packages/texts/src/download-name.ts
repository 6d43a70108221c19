/** Longer names are cut in mail programs and on old disks. */
const longestSubject = 100;

interface DownloadName {
  /** The tender, organization or screen that the file is of. */
  subject: string;
  /** What the file contains; left out where the subject says it. */
  what?: string;
  /** Where the file is a snapshot, its moment; or the days that it is about, in ISO form, such as `2026-03-01 to 2026-03-31`. */
  when?: Date | string;
  /** Without its dot. */
  ending: string;
}

/** The name of every file that people download: `Pumps – keywords 2026-03-31.xlsx`. Every file system accepts it. */
export function downloadName({ subject, what = '', when = '', ending }: DownloadName): string {
  const day = when instanceof Date ? when.toISOString().slice(0, 10) : when;
  const rest = [what, day].filter(Boolean).join(' ');
  return `${safeName(subject) || 'Download'}${what && ' –'}${rest && ` ${rest}`}.${ending}`;
}

/** Without characters that have a special meaning to Windows, macOS or a shell, and without marks that reverse the order of letters. */
export function safeName(name: string): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[<>:"/\\|?*\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ');
  return [...clean]
    .slice(0, longestSubject)
    .join('')
    .replace(/^[.\s-]+|(?<![.\s])[.\s]+$/g, '');
}
