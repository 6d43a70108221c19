import { fold } from './fold.ts';
import type { FactDocument } from './model.ts';

/** What documents are called that change a tender after it was published. */
const kinds =
  'addend(?:ums?|a)|corrigend(?:um|a)|errat(?:um|a)|amendments?|bulletins?|clarifications?|nachtrag|bieterinformation|anderungsmitteilung|berichtigung|additif|avenant|rectificatif|adenda|enmienda|rectificacion|circular(?: modificatoria| aclaratoria)?|rettifica|aditamento|adendo|retificacao|modyfikacja|zmiana|nota van inlichtingen|rectificatie|sua doi|изменени[ея]|补遗(?:文件|书)?|更正公告|정정 ?공고|변경 ?공고';
const words = 'one two three four five six seven eight nine ten'.split(' ');
const ordinals = [
  ['first', 'erste', 'premier', 'primera', 'primer', 'prim[oa]', 'primeir[oa]', 'pierwsz[ay]', 'eerste', '第?一'],
  ['second', 'zweite', 'deuxieme', 'segund[oa]', 'second[oa]', 'drug[ia]', 'tweede', '第?二'],
  ['third', 'dritte', 'troisieme', 'tercera?', 'terz[oa]', 'terceir[oa]', 'trzeci[a]?', 'derde', '第?三'],
  ['fourth', 'vierte', 'quatrieme', 'cuart[oa]', 'quart[oa]', 'czwart[ay]', 'vierde', '第?四'],
  ['fifth', 'funfte', 'cinquieme', 'quint[oa]', 'piat[ay]', 'vijfde', '第?五'],
].map((forms) => new RegExp(`^(?:${forms.join('|')})`, 'u'));
const romans = 'i ii iii iv v vi vii viii ix x'.split(' ');

/** Before a number: "No.", "n°", "Nr.", "#". */
const numberSign = String.raw`(?:(?:nos?|n|nr|num(?:ero)?|so|lan)(?!\p{L})|n[°º]|№|#|第)?`;
/** "Addendum No. 2", "Nachtrag 2", "Addendum Two", "Corrigendum-02". */
const numberAfter = new RegExp(
  String.raw`(?<![\p{L}])(${kinds})[ .,:_-]{0,3}${numberSign}[ .,:_-]{0,3}(\d{1,4}(?!\d|[-./ ]\d| \p{L}{3,9}\.? (?:19|20)\d\d)|(?:${words.join('|')}|${romans.slice(1).join('|')}|i)(?![\p{L}\p{N}])|[一二三四五](?=号|次| |$))`,
  'u',
);
/** "2nd addendum", "2. Nachtrag", "Second Addendum", "segunda adenda". */
const numberBefore = new RegExp(
  String.raw`(?:第|(?<![\p{L}\p{N}.]))(?:(\d{1,2})(?:st|nd|rd|th|\.|°|º|ª|er?|eme|de|号|次|차)|(${ordinals.map(({ source }) => source.slice(4, -1)).join('|')})[rns]?(?:号|次)?) ?(${kinds})(?!\p{Ll})`,
  'u',
);
const unnumbered = new RegExp(String.raw`(?<![\p{L}])(${kinds})(?!\p{L})`, 'u');
/** A document that contains the changes of an addendum, and is none: "Tender incl. Addendum 2". */
const containing =
  /\b(?:incorporat|acknowledg|recei[pv])\p{L}{0,6}\b|\b(?:incl|including|includes|with|through|after|conformed|mit|inkl|avec|con|com)\b[^|]{0,20}$/u;
/** After its name: the tender as it is with the addendum. */
const conformed = /^.{0,9}\b(?:conformed|consolidated)\b/u;

/** Numbers of changes to laws and of files have more figures: "amendment 2016". */
const mostAddenda = 99;
/** The lines of a first page in which a document says what it is, and how long such a line may be. */
const titleLines = 12;
const longestTitle = 120;
/** Characters before the name of an addendum in its title: "Subject: ", the number of the tender. */
const mostBefore = 24;

interface Title {
  kind: string;
  number: number | null;
}

/**
 * How late each document is among those of its tender, as far as they say so: 0 for a document that is no addendum, the number of an addendum,
 * 1 for one without a number. Addenda that are numbered by different names ("Corrigendum 1", "Addendum 1") are all 1: nothing says
 * which is later.
 */
export function editionsOf(documents: readonly FactDocument[]): number[] {
  const titles = documents.map(titleOf);
  const numbered = titles.flatMap((title) => (title?.number ? [seriesOf(title.kind)] : []));
  // Letters with answers are counted beside the addenda, and seldom change a date.
  const changing = numbered.filter((series) => !ofAnswers.test(series));
  const series = new Set(changing.length > 0 ? changing : numbered);
  return titles.map((title) => {
    if (!title) return 0;
    return series.size === 1 && series.has(seriesOf(title.kind)) ? (title.number ?? 1) : 1;
  });
}

const ofAnswers = /^(?:clarif|bullet|circul)/u;

/** "Corrigenda 2" is counted with "Corrigendum 1". */
const seriesOf = (kind: string) => kind.slice(0, 6);

function titleOf({ fileName, pages }: FactDocument): Title | null {
  const name = fold(fileName)
    .replace(/\.[a-z\d]{2,5}$/u, '')
    .replace(/[_-]/gu, ' ');
  const ofName = readTitle(name, name.length);
  if (ofName?.number) return ofName;
  const first = pages.find(({ isContents }) => !isContents);
  const lines = (first?.text.slice(0, titleLines * longestTitle) ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const named = lines.slice(0, titleLines).flatMap((line) => {
    const title = line.length <= longestTitle ? readTitle(fold(line.trim()), mostBefore) : null;
    // A clarification without a number is any letter.
    return title?.number ? [title] : [];
  });
  // A list of addenda, such as that of a bid form, is none.
  const [one] = named;
  if (one && named.every(({ kind, number }) => kind !== one.kind || number === one.number)) return one;
  return ofName && !/^(?:clarification|bulletin|zmiana|circular)/u.test(ofName.kind) ? ofName : null;
}

/** @param before the most characters before the name of the addendum */
function readTitle(line: string, before: number): Title | null {
  const found = [numberBefore.exec(line), numberAfter.exec(line), unnumbered.exec(line)].find(
    (match) =>
      match &&
      match.index <= before &&
      !containing.test(line.slice(0, match.index)) &&
      !conformed.test(line.slice(match.index + match[0].length)),
  );
  if (!found) return null;
  if (found.length === 4) {
    const [, figure, word = '', kind = ''] = found;
    return { kind, number: figure ? within(Number(figure)) : ordinals.findIndex((form) => form.test(word)) + 1 };
  }
  const [, kind = '', number] = found;
  return { kind, number: number === undefined ? null : within(numberOf(number)) };
}

function numberOf(text: string): number {
  if (/^\d/u.test(text)) return Number(text);
  const at = Math.max(words.indexOf(text), romans.indexOf(text), '一二三四五'.indexOf(text));
  return at + 1;
}

const within = (number: number): number | null => (number > 0 && number <= mostAddenda ? number : null);
