/**
 * A language whose hyphens at the end of a line are mostly cuts. Of other languages most of them belong to the word ("técnico-\neconómica"),
 * and a wrong word is worse than a hyphen that one sees.
 */
interface CuttingLanguage {
  /** Words and endings that its sentences contain and those of other languages seldom do. */
  signs: RegExp;
  /** Whether the hyphen may be one of the word: "technisch-wirtschaftlich". */
  isPair(head: string, rest: string): boolean;
}

const anyOf = (list: string) => String.raw`(?<!\p{L})(?:${list.split(' ').join('|')})(?!\p{L})`;
const whole = (list: string) => new Set(list.split(' '));

const german =
  'und oder der die das dem des ist sind wird werden nicht mit bei beim vom von zum zur zu im auf aus eine einer eines einem einen nach durch sich auch wenn kann können muss müssen für über dass diese dieser dieses diesem sowie nur noch hat haben gemäß';
const italian =
  'il di che della delle dello degli dell dei nel nella nelle nell gli alla alle sono è dal dalla sul sulla deve devono essere viene quale quali presso ogni così seguenti secondo relativo relativa';
/** What sentences of other languages contain. */
const others = new RegExp(
  anyOf(
    [
      'the of and to for with by from shall are this that or be an',
      'het een van voor niet wordt worden zijn met door ook en te aan naar deze',
      'och att för som är av på till med ska vid eller en et og til af ikke skal det på',
      'les une dans pour par sur du est et aux ou ce cette',
      'el los las una por con para que y del se uma com não dos das no na em os ao',
      'ja on että sekä ei ve ile bir için bu és az egy hogy vagy nem oraz się jest lub nie czy ako ali',
    ].join(' '),
  ),
  'gu',
);

/** What pairs of two adjectives end in: "sozial-ökologisch", "wirtschaftlich-technische". */
const firstAdjective = /(?:isch|lich|ig|al|iv|ell|är|deutsch|nicht)$/iu;
const secondAdjective = /(?:isch|lich|ig|ell|iv|al|är)(?:e[nrms]?)?$/u;
const side = /^(?:schwarz|weiß|rot|grün|blau|gelb|grau|braun|nord|süd|ost|west)(?:lich)?(?:e[nrms]?)?$/iu;

const languages: CuttingLanguage[] = [
  {
    signs: new RegExp(String.raw`ß|(?:ungen|heit|keit|schaft|lich|liche[nrms]?)(?!\p{L})|${anyOf(german)}`, 'gu'),
    isPair: (head, rest) =>
      (firstAdjective.test(head) && (secondAdjective.test(rest) || /nicht$/iu.test(head))) ||
      (side.test(head) && side.test(rest)) ||
      (head === 'kosten' && rest.startsWith('nutzen')),
  },
  {
    signs: new RegExp(anyOf(italian), 'gu'),
    isPair: (head, rest) =>
      /(?:ico|ivo|ario|ale)$/u.test(head) ||
      /^(?:ex|non|anti|pre|post|vice|multi|socio|psico|agro|auto|franco|italo|anglo|nord|sud|est|ovest)$/iu.test(
        head,
      ) ||
      (head === 'andata' && rest === 'ritorno'),
  },
];

/** After a hyphen, these words show that the rest of the first word comes later: "Haupt- und Nebenangebote". A text may contain a line in any language. */
const conjunctions = whole(
  'und oder bzw sowie beziehungsweise respektive resp bis noch als aber nebst ggf wie nicht vs versus and or to et ou ed od og och samt eller en of ja sekä tai és vagy es ve ile veya oraz lub ali ili nebo või ning un ir sau și si in',
);
/** Words that end in one of these and are cut before it. */
const endingInConjunction = whole('sowie dennoch');
/** Words that German and Italian have from English, with their hyphen. */
const englishHead =
  /^(?:check|know|back|part|full|real|week|start|stand|plug|log|sign|built|set|follow|on|off|open|long|short|high|low|trade)$/iu;
