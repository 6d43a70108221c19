import { fold } from './fold.ts';

/**
 * Lists of names by language (ISO 639-1). `*` is the rest of a word, `…` up to forty characters of the same sentence, `(a|b)` a
 * choice, `(a )?` what may be missing; a hyphen may be missing or a space. Case and accents make no difference.
 */
export type Phrases = Partial<Record<string, readonly string[]>>;

/** Written without spaces between words, or with endings on the word. */
const withoutBounds = new Set(['zh', 'ko']);
const written: Record<string, string> = {
  '(': '(?:',
  '.': '\\.',
  '/': ' ?\\/ ?',
  '-': '[- ]?',
  '-?': '[- ]?',
  '.{': '[^.;|]{',
  ' ': ' {1,3}',
  ' ?': ' ?',
  '*': '\\p{L}{0,12}',
  ' … ': ' (?:[^.;|]{0,40}? )?',
  '…': '[^.;|]{0,40}?',
};

/** A pattern for folded text that finds every phrase of all languages, or of those asked for. Null where there is none. */
export function compilePhrases(phrases: Phrases, languages?: ReadonlySet<string>): RegExp | null {
  const bounded: string[] = [];
  const unbounded: string[] = [];
  for (const [language, list = []] of Object.entries(phrases)) {
    if (languages && !languages.has(language)) continue;
    for (const phrase of list ?? []) (withoutBounds.has(language) ? unbounded : bounded).push(sourceOf(phrase));
  }
  const sources = bounded.length > 0 ? [`(?<![\\p{L}\\p{N}])(?:${bounded.join('|')})(?!\\p{L})`] : [];
  if (unbounded.length > 0) sources.push(`(?:${unbounded.join('|')})`);
  return sources.length === 0 ? null : new RegExp(sources.join('|'), 'gu');
}

function sourceOf(phrase: string): string {
  return fold(phrase).replace(/\\.|\.\{|-\?| \?| … |[(./\- *…]/gu, (mark) => written[mark] ?? mark);
}
