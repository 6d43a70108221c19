import type { Band } from '@bidloom/worker/src/gate/band.ts';
import { printFigure } from '../figure.ts';
import type { Said } from './judge.ts';

/** Prints which answers the questions of one set get. */
export function reportSet(set: string, said: readonly Said[]): void {
  const present = said.filter(({ question }) => question.pages.length > 0);
  const absent = said.filter(({ question }) => question.pages.length === 0);
  const answered = said.filter(({ band }) => band === 'answer');
  const print = (figure: string, value: number) => printFigure('answers', `${set}: ${figure}`, value, 'share');
  const isBand = (band: Band) => (one: Said) => one.band === band;
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
  print('expected calibration error', calibrationError(said));
}

const binCount = 10;

/** Prints, by tenths of confidence, what was claimed and what was right. */
export function reportReliability(said: readonly Said[]): void {
  for (const [bin, inside] of binsOf(said)) {
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
  printFigure('answers', 'expected calibration error', calibrationError(said), 'share');
}

/** The average error of the confidence, tenth by tenth. */
function calibrationError(said: readonly Said[]): number {
  let error = 0;
  for (const [, inside] of binsOf(said)) {
    const off = Math.abs(average(inside) - shareOf(inside, ({ isRight }) => isRight));
    error += (off * inside.length) / said.length;
  }
  return error;
}

function binsOf(said: readonly Said[]): [number, Said[]][] {
  const bins = Map.groupBy(said, ({ confidence }) => Math.min(binCount - 1, Math.floor(binCount * confidence)));
  return [...bins].sort(([a], [b]) => a - b);
}

function average(said: readonly Said[]): number {
  return said.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, said.length);
}

function shareOf<T>(items: readonly T[], isTrue: (item: T) => boolean): number {
  return items.length === 0 ? Number.NaN : items.filter(isTrue).length / items.length;
}