const englishRest = whole('in up out by on off how time term end line source to date class day');
const technicalHead = /^(?:top|web|cloud|online|offline|software|hardware|open|non|state)$/iu;

/** A line break after letters, a hyphen after them, and letters without a capital. A hyphen before a blank is one of the text. */
const hyphenAtEnd = /(?<=\p{Ll}{2})-[^\S\n]?\n[^\S\n]{0,3}(?=\p{Ll}{2})/gu;
/** No word is longer, and no more than that is looked at. */
const longestWord = 60;
/** How much before and after a hyphen tells the language of its line. */
const near = 240;
/** Different signs of the language that are near. Names ("von der Heydt", "di Roma") and terms have fewer. */
const fewestSigns = 3;

/**
 * A text without the hyphens that only its lines have: "Unterauf-\ntragnehmer". Only in German and Italian, and only where the words near
 * it leave no doubt of the language and the hyphen may not be one of an address, a number of a part, a pair or an omitted part of a word.
 */
export function joinHyphens(text: string): string {
  if (text.search(hyphenAtEnd) < 0) return text;
  return text.replace(hyphenAtEnd, (hyphen, at: number) => {
    const after = at + hyphen.length;
    const head = /(?<!\S)\S+$/u.exec(text.slice(Math.max(0, at - longestWord), at))?.[0] ?? '';
    const rest = /^\S+/u.exec(text.slice(after, after + longestWord))?.[0] ?? '';
    const fitting = languages.filter((language) => isCut(head, rest, language));
    if (fitting.length === 0) return hyphen;
    const language = languageOf(text.slice(Math.max(0, at - near), at), text.slice(after, after + near));
    return language && fitting.includes(language) ? '' : hyphen;
  });
}

/** The language before and after a place, if it is one of the two, little is of another, and neither side is more of another. */
function languageOf(before: string, after: string): CuttingLanguage | undefined {
  const [left, right] = [before.toLowerCase(), after.toLowerCase()];
  const all = signsIn(`${left} ${right}`);
  const [own] = languages.filter(
    (language) => all.own(language) >= fewestSigns && all.own(language) > 2 * all.foreign(language),
  );
  const isAlsoOf = (side: ReturnType<typeof signsIn>) => own !== undefined && side.own(own) >= side.foreign(own);
  return isAlsoOf(signsIn(left)) && isAlsoOf(signsIn(right)) ? own : undefined;
}

/** How many different signs of a language, and of all others, a text has. */
function signsIn(text: string) {
  const counts = new Map(languages.map((language) => [language, countDifferent(text, language.signs)]));
  const ofOthers = countDifferent(text, others);
  const own = (language: CuttingLanguage) => counts.get(language) ?? 0;
  const foreign = (language: CuttingLanguage) =>
    Math.max(ofOthers, ...languages.filter((each) => each !== language).map(own));
  return { own, foreign };
}

const countDifferent = (text: string, signs: RegExp) => new Set(text.match(signs)).size;

/** Whether the end of a line cut a word into these two, which are all that is between white space. */
function isCut(before: string, after: string, language: CuttingLanguage): boolean {
  // No figure, mark of an address or other hyphen, but "Netto-Auf-\ntragswert", "meines/unse-\nres" and "Leis-\ntungsbereich(e)".
  const head = /^\P{L}*(?:\p{L}\p{Ll}+\/)*(?:\p{Lu}\p{Ll}+-(?=\p{Lu}))?(\p{L}\p{Ll}+)$/u.exec(before)?.[1];
  const rest = /^(\p{Ll}+)(?:\(\p{Ll}{1,3}\))?[^\p{L}\d@/\\_=-]*$/u.exec(after)?.[1];
  if (!head || !rest || /[\d@\\_:=.]|^\//u.test(before)) return false;
  if (head.length + rest.length < 5 || language.isPair(head, rest)) return false;
  if (conjunctions.has(rest)) return endingInConjunction.has((head + rest).toLowerCase());
  return !technicalHead.test(head) && !(englishHead.test(head) && englishRest.has(rest));
}
