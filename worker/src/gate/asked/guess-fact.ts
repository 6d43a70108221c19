import { readdirSync, readFileSync } from 'node:fs';
import { fold } from '../../facts/fold.ts';
import { type FactName, factNames } from '../../facts/model.ts';

/** What a question asks for: one fact, or, as null, something else. */
type Asked = FactName | null;
export type Example = readonly [question: string, asked: Asked];
type Guess = { asked: Asked; probability: number };

/** How often all examples are gone through. */
const rounds = 8;
/** How far an example moves the weights in the first round, and how much less in each further one. */
const firstStep = 3;
const slowing = 0.15;
/** How much of a step moves a class as a whole, whatever the words are. */
const biasStep = 0.1;
/** Smaller errors of a class change nothing: most classes are far from most questions, and the fit is faster. */
const leastError = 0.01;
/** What the parts of a question weigh: its words, pairs of words, and letters in a row, which recognise misspelt words. */
const worth = { word: 1.5, pair: 1.2, letters: 0.6 };
const longestWord = 7;
const longestInPair = 6;
const lettersInRow = 4;

/** The features of a question: where their weights begin, and their shares of it, whose squares sum up to 1. */
interface Shares {
  places: Int32Array;
  shares: Float64Array;
}

/**
 * Fits a linear model of words, pairs of words and letters to examples (softmax regression by stochastic gradient descent, always in the same
 * order). It takes about 0.1 s per thousand questions.
 *
 * @returns what a question asks for most likely, with its probability from 0 to 1
 */
export function fitGuess(examples: readonly Example[]): (question: string) => Guess {
  const classes: readonly Asked[] = [null, ...factNames];
  const count = classes.length;
  const described = examples.map(([question, asked]) => ({ parts: featuresOf(question), asked }));
  const features = rarities(described.map(({ parts }) => parts));
  // For each feature in turn a weight per class.
  const weights = new Float64Array(features.size * count);
  const bias = new Float64Array(count);
  const sharesOf = (parts: Parts): Shares => {
    const found = parts.filter(([name]) => features.has(name));
    const weightOf = ([name, value]: Parts[number]) => (features.get(name)?.rarity ?? 0) * value;
    const length = Math.hypot(...found.map(weightOf)) || 1;
    return {
      places: Int32Array.from(found, ([name]) => (features.get(name)?.place ?? 0) * count),
      shares: Float64Array.from(found, (part) => weightOf(part) / length),
    };
  };
  const chances = new Float64Array(count);
  /** Leaves the probabilities of all classes in `chances`. */
  const judge = ({ places, shares }: Shares) => {
    chances.set(bias);
    for (let part = 0; part < places.length; part++) {
      const [place, share] = [at(places, part), at(shares, part)];
      for (let index = 0; index < count; index++) add(chances, index, at(weights, place + index) * share);
    }
    const highest = Math.max(...chances);
    let all = 0;
    for (let index = 0; index < count; index++) {
      chances[index] = Math.exp(at(chances, index) - highest);
      all += at(chances, index);
    }
    for (let index = 0; index < count; index++) chances[index] = at(chances, index) / all;
  };
  const learn = (example: Shares, asked: number, step: number) => {
    judge(example);
    add(chances, asked, -1);
    const { places, shares } = example;
    for (let index = 0; index < count; index++) {
      const move = -step * at(chances, index);
      if (Math.abs(at(chances, index)) < leastError) continue;
      add(bias, index, move * biasStep);
      for (let part = 0; part < places.length; part++) add(weights, at(places, part) + index, move * at(shares, part));
    }
  };
  const all = shuffled(
    described.map(({ parts, asked }) => ({ shares: sharesOf(parts), asked: classes.indexOf(asked) })),
  );
  for (let round = 0; round < rounds; round++)
    for (const { shares, asked } of all) learn(shares, asked, firstStep / (1 + slowing * round));
  return (question) => {
    judge(sharesOf(featuresOf(question)));
    const probability = Math.max(...chances);
    return { asked: classes[chances.indexOf(probability)] ?? null, probability };
  };
}

const at = (values: Float64Array | Int32Array, index: number): number => values[index] as number;
const add = (values: Float64Array, index: number, more: number): void => {
  values[index] = at(values, index) + more;
};

/** The features of all questions, each with the logarithm of its rarity; without letters and pairs that only one question has. */
function rarities(questions: readonly Parts[]): Map<string, { place: number; rarity: number }> {
  const counts = new Map<string, number>();
  for (const parts of questions) for (const [name] of parts) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = [...counts].filter(([name, count]) => count > 1 || name.startsWith('word '));
  return new Map(
    kept.map(([name, count], place) => [name, { place, rarity: Math.log((1 + questions.length) / (1 + count)) + 1 }]),
  );
}

type Parts = readonly (readonly [name: string, value: number])[];

function featuresOf(question: string): Parts {
  const words = fold(question).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    found.set(`word ${word.slice(0, longestWord)}`, worth.word);
    const next = words[at + 1];
    if (next) found.set(`pair ${word.slice(0, longestInPair)} ${next.slice(0, longestInPair)}`, worth.pair);
    const bounded = `_${word}_`;
    for (let from = 0; from + lettersInRow <= bounded.length; from++)
      found.set(`letters ${bounded.slice(from, from + lettersInRow)}`, worth.letters);
  }
  return [...found];
}

/** Mixed, always in the same way: neighbours in the files ask for the same fact. */
function shuffled<T>(all: readonly T[]): T[] {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  return all
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * The questions of each voice, by its name: each file of `examples/` has one person's own ways to ask in English, each of
 * `examples-by-language/` usual questions in another language.
 */
export function readVoices(folder: 'examples' | 'examples-by-language' = 'examples'): Map<string, Example[]> {
  const files = new URL(`${folder}/`, import.meta.url);
  return new Map(
    readdirSync(files)
      .sort()
      .map((name) => [name.replace(/\.txt$/, ''), readExamples(readFileSync(new URL(name, files), 'utf8'))]),
  );
}

/** A question per line, under the name of the fact that it asks for, or under `# none`. */
function readExamples(text: string): Example[] {
  let asked: Asked = null;
  const found: Example[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) asked = factNames.find((name) => line === `# ${name}`) ?? null;
    else if (line !== '') found.push([line, asked]);
  }
  return found;
}

type Guesser = ReturnType<typeof fitGuess>;
const fitted: { english?: Guesser; others?: { guess: Guesser; languages: ReadonlySet<string> } } = {};

/** What an English question most likely asks for, from the examples of all voices. */
export function guessFact(question: string): Guess {
  fitted.english ??= fitGuess([...readVoices().values()].flat());
  return fitted.english(question);
}

/**
 * The same for a question in another language (ISO 639-1), from the examples in all of them at once: related languages help each other. Null for
 * a language without examples.
 */
export function guessForeignFact(question: string, language: string): Guess | null {
  if (!fitted.others) {
    const voices = readVoices('examples-by-language');
    fitted.others = { guess: fitGuess([...voices.values()].flat()), languages: new Set(voices.keys()) };
  }
  const { guess, languages } = fitted.others;
  return languages.has(language) ? guess(question) : null;
}
