import type { Band } from '@bidloom/worker/src/gate/band.ts';
import { printFigure } from '../figure.ts';
import type { GivenAnswer } from './judge.ts';

/** Prints which answers the questions of one set get. */
export function reportSet(set: string, given: readonly GivenAnswer[]): void {
  const present = given.filter(({ question }) => question.pages.length > 0);
  const absent = given.filter(({ question }) => question.pages.length === 0);
  const answered = given.filter(({ band }) => band === 'answer');
  const print = (figure: string, value: number) => printFigure('answers', `${set}: ${figure}`, value, 'share');
  const isBand = (band: Band) => (one: GivenAnswer) => one.band === band;
  print(
    'present, right first',
    shareOf(present, ({ isRight }) => isRight),
  );
  print('present, answered', shareOf(present, isBand('answer')));
  print('present, closest places', shareOf(present, isBand('closest')));
  print('present, not in the documents', shareOf(present, isBand('none')));
  print('absent, answered', shareOf(absent, isBand('answer')));
  print('absent, not in the documents', shareOf(absent, isBand('none')));
  print(
    'answers that are right',
    shareOf(answered, ({ isRight }) => isRight),
  );
  print('expected calibration error', calibrationError(given));
}

const binCount = 10;

/** Prints, by tenths of confidence, what was claimed and what was right. */
export function reportReliability(given: readonly GivenAnswer[]): void {
  for (const [bin, inside] of binsOf(given)) {
    const name = `confidence ${bin / binCount} to ${(bin + 1) / binCount}`;
    printFigure('answers', `${name}: questions`, inside.length, 'questions');
    printFigure('answers', `${name}: claimed`, average(inside), 'share');
    printFigure(
      'answers',
      `${name}: right`,
      shareOf(inside, ({ isRight }) => isRight),
      'share',
    );
  }
  printFigure('answers', 'expected calibration error', calibrationError(given), 'share');
}

/** The average error of the confidence, tenth by tenth. */
function calibrationError(given: readonly GivenAnswer[]): number {
  let error = 0;
  for (const [, inside] of binsOf(given)) {
    const off = Math.abs(average(inside) - shareOf(inside, ({ isRight }) => isRight));
    error += (off * inside.length) / given.length;
  }
  return error;
}

function binsOf(given: readonly GivenAnswer[]): [number, GivenAnswer[]][] {
  const bins = Map.groupBy(given, ({ confidence }) => Math.min(binCount - 1, Math.floor(binCount * confidence)));
  return [...bins].sort(([a], [b]) => a - b);
}

function average(given: readonly GivenAnswer[]): number {
  return given.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, given.length);
}

function shareOf<T>(items: readonly T[], isTrue: (item: T) => boolean): number {
  return items.length === 0 ? Number.NaN : items.filter(isTrue).length / items.length;
}
