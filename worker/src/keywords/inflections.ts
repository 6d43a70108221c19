import { stemmerFor } from '../search/stemmers.ts';
import { englishBases, isIrregularForm, unifySpelling } from './english-forms.ts';

/** Whether two lower-case words are forms of one: plurals, cases, persons and tenses, but no derived word ("organ", "organization"). */
export type Inflects = (one: string, other: string) => boolean;

/**
 * The rule of a language (ISO 639-1). A stemmer alone joins what only shares a root, so both its word and a rule about endings are
 * asked. Languages without a stemmer have no inflections.
 */
export function inflectionsOf(language: string): Inflects {
  if (language === 'en') return inflectsInEnglish;
  const stem = stemmerFor(language);
  const derivation = derivationOf(language);
  return (one, other) => {
    if (stem(one) !== stem(other) || hasDigit(one)) return false;
    let shared = 0;
    while (shared < one.length && plain(one[shared]) === plain(other[shared])) shared++;
    if (shared < 3 || Math.max(one.length, other.length) - shared > longestEnding) return false;
    return derivation(one) === derivation(other);
  };
}

/** Letters of the longest ending that is taken for an inflection, in languages whose rules we do not know. */
const longestEnding = 4;

/** Endings that make another word, and after them those of a form. */
const derivedEndings: Record<string, RegExp> = {
  de: /(ung|heit|keit|lich|isch|bar|ig|er(?=n|s|in|innen|$)|schaft|los)(?:en|es|em|er|e|n|s|in|innen)?$/u,
  nl: /(ing|heid|lijk|isch|baar|ig|schap|loos)(?:en|e|s)?$/u,
};

/** The same for languages in which the plural changes the ending itself: each group is one ending. */
const derivedForms: Record<string, readonly string[]> = {
  fr: [
    ...['ation ations', 'ition itions', 'ement ements', 'iste istes', 'isme ismes', 'able ables', 'ible ibles'],
    ...['ique iques', 'ité ités', 'eur eurs', 'euse euses', 'ateur ateurs', 'atrice atrices', 'if ifs', 'ive ives'],
    ...['age ages', 'ance ances', 'ence ences', 'al aux', 'ale ales'],
  ],
  es: [
    ...['ación aciones', 'ición iciones', 'mente', 'idad idades', 'able ables', 'ible ibles', 'ista istas'],
    ...['ismo ismos', 'ador adores', 'adora adoras', 'ivo ivos', 'iva ivas', 'ancia ancias', 'encia encias'],
    ...['al ales', 'miento mientos'],
  ],
  it: [
    ...['azione azioni', 'izione izioni', 'mente', 'ità', 'abile abili', 'ibile ibili', 'ista isti iste', 'ismo ismi'],
    ...['atore atori', 'ivo ivi', 'iva ive', 'anza anze', 'enza enze', 'ale ali', 'mento menti'],
  ],
  pt: [
    ...['ação ações', 'ição ições', 'mente', 'idade idades', 'ável áveis', 'ível íveis', 'ista istas', 'ismo ismos'],
    ...['ador adores', 'ivo ivos', 'iva ivas', 'ância âncias', 'ência ências', 'al ais', 'mento mentos'],
  ],
};

/**
 * The ending that makes a word another one, in its first form; undefined where it has none. Two words of one stem are forms of one only if
 * theirs is the same.
 */
function derivationOf(language: string): (word: string) => string | undefined {
  const ending = derivedEndings[language];
  if (ending) return (word) => ending.exec(word)?.[1];
  const forms = (derivedForms[language] ?? [])
    .flatMap((group) => group.split(' ').map((form, _, [first]) => ({ form, first })))
    .sort((a, b) => b.form.length - a.form.length);
  return (word) => forms.find(({ form }) => word.endsWith(form))?.first;
}

const ownNoun = /ions?$/u;
const ownVerb = /ion(?:ing|ed)$/u;

function inflectsInEnglish(one: string, other: string): boolean {
  if (one === other || hasDigit(one) || hasDigit(other)) return false;
  // "modelling" and "modeling" are one form.
  if (one[0] !== other[0] || unifySpelling(one) === unifySpelling(other)) return false;
  // A commission is a fee or a board; what is commissioned is put into service.
  if ((ownNoun.test(one) && ownVerb.test(other)) || (ownVerb.test(one) && ownNoun.test(other))) return false;
  const bases = englishBases(one);
  const shared = [...englishBases(other)].filter((base) => bases.has(base));
  if (shared.length === 0) return false;
  const stem = stemmerFor('en');
  return shared.some((base) => isFormOf(one, base, stem) && isFormOf(other, base, stem));
}

function isFormOf(word: string, base: string, stem: (word: string) => string): boolean {
  if (word === base || isIrregularForm(word, base) || stem(word) === stem(base)) return true;
  // Stemmers do not change abbreviations: "LDs".
  return word === `${base}s` && !/[aeiouy]/u.test(base);
}

function hasDigit(word: string): boolean {
  return /\d/u.test(word);
}

/** Without its umlaut or accent: "Vertrag" and "Verträge" share all letters but the last. */
function plain(letter: string | undefined): string {
  return letter?.normalize('NFD')[0] ?? '';
}
