import type { Stretch } from './block-parts.ts';
import { enumeratorLength } from './enumerators.ts';
import { quantitiesIn } from './split-items.ts';
import type { TextPair } from './split-pairs.ts';
import { isPairName } from './split-pairs.ts';

/** In characters: a longer sentence says more than one thing. */
const longest = 220;
/** The most words of a name before "shall be" (`subject`), and after "with a" or "shall have" (`property`); of a verb with what leads to its quantity (`duty`). */
const mostWords = { subject: 14, property: 6, duty: 7 } as const;

const words = (text: string) => new Set(text.split(' '));

/** Verbs that connect a quantity with the name before them. */
export const verbs = words(
  'shall should must will may be is are not no nicht ne pas non não nie niet не không exceed have has having ensure provide withstand support ' +
    'muss müssen soll sollen sollte darf dürfen beträgt betragen hat haben ist sind wird ' +
    'doit doivent être est sont aura avoir sera seront ' +
    'debe deben deberá deberán ser será serán es son tendrá tendrán tener tiene ' +
    'deve devono essere è sono avere ha hanno dovrà dovranno ' +
    'devem deverá deverão será são ter tem terá ' +
    'musi muszą powinien powinna powinno być jest są wynosi ma mają ' +
    'moet moeten zijn heeft hebben должен должна должно должны быть составляет имеет phải có là',
);
export const negations = words('not no nicht ne pas no non não nie niet не không');
/** Words that a verb of action follows; "shall be" and "shall have" are told apart by the next word. */
const modals = words(
  'shall should must will may muss müssen soll sollen sollte darf dürfen doit doivent debe deben deberá deberán deve devono ' +
    'dovrà dovranno devem deverá deverão musi muszą powinien powinna powinno moet moeten должен должна должно должны phải',
);
/** Words after which the name of a property begins: "made for a baking temperature of …". */
const openers = words(
  'with for to of und mit für pour avec con para per com z dla met voor с для với cho and or et y e o a an the eine einen einem une un una um uma',
);
const articles = words(
  'a an the der die das ein eine einen einem le la les une un el los las una il lo gli i o os as um uma',
);
/** Words with which a name never ends. */
export const danglers = words(
  'in at on by from under within after before every each than per as between over above below and or all any minimum maximum least placed only no not',
);

/** Words with which a name never begins. */
const starters = words(
  'in at on by from under within after before every each than per as any sobre sur auf unter bei su na',
);

/**
 * Finds names and quantities in sentences such as "The width of the lift door shall be at least 900 mm"; offsets are into `text`.
 * `isSubject`: only those whose subject is the name and shall be the quantity; in running text "with a width of 900 mm" is seldom a requirement.
 */
export function splitStatements(text: string, isSubject = false): TextPair[] {
  return sentencesOf(text).flatMap((sentence) => {
    const found = statementOf(text.slice(sentence.start, sentence.end), isSubject);
    if (!found) return [];
    const shifted = (stretch: Stretch) => ({
      start: stretch.start + sentence.start,
      end: stretch.end + sentence.start,
    });
    return [{ name: shifted(found.name), value: shifted(found.value) }];
  });
}

