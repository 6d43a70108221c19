/** A language whose hyphens at the end of a line are nearly all cuts: elsewhere most of them belong to the word ("técnico-\neconómica"). */
interface CuttingLanguage {
  /** What its sentences contain and those of other languages do not. */
  sign: RegExp;
  /** Words before which a hyphen stands for a part that follows later: "Haupt- und Nebenangebote". */
  conjunctions: ReadonlySet<string>;
  /** Words that keep their hyphen: "technisch-wirtschaftlich". */
  isPair(head: string, rest: string): boolean;
}

const words = (list: string) => list.split(' ');
const anyOf = (list: string) => String.raw`(?<!\p{L})(?:${words(list).join('|')})(?!\p{L})`;

const languages: CuttingLanguage[] = [
  {
    sign: new RegExp(
      String.raw`[äöß]|(?:ungen|heit|keit|schaft|liche[nrms]?)(?!\p{L})|${anyOf('und oder der dem ist sind wird werden nicht mit bei vom zum zur eine einer eines einem einen nach durch sich auch wenn kann sowie')}`,
      'u',
    ),
    conjunctions: new Set(words('und oder bzw sowie beziehungsweise respektive resp bis noch als aber nebst ggf')),
    isPair: (head, rest) => /(?:isch|lich|ig)$/u.test(head) && /(?:isch|lich|ig|ell|iv|al)(?:e[nrms]?)?$/u.test(rest),
  },
  {
    sign: new RegExp(anyOf('di che della delle dello degli dell dei nel nella nelle gli alla alle sono è'), 'u'),
    conjunctions: new Set(words('ed od')),
    isPair: (head) => /(?:ico|ivo|ario|ale)$/u.test(head),
  },
];

const hyphenAtEnd = /(?<=\p{Ll}{2})-\s{1,3}(?=\p{Ll}{2})/gu;
/** No word is longer, and no more than that is looked at. */
const longestWord = 60;

/**
 * A text without the hyphens that only its lines have: "Unterauf-\ntragnehmer". A hyphen stays where the text is in a language whose lines
 * seldom cut words, and beside another hyphen, as in an address.
 */
export function joinHyphens(text: string): string {
  if (text.search(hyphenAtEnd) < 0) return text;
  const language = languages.find(({ sign }) => sign.test(text));
  if (!language) return text;
  return text.replace(hyphenAtEnd, (hyphen, at: number) => {
    const head = /(?<![\p{L}-])[\p{L}-]+$/u.exec(text.slice(Math.max(0, at - longestWord), at))?.[0] ?? '';
    const after = at + hyphen.length;
    const rest = /^[\p{L}-]+/u.exec(text.slice(after, after + longestWord))?.[0] ?? '';
    if (language.conjunctions.has(rest) || language.isPair(head, rest) || /-\p{Ll}/u.test(rest)) return hyphen;
    return '';
  });
}
