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
  const derived = derivedEndings[language];
  return (one, other) => {
    if (stem(one) !== stem(other) || hasDigit(one)) return false;
    let shared = 0;
    while (shared < one.length && plain(one[shared]) === plain(other[shared])) shared++;
    if (shared < 3 || Math.max(one.length, other.length) - shared > longestEnding) return false;
    return !derived || derived.exec(one)?.[1] === derived.exec(other)?.[1];
  };
}

/** Letters of the longest ending that is taken for an inflection, in languages whose rules we do not know. */
const longestEnding = 4;

/** Endings that make another word; two words of one stem are forms of one only if they have the same. */
const derivedEndings: Record<string, RegExp> = {
  de: /(ung|heit|keit|lich|isch|bar|ig|er(?=n|s|in|innen|$)|schaft|los)(?:en|es|em|er|e|n|s|in|innen)?$/u,
  fr: /(ation|ition|ement|iste|isme|able|ible|ique|ité|eur|euse|ateur|atrice|if|ive|age|ance|ence|al|ale|aux)s?$/u,
  es: /(ación|aciones|ición|mente|idad|idades|able|ible|ista|ismo|ador|adora|ivo|iva|ancia|encia|al|ales|miento)s?$/u,
  it: /(azione|azioni|izione|mente|ità|abile|ibile|ista|ismo|atore|ivo|iva|anza|enza|ale|ali|mento|menti)$/u,
  pt: /(ação|ações|ição|mente|idade|idades|ável|ível|ista|ismo|ador|ivo|iva|ância|ência|al|ais|mento)s?$/u,
  nl: /(ing|heid|lijk|isch|baar|ig|schap|loos)(?:en|e|s)?$/u,
};

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
