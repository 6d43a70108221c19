import { thesaurusFor } from '../../search/thesaurus/thesaurus.ts';
import { isOfOtherSide } from './asked-bounds.ts';
import { isOfAskedKind } from './asked-kind.ts';
import type { Datasheet, Parameter } from './model.ts';
import { meets, type OtherWords, otherWords, parameterWords, placeOf, type WordKeys } from './parameter-words.ts';

/**
 * `name`: the same words; `words`: all words of the keyword, in any order and form; `synonym`: other words for it; `section`: the
 * keyword names the group that it is in.
 */
export type ParameterMatchKind = 'name' | 'words' | 'synonym' | 'section';

export interface ParameterMatch {
  /** The one that fits best. */
  keyword: string;
  /** All that mean the parameter, and how. */
  keywords: { keyword: string; kind: ParameterMatchKind }[];
  parameter: Parameter;
  kind: ParameterMatchKind;
}

export interface ParameterMatches {
  /** In the order of the sheets; a parameter that several keywords mean is under the one that fits best. */
  matches: ParameterMatch[];
  /** Keywords that match no parameter. */
  unmatched: string[];
}

interface Candidate {
  parameter: Parameter;
  name: WordKeys[];
  /** Condition, group, tag, ratings such as DN and the title of the sheet: they may complete a name, but never replace it. */
  besides: WordKeys[];
  section: WordKeys[];
}

interface Fit {
  parameter: Parameter;
  kind: ParameterMatchKind;
  score: number;
  /** 0 to 1. */
  closeness: number;
}

/**
 * Tells which parameters each keyword means, in whatever case, number, order and form its words are. It knows short forms (NPSHr, max.
 * temp.) and other words for the same quantity. The general thesaurus is used only for a keyword that still matches nothing.
 */
export function matchParameters(
  datasheets: readonly Datasheet[],
  keywords: readonly string[],
  language = 'en',
): ParameterMatches {
  const candidates = datasheets.flatMap(({ title, parameters }) => {
    const titled = parameterWords(title ?? '', language);
    return parameters.map((each) => describe(each, titled, language));
  });
  const best = new Map<Parameter, { match: ParameterMatch; score: number }>();
  const unmatched: string[] = [];
  for (const keyword of new Set(keywords)) {
    const fits = fitsOf(keyword, candidates, language);
    if (fits.length === 0) unmatched.push(keyword);
    for (const { parameter, kind, score } of fits) {
      const known = best.get(parameter);
      const keywords = [...(known?.match.keywords ?? []), { keyword, kind }];
      if (known && score <= known.score) known.match.keywords = keywords;
      else best.set(parameter, { match: { keyword, keywords, parameter, kind }, score });
    }
  }
  const matches = candidates.flatMap(({ parameter }) => best.get(parameter)?.match ?? []);
  return { matches, unmatched };
}

function describe(parameter: Parameter, titled: readonly WordKeys[], language: string): Candidate {
  // "NPSH required at rated capacity" is about NPSH.
  const [, name = '', state = ''] = /^(.+?)((?:\s(?:at|@|bei)\s.*)?)$/isu.exec(parameter.parameter) ?? [];
  const ratings = parameter.unit === 'DN' || parameter.unit === 'PN' ? parameter.unit : '';
  const besides = [state, parameter.condition, parameter.section, parameter.tag, ratings].filter(Boolean).join(' ');
  return {
    parameter,
    name: parameterWords(name, language),
    besides: [...parameterWords(besides, language), ...titled],
    section: parameterWords(parameter.section ?? '', language),
  };
}

function fitsOf(keyword: string, candidates: readonly Candidate[], language: string): Fit[] {
  const words = parameterWords(keyword, language);
  if (words.length === 0) return [];
  const fits = (variants: readonly OtherWords[]) => {
    const found = candidates.flatMap((candidate) => fitOf(words, variants, candidate) ?? []);
    const isMeant = ({ parameter }: Fit) =>
      !isOfOtherSide(keyword, sizesOf(parameter)) && isOfAskedKind(keyword, shownValue(parameter));
    return keepExact(found.filter(isMeant));
  };
  const found = fits(otherWords(words, language));
  if (found.length > 0) return found;
  // A few words of a long title do not name it.
  const mostWords = 3 * words.length + 1;
  const ofSection = candidates.filter(
    ({ section }) => section.length <= mostWords && words.every((keys) => section.some((other) => meets(keys, other))),
  );
  if (ofSection.length > 0) {
    return ofSection.map(({ parameter }) => ({ parameter, kind: 'section', score: 0.5, closeness: 0.5 }));
  }
  return fits(generalWords(words, language));
}

/** What a parameter says of the sizes that it is for. */
const sizesOf = ({ parameter, condition }: Parameter) => [parameter, condition ?? ''].join(', ');

const shownValue = ({ value, unit }: Parameter) => (unit === null ? value : `${value} ${unit}`);

function fitOf(words: readonly WordKeys[], variants: readonly OtherWords[], candidate: Candidate): Fit | null {
  const { parameter, name } = candidate;
  const direct = closenessOf(words, candidate);
  if (direct > 0) return { parameter, kind: direct === 1 ? 'name' : 'words', score: 2 + direct, closeness: direct };
  const others = variants
    .filter(({ phrase }) => placeOf(phrase, name) !== -1)
    .map((variant) => closenessOf(variant.words, candidate));
  const other = Math.max(0, ...others);
  return other > 0 ? { parameter, kind: 'synonym', score: 1 + other, closeness: other } : null;
}

/** A person who asks for the liquid of a pump that has a line "Liquid" does not mean the liquid's temperature. */
function keepExact(fits: readonly Fit[]): Fit[] {
  const exact = new Set(fits.flatMap(({ closeness, parameter }) => (closeness === 1 ? [parameter.tag] : [])));
  return fits.filter(({ closeness, parameter }) => closeness === 1 || !exact.has(parameter.tag));
}

/** 1 where the words are exactly the name, less for each further word of the name; 0 where one of the words is missing. */
function closenessOf(words: readonly WordKeys[], { name, besides }: Candidate): number {
  const isNamed = words.map((keys) => name.some((other) => meets(keys, other)));
  const isSaid = words.map((keys, index) => isNamed[index] || besides.some((other) => meets(keys, other)));
  const named = isNamed.filter(Boolean).length;
  const isBorder = (keys: WordKeys, index: number) =>
    keys.every((key) => pairOfHan.test(key)) && isSaid[index - 1] === true && isSaid[index + 1] === true;
  if (named === 0 || !words.every((keys, index) => isSaid[index] || isBorder(keys, index))) return 0;
  const share = named / Math.max(name.length, named);
  return named === words.length && share === 1 ? 1 : 0.9 * share;
}

/** Chinese is searched by pairs of characters: one at the border of two words, of a section and a parameter, is in neither of them. */
const pairOfHan = /^\p{Script=Han}{2}$/u;

/** What the thesaurus of search contains for a keyword or a part of it. */
function generalWords(words: readonly WordKeys[], language: string): OtherWords[] {
  return thesaurusFor(language)
    .expand(words)
    .map(({ from, length, contentKeys }) => {
      const phrase = contentKeys.map((key) => [key]);
      return { phrase, words: [...words.slice(0, from), ...phrase, ...words.slice(from + length)] };
    });
}
