/** What to look for, most telling first: most browsers name others, too. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const find = (choices: readonly [RegExp, string][], text: string) =>
  choices.find(([pattern]) => pattern.test(text))?.[1];

/** A browser as people call it, such as "Firefox on Windows"; null where what it calls itself is unknown. */
export function browserName(userAgent: string | null): string | null {
  const text = userAgent ?? '';
  return [find(browsers, text), find(systems, text)].filter(Boolean).join(' on ') || null;
}
