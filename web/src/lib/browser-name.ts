/** Patterns of browsers, the most specific first, since most browsers also name others. */
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

/** The common name of a browser, such as "Firefox on Windows"; null if its user agent is unknown. */
export function browserName(userAgent: string | null): string | null {
  const text = userAgent ?? '';
  return [find(browsers, text), find(systems, text)].filter(Boolean).join(' on ') || null;
}