function sentencesOf(text: string): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (const mark of text.matchAll(/[;；。]|(?<=[\p{L}\d)%"²³°]{2})\.\s+(?=\p{Lu})/gu)) {
    found.push({ start, end: mark.index });
    start = mark.index + mark[0].length;
  }
  return [...found, { start, end: text.length }].filter(({ start, end }) => end - start <= longest);
}

function statementOf(text: string, isSubject: boolean): TextPair | null {
  const from = enumeratorLength(text);
  const end = text.length - (/[\s.;,]{1,4}$/u.exec(text)?.[0].length ?? 0);
  for (const { leadStart, valueStart, isOf } of quantitiesIn(text, from)) {
    // Text in brackets is a remark.
    if (text.slice(from, valueStart).split('(').length > text.slice(from, valueStart).split(')').length) continue;
    const found = nameBefore(text, { from, to: leadStart, isOf, isSubject });
    if (!found || !isStatementName(text.slice(found.name.start, found.name.end))) continue;
    return { name: found.name, value: { start: found.valueStart ?? valueStart, end } };
  }
  return null;
}

interface Named {
  name: Stretch;
  /** Where the value begins with its verb; null where it begins at its quantity. */
  valueStart: number | null;
}

interface NameSetting {
  from: number;
  to: number;
  isOf: boolean;
  isSubject: boolean;
}

/** The subject, where a verb connects it with the quantity; otherwise the words before "of". */
function nameBefore(text: string, { from, to, isOf, isSubject }: NameSetting): Named | null {
  const tokens = [...text.slice(from, to).matchAll(/\S+/gu)].map((token) => ({
    word: token[0].toLowerCase().replace(/[,:()]/gu, ''),
    start: from + token.index,
    end: from + token.index + token[0].length,
  }));
  const lastVerb = tokens.findLastIndex(({ word }) => verbs.has(word));
  if (lastVerb === -1 && !tokens.some(({ word }) => openers.has(word))) return null;
  let own = tokens.slice(lastVerb + 1);
  if (own.length > 0 && isSubject) return null;
  // "must leave 3 m of room": the subject of such a sentence is no parameter.
  if (own.length > 0 && modals.has(tokens[lastVerb]?.word ?? '')) return null;
  if ((own.length > 0 && !isOf) || /,$/u.test(text.slice(from, to).trim())) return null;
  let most: number = mostWords.property;
  let valueStart: number | null = null;
  if (own.length === 0) {
    const firstVerb = tokens.findIndex(({ word }) => verbs.has(word) && !negations.has(word));
    own = tokens.slice(0, firstVerb);
    if (isSubject && !(modals.has(tokens[firstVerb]?.word ?? '') && tokens.length - firstVerb <= mostWords.duty))
      return null;
    // "shall not be less than 2 mm" keeps its "not".
    const isNegative = tokens.slice(firstVerb).some(({ word }) => negations.has(word));
    if (isNegative) valueStart = tokens[firstVerb]?.start ?? null;
    most = mostWords.subject;
  } else {
    const opener = own.slice(0, -1).findLastIndex(({ word }) => openers.has(word) && word !== 'of');
    own = own.slice(opener + 1);
  }
  while (own[0] && articles.has(own[0].word)) own = own.slice(1);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || own.length > most || danglers.has(last.word) || starters.has(first.word)) return null;
  return { name: { start: first.start, end: last.end }, valueStart };
}

function isStatementName(name: string): boolean {
  // "made of", "limited to": what is done to a thing is no name.
  if (/^\p{L}*(?:ed|made|built|kept|set)$/u.test(name)) return false;
  return (
    /^[\p{L}(]/u.test(name) &&
    /\p{L}{3}/u.test(name) &&
    !/\d/u.test(name) &&
    isPairName(name.split(/\s+/u).slice(0, 10).join(' '))
  );
}

/** "Clearance ≥ 300 mm" within any text: a name of a few words right before a sign that limits a figure. */
const comparison =
  /(?<=^|[,，;；。、:：(（.]\s?)(?<name>\p{L}[\p{L}\s/'’-]{1,60}?)\s?(?<value>[≥≤≧≦]\s?\d[^,，;；。、)）\n]{0,30})/gu;

/** Names and quantities on both sides of a sign such as "≥"; offsets are into `text`. */
export function splitComparisons(text: string): TextPair[] {
  return [...text.matchAll(comparison)].flatMap((match) => {
    const { name = '', value = '' } = match.groups ?? {};
    const start = match.index + match[0].length - value.length;
    const [first] = quantitiesIn(value, -1);
    if (!first || !isStatementName(name) || name.split(/\s+/u).length > mostWords.property) return [];
    return [
      {
        name: { start: match.index, end: match.index + name.length },
        value: { start, end: start + value.trimEnd().length },
      },
    ];
  });
}
