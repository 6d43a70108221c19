import { meets as hasKey, parameterWords, type WordKeys } from '../documents/datasheets/parameter-words.ts';
import { exclusiveWords, sameMember } from './exclusive-words.ts';
import type { Verdict } from './model.ts';
import { gradeOf } from './same-materials.ts';

/** For texts with single spaces only. */
const openEnd =
  /[ ,/(]?\b(?:or|and) (?:(?:an? )?(?:approved )?(?:equal|equivalent|similar|comparable|alternative)s?(?: (?:approved|grade|material|quality))?)\)?$/iu;
const betterEnd =
  /[ ,/(]?\b(?:or|and) (?:better|higher|above|superior|newer|later|latest)\)?$|^(?:min(?:imum)?\.?|at least|≥) /iu;
/** Words that withdraw or postpone what is said beside them. */
const reserved =
  /\b(?:not|except|excluding|excluded|without|optional|option|on request|extra cost|alternative|deviation|exception|instead|tbd|to be (?:confirmed|advised|agreed))\b/iu;
/** Words of a designation that one party may leave out. */
const generic = new Set(
  'class type grade material steel stainless ss aisi astm en din iso iec to acc according per as of with the a an standard degree category rating made in insulation protection made to series'.split(
    ' ',
  ),
);

/**
 * A designation: letters and figures, or capitals that abbreviate words. Two designations exclude each other only where they have the same
 * `family`.
 */
interface Code {
  key: string;
  family: string;
  /** The numbers of a class that is ranked by figures: [5, 5] for IP55. */
  ranks: number[] | null;
  printed: string;
}

/** Compares what two parties wrote in words. A person judges a difference about which no rule is sure. */
export function compareTexts(asked: string, offered: string, language: string): Verdict {
  const said = asked.slice(0, longestText).replace(/\s+/gu, ' ').trim();
  const isOpen = openEnd.test(said);
  const isAtLeast = betterEnd.test(said);
  const plain = said.replace(openEnd, '').replace(betterEnd, '').trim();
  const verdicts = alternativesOf(plain).map((one) =>
    compareOne(one, offered.slice(0, longestText), { language, isAtLeast }),
  );
  const best =
    verdicts.find(({ state }) => state === 'meets') ?? verdicts.find(({ state }) => state === 'unclear') ?? verdicts[0];
  if (!best) return { state: 'unclear', reason: 'Texts that no rule compares' };
  if (isOpen && best.state === 'deviates') {
    return { state: 'unclear', reason: `${best.reason}; the tender allows an equal: a person has to judge` };
  }
  return best;
}

/** "A or B", "A / B": either is enough. A slash inside a word ("12/24") separates nothing. */
function alternativesOf(text: string): string[] {
  const parts = text.split(/ (?:or|\/|oder|ou|o) |;/iu).map((part) => part.trim());
  const whole = parts.filter((part) => part !== '');
  return whole.length > 1 ? whole : [text];
}

/** Characters of a value that are compared. */
const longestText = 400;

interface Setting {
  language: string;
  isAtLeast: boolean;
}

function compareOne(asked: string, offered: string, { language, isAtLeast }: Setting): Verdict {
  const [a, b] = [wordsOf(asked, language), wordsOf(offered, language)];
  const [askedCodes, offeredCodes] = [codesIn(asked), codesIn(offered)];
  if (spelt(asked) === spelt(offered) || sameMember(asked, offered)) return { state: 'meets', reason: '' };
  const isReserved = reserved.test(offered) && !reserved.test(asked);
  const clash = clashOf(askedCodes, offeredCodes, isAtLeast);
  if (clash?.state === 'deviates') return clash;
  const excluded = exclusiveWords(asked, offered);
  if (excluded) return { state: 'deviates', reason: `“${excluded.offered}” instead of “${excluded.asked}”` };
  const missingCodes = askedCodes.filter((code) => !offeredCodes.some((other) => covers(other, code, isAtLeast)));
  const missingWords = a.filter(
    (keys) => !b.some((other) => hasKey(keys, other)) && !isCodeWord(keys, askedCodes) && !isGeneric(keys),
  );
  const hasAll = missingCodes.length === 0 && (missingWords.length === 0 || isShortFor(asked, offered));
  if (hasAll && (askedCodes.length > 0 || a.length > 0)) {
    if (isReserved) return { state: 'unclear', reason: 'The offer says it with a reservation' };
    return { state: 'meets', reason: clash?.reason ?? (b.length > a.length ? 'The offer says more about it' : '') };
  }
  if (isShortFor(asked, offered)) return { state: 'meets', reason: 'The same, in short' };
  const bare = (text: string, codes: readonly Code[], words: readonly WordKeys[]) =>
    codes.length > 0 && words.every((keys) => isGeneric(keys) || isCodeWord(keys, codes)) && text.length <= 60;
  if ([askedCodes, offeredCodes].some((codes) => codes.some(({ family }) => family === 'standard')))
    return { state: 'unclear', reason: 'Another standard: a person has to judge whether it asks the same' };
  if (bare(asked, askedCodes, a) && bare(offered, offeredCodes, b)) {
    return { state: 'deviates', reason: `“${offered.trim()}” instead of “${asked.trim()}”` };
  }
  if (asked.trim().length <= 3 && offered.trim().length <= 3) {
    return { state: 'deviates', reason: `“${offered.trim()}” instead of “${asked.trim()}”` };
  }
  return { state: 'unclear', reason: 'Other words: a person has to read both' };
}

