import { judgeGuesses } from '@bidloom/worker/src/gate/asked/testing/left-out.ts';
import { printFigure } from './figure.ts';

/** How well the fact that a question asks for is guessed, on the questions of each voice, from the examples of the others. */
export async function run(): Promise<void> {
  const at = judgeGuesses();
  for (const least of [0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    for (const [figure, value] of Object.entries(at(least)))
      printFigure('asked', `${figure} at ${least}`, value, 'share');
}
