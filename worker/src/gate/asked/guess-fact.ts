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
/** What a class is asked for without a feature that tells it moves less. */
const biasStep = 0.1;
/** Smaller errors of a class move nothing: most classes are far from most questions. */
const leastError = 0.01;
/** What the parts of a question weigh: its words, pairs of words, and letters in a row, which know misspelt words again. */
const worth = { word: 1.5, pair: 1.2, letters: 0.6 };
const longestWord = 7;
const longestInPair = 6;
const lettersInRow = 4;

/** The features of a question by their place among the weights, with their share of it; the squares of the shares sum up to 1. */
type Shares = readonly (readonly [place: number, share: number])[];

/**
 * Fits a linear model of words, pairs of words and letters to examples (softmax regression by stochastic gradient descent, always in the same
 * order). It takes about 0.1 s per thousand questions.
 *
 * @returns what a question asks for most likely, with its probability from 0 to 1
 */
export function fitGuess(examples: readonly Example[]): (question: string) => Guess {
  const classes: readonly Asked[] = [null, ...factNames];
  const features = rarities(examples.map(([question]) => question));
  const count = classes.length;
  // For each feature in turn a weight per class.
  const weights = new Float64Array(features.size * count);
  const bias = new Float64Array(count);
  const sharesOf = (question: string): Shares => {
    const found = featuresOf(question).flatMap(([name, value]) => {
      const feature = features.get(name);
      return feature ? [[feature.place * count, feature.rarity * value] as const] : [];
    });
    const length = Math.hypot(...found.map(([, value]) => value)) || 1;
    return found.map(([place, value]) => [place, value / length]);
  };
  const chancesOf = (shares: Shares): Float64Array => {
    const scores = bias.slice();
    for (const [place, share] of shares)
      for (let index = 0; index < count; index++) add(scores, index, at(weights, place + index) * share);
    const highest = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - highest));
    const all = odds.reduce((sum, each) => sum + each);
    return odds.map((each) => each / all);
  };
  const learn = (shares: Shares, asked: Asked, step: number) => {
    const errors = chancesOf(shares);
    add(errors, classes.indexOf(asked), -1);
    for (const [index, error] of errors.entries()) {
      if (Math.abs(error) < leastError) continue;
      add(bias, index, -step * biasStep * error);
      for (const [place, share] of shares) add(weights, place + index, -step * error * share);
    }
  };
  const all = shuffled(examples.map(([question, asked]) => [sharesOf(question), asked] as const));
  for (let round = 0; round < rounds; round++)
    for (const [shares, asked] of all) learn(shares, asked, firstStep / (1 + slowing * round));
  return (question) => {
    const chances = chancesOf(sharesOf(question));
    const probability = Math.max(...chances);
    return { asked: classes[chances.indexOf(probability)] ?? null, probability };
  };
}

const at = (values: Float64Array, index: number): number => values[index] as number;
const add = (values: Float64Array, index: number, more: number): void => {
  values[index] = at(values, index) + more;
};

/** The features of all questions, with the logarithm of their rarity. Letters and pairs that only one question has tell nothing. */
function rarities(questions: readonly string[]): Map<string, { place: number; rarity: number }> {
  const counts = new Map<string, number>();
  for (const question of questions)
    for (const [name] of featuresOf(question)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = [...counts].filter(([name, count]) => count > 1 || name.startsWith('word '));
  return new Map(
    kept.map(([name, count], place) => [name, { place, rarity: Math.log((1 + questions.length) / (1 + count)) + 1 }]),
  );
}

function featuresOf(question: string): [name: string, value: number][] {
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

/** In an order that is always the same and mixes the facts: neighbours in a list ask for the same. */
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

const folder = new URL('examples/', import.meta.url);

/** The questions of each voice, by its name: `examples/*.txt`, each person's own way to ask for the same. */
export function readVoices(): Map<string, Example[]> {
  return new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [name.replace(/\.txt$/, ''), readExamples(readFileSync(new URL(name, folder), 'utf8'))]),
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

let fitted: ((question: string) => Guess) | undefined;

/** What an English question most likely asks for, from the examples of all voices. */
export function guessFact(question: string): Guess {
  fitted ??= fitGuess([...readVoices().values()].flat());
  return fitted(question);
}