const spelt = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.,+%/°-]+/gu, ' ')
    .replace(/[.,](?=\s|$)/gu, '')
    .trim();

const wordsOf = (text: string, language: string): WordKeys[] => parameterWords(text.slice(0, longestText), language);
const isGeneric = (keys: WordKeys) => keys.some((key) => generic.has(key));
const isCodeWord = (keys: WordKeys, codes: readonly Code[]) =>
  keys.some((key) =>
    codes.some(({ printed }) =>
      printed
        .toLowerCase()
        .split(/[^\p{L}\p{N}.]+/u)
        .includes(key),
    ),
  );

const codePattern =
  /(?<![\p{L}\d.-])(?:(?:IP|IK|IE|PN|DN|Class|Type|Grade|Cat|API|ASME|ANSI|ASTM|ISO|IEC|EN|DIN|BS|IS|IEEE|NEMA|NFPA|JIS|GOST|UL|AISI|SS)[\s.-]?)?(?:[A-Z]{1,8}[-.]?)?\d[\p{L}\d]{0,12}(?:[.\-/][\p{L}\d]{1,8}){0,4}(?![\p{L}\d])|(?<![\p{L}\d.-])[A-Z]{2,5}(?:\/[A-Z]{2,5})?(?![\p{L}\d-])|(?<![\p{L}\d.-])[A-Z](?:\d{1,2})?(?![\p{L}\d.-])/giu;
const standards = /^(API|ASME|ANSI|ASTM|ISO|IEC|EN|DIN|BS|IS|IEEE|NEMA|NFPA|JIS|GOST|UL)[\s.-]?(?=[\dA-Z])/iu;

function codesIn(text: string): Code[] {
  return [...text.slice(0, longestText).matchAll(codePattern)].flatMap(([printed]): Code[] => {
    // A word in small letters is no designation, and neither is a plain number.
    if (!/[A-Z\d]/u.test(printed)) return [];
    const hasFigures = /\d/u.test(printed);
    if (!hasFigures && printed !== printed.toUpperCase()) return [];
    const grade = gradeOf(printed) ?? gradeOf(printed.replace(/^(?:AISI|SS|Type|Grade)[\s.-]?/iu, ''));
    if (grade) return [{ key: grade, family: 'grade', ranks: null, printed }];
    const key = printed
      .toUpperCase()
      .replace(/(?<=\d):?(?:19|20)\d\d$/u, '')
      .replace(/[\s.]/gu, '')
      .replace(/^(?:CLASS|TYPE|GRADE)-?/u, '');
    const degree = /^(IP|IK|IE)-?(\d)(\d)?$/u.exec(key);
    if (degree) {
      const [, family = '', first, second] = degree;
      return [
        {
          key: key.replace('-', ''),
          family,
          ranks: [first, second].flatMap((each) => (each ? [Number(each)] : [])),
          printed,
        },
      ];
    }
    const standard = standards.exec(printed)?.[1]?.toUpperCase();
    const family = standard ? 'standard' : hasFigures ? `code ${/^[A-Z]*/u.exec(key)?.[0] ?? ''}` : 'word';
    return [{ key, family, ranks: null, printed }];
  });
}

function covers(offered: Code, asked: Code, isAtLeast: boolean): boolean {
  if (offered.key === asked.key) return true;
  if (offered.family !== asked.family) return false;
  if (asked.ranks && offered.ranks && asked.ranks.length === offered.ranks.length) {
    return asked.ranks.every((rank, index) => (offered.ranks?.[index] ?? 0) >= rank);
  }
  const [a, b] = [figuresOf(asked), figuresOf(offered)];
  return (
    isAtLeast && a !== null && b !== null && b >= a && asked.family.startsWith('code ') && asked.family !== 'code '
  );
}

const figuresOf = ({ key }: Code): number | null => {
  const figures = /^[A-Z]*-?(\d+(?:\.\d+)?)$/u.exec(key)?.[1];
  return figures === undefined ? null : Number(figures);
};

/** Codes of one family that differ exclude each other; a higher degree of protection is as good. */
function clashOf(asked: readonly Code[], offered: readonly Code[], isAtLeast: boolean): Verdict | null {
  let higher: Code | null = null;
  for (const code of asked) {
    if (code.family === 'word' || code.family === 'standard' || code.family === 'code ') continue;
    const rivals = offered.filter(({ family }) => family === code.family);
    if (rivals.length === 0 || asked.filter(({ family }) => family === code.family).length > 1) continue;
    const fitting = rivals.find((rival) => covers(rival, code, isAtLeast));
    if (!fitting)
      return { state: 'deviates', reason: `“${rivals[0]?.printed.trim()}” instead of “${code.printed.trim()}”` };
    if (fitting.key !== code.key) higher = fitting;
  }
  return higher ? { state: 'meets', reason: `“${higher.printed.trim()}” is at least as much` } : null;
}

/** "TEFC" for "totally enclosed fan cooled". */
function isShortFor(one: string, other: string): boolean {
  return isInitials(one, other) || isInitials(other, one);
}

function isInitials(short: string, long: string): boolean {
  const letters = short.trim();
  if (!/^[A-Z]{2,6}$/u.test(letters)) return false;
  const initials = long
    .split(/[^\p{L}]+/u)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  return initials === letters;
}
