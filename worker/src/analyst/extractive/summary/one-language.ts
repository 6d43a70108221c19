/** Many tenders say everything in two languages; beside Latin letters these are left out. */
const otherScript =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}\p{Script=Thai}]/u;
const latinLetter = /\p{Script=Latin}/u;
const latinWord = /\p{Script=Latin}{2}/u;

interface Word {
  text: string;
  /** In the other script; in Latin letters; or figures and marks, which belong to what is around them. */
  kind: 'other' | 'latin' | 'neutral';
}

/** A line without its line breaks, in the language of Latin letters where it has two: "Bid validity (From End Date)/बिड वैधता (बंद होने से)". */
export function inOneLanguage(line: string): string {
  const isBilingual =
    otherScript.test(line) && wordsOf(line).some(({ kind, text }) => kind === 'latin' && latinWord.test(text));
  return (isBilingual ? line.split('|').map(withoutOther).join(' | ') : line)
    .trim()
    .replace(/\s{1,20}/gu, ' ')
    .replace(/^[/|,]{1,20} ?/u, '');
}

/** The words of a cell, with the languages that a slash separates apart. */
function wordsOf(cell: string): Word[] {
  return cell
    .split(/\s/u)
    .filter((word) => word !== '')
    .flatMap((word) => (otherScript.test(word) ? languagesOf(word) : [word]))
    .map((text) => ({ text, kind: kindOf(text) }));
}

/** "Date/Time/समय": "Date/Time" and "समय". */
function languagesOf(word: string): string[] {
  const parts: string[] = [];
  for (const part of word.split('/').filter((each) => each !== '')) {
    const before = parts.at(-1);
    const goesOn = before !== undefined && !otherScript.test(before) && !otherScript.test(part);
    if (goesOn) parts[parts.length - 1] = `${before}/${part}`;
    else parts.push(part);
  }
  return parts;
}

function kindOf(word: string): Word['kind'] {
  if (otherScript.test(word)) return 'other';
  return latinLetter.test(word) ? 'latin' : 'neutral';
}

/**
 * A cell without the words in the other script, and without the figures and brackets among them. Where a cell has no other words, its figures
 * stay: they are the value.
 */
function withoutOther(cell: string): string {
  const words = wordsOf(cell);
  if (!words.some(({ kind }) => kind === 'other')) return cell;
  const hasOwn = words.some(({ kind }) => kind === 'latin');
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const from = at;
    while (words[at]?.kind === 'neutral') at++;
    const [before, after] = [words[from - 1]?.kind === 'other', words[at]?.kind === 'other'];
    kept.push(...figuresAmong(words.slice(from, at), before, after, hasOwn));
    const word = words[at++];
    if (word?.kind === 'latin')
      kept.push(words[at - 2]?.kind === 'other' ? word.text.replace(/^[/,]/u, '') : word.text);
  }
  return balanced(kept.join(' ').replace(/[/,]$/u, ''));
}

/** What stays of figures and marks in a row, by whether words in the other script are before and after them: no marks that touch those. */
function figuresAmong(run: readonly Word[], before: boolean, after: boolean, hasOwn: boolean): string[] {
  if (before && after && hasOwn) return [];
  const texts = run.map(({ text }) => text);
  const [first, last] = [texts.findIndex(tells), texts.findLastIndex(tells)];
  if (first < 0) return before || after ? [] : texts;
  return texts.slice(before ? first : 0, after ? last + 1 : texts.length);
}

const tells = (text: string) => /[\p{L}\p{N}]/u.test(text);

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Without brackets whose other half was left out; the mark of an item has only one: "a) …". */
function balanced(text: string): string {
  const open: { mark: string; at: number }[] = [];
  const torn = new Set<number>();
  for (let at = /^\s{0,3}[\p{L}\d]{1,3}\)/u.exec(text)?.[0].length ?? 0; at < text.length; at++) {
    const mark = text[at] as string;
    if (mark === '(' || mark === '[') open.push({ mark, at });
    else if (pairs[mark] !== undefined) {
      if (open.at(-1)?.mark === pairs[mark]) open.pop();
      else torn.add(at);
    }
  }
  for (const { at } of open) torn.add(at);
  return text
    .split('')
    .filter((_, at) => !torn.has(at))
    .join('');
}
