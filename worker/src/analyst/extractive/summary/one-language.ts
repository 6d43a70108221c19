import { beginsItem } from '@bidloom/texts/item-mark';

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

/**
 * A line without its line breaks, in the language of Latin letters where it has two: "Bid validity (From End Date)/बिड वैधता (बंद होने से)".
 * A cell that would lose a figure, or the unit of one, stays as it is.
 */
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

/** A row of figures and marks, and the words around it; a slash before it separates it from what is before. */
interface Figures {
  run: readonly Word[];
  before: Word | undefined;
  after: Word | undefined;
}

/** A cell without the words in the other script; as it is where only these tell a figure or what it counts, or where it has no others. */
function withoutOther(cell: string): string {
  const words = wordsOf(cell);
  const isMixed = words.some(({ kind }) => kind === 'other') && words.some(({ kind }) => kind === 'latin');
  if (!isMixed) return cell;
  const kept: string[] = [];
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const from = at;
    while (words[at]?.kind === 'neutral') at++;
    const run = words.slice(from, at);
    const figures = { run, before: run[0]?.text.startsWith('/') ? undefined : words[from - 1], after: words[at] };
    if (losesUnit(figures)) return cell;
    if (isOfOther(figures)) said.push(...figures.run.map(({ text }) => text));
    else kept.push(...withoutMarksOfOther(figures));
    const word = words[at++];
    if (word?.kind === 'other' && joinedFigure.test(word.text)) said.push(word.text);
    if (word?.kind === 'latin')
      kept.push(words[at - 2]?.kind === 'other' ? word.text.replace(/^[/,]/u, '') : word.text);
  }
  const figuresKept = new Set(figuresIn(kept.join(' ')));
  if (!figuresIn(said.join(' ')).every((figure) => figuresKept.has(figure))) return cell;
  return balanced(kept.join(' ').replace(/[/,]$/u, ''));
}

const hasFigure = (text: string) => /\p{N}/u.test(text);
/** A figure, or a sign that belongs to one: "5 %", "₹ 500". */
const belongsToFigure = (text: string) => /[\p{L}\p{N}%‰\p{Sc}]/u.test(text);
/** A figure in one word with its unit. Single ASCII digits are letters of fonts that name their characters wrongly: "0दनांक". */
const joinedFigure =
  /\p{Nd}{2}|[^\P{Nd}0-9]|\d\(|\d(?:साल|वर्ष|दिन|माह|महीन|लाख|करोड|हजार|प्रतिशत|रुपय|يوم|أيام|سنة|سنوات|شهر|أشهر|ريال|วัน|ปี|เดือน|บาท)/u;
/** Words for money in other scripts, which may be before a sum. */
const money = /^[(:]?(?:रु|रू|रुपये|টাকা|ரூ|రూ|રૂ|ರೂ|ریال|ريال|روپے|درهم|دينار|جنيه|د\.إ|บาท)[.:]*$/u;

/** Whether a figure beside words in Latin letters has its unit in the other script: "12 महीने from date", but not "5% (पांच)". */
function losesUnit({ run, before, after }: Figures): boolean {
  if (before?.kind === 'latin' && run.length === 0 && after?.kind === 'other') return /\/\d+$/u.test(before.text);
  if (!run.some(({ text }) => hasFigure(text))) return false;
  if (before?.kind === 'other' && after?.kind !== 'other') return money.test(before.text);
  if (before?.kind !== 'latin' || after?.kind !== 'other') return false;
  const isSaidAgain = /^[([]/u.test(after.text);
  const hasUnit = run.some(({ text }) => /[%‰\p{Sc}]|\/-/u.test(text)) || /^(?:\p{Lu}{3}$|R[sS]\b)/u.test(before.text);
  return !isSaidAgain || !hasUnit;
}

/** Whether figures belong to what the other script says: after its words or at the start of a cell, and before its words. */
const isOfOther = ({ before, after }: Figures) => before?.kind !== 'latin' && after?.kind === 'other';

/** Figures and marks without the marks that touch words in the other script. */
function withoutMarksOfOther({ run, before, after }: Figures): string[] {
  const texts = run.map(({ text }) => text);
  const [isAfter, isBefore] = [before?.kind === 'other', after?.kind === 'other'];
  if (!texts.some((text) => /[\p{L}\p{N}]/u.test(text))) return isAfter || isBefore ? [] : texts;
  const [first, last] = [texts.findIndex(belongsToFigure), texts.findLastIndex(belongsToFigure)];
  return texts.slice(isAfter ? first : 0, isBefore ? last + 1 : texts.length);
}

/** "5,000" and "5000" are one figure. */
const figuresIn = (text: string) =>
  [...text.matchAll(/\p{N}(?:[.,:]?\p{N})*/gu)].map(([figure]) => figure.replaceAll(',', ''));

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Without brackets whose other half was left out; the mark of an item has only one: "a) … b) …". */
function balanced(text: string): string {
  const open: { mark: string; at: number }[] = [];
  const torn = new Set<number>();
  let word = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at] as string;
    if (mark === ' ') word = at + 1;
    else if (mark === '(' || mark === '[') open.push({ mark, at });
    else if (pairs[mark] !== undefined) {
      if (open.at(-1)?.mark === pairs[mark]) open.pop();
      else if (!beginsItem(text.slice(word, at + 2))) torn.add(at);
    }
  }
  for (const { at } of open) torn.add(at);
  return text
    .split('')
    .filter((_, at) => !torn.has(at))
    .join('');
}
