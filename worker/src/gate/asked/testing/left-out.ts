import { fitGuess, readVoices } from '../guess-fact.ts';

/** Shares of the questions of all voices, each judged by the examples of the others. */
export interface LeftOut {
  /** Of the questions for a fact: those whose fact is known. */
  known: number;
  /** Of the same: those taken for another fact. */
  another: number;
  /** Of the questions for something else: those taken for a fact. */
  taken: number;
}

/** How well a guess knows the fact that a question asks for, by the least probability at which it counts. */
export function judgeGuesses(): (leastProbability: number) => LeftOut {
  const voices = readVoices();
  const guesses = [...voices].flatMap(([voice, own]) => {
    const guess = fitGuess([...voices].flatMap(([other, examples]) => (other === voice ? [] : examples)));
    return own.map(([question, asked]) => {
      const { asked: guessed, probability } = guess(question);
      return { asked, guessed, probability };
    });
  });
  const others = guesses.filter(({ asked }) => asked === null).length;
  const forFacts = guesses.length - others;
  return (leastProbability) => {
    const sure = guesses.filter(({ guessed, probability }) => guessed !== null && probability >= leastProbability);
    const known = sure.filter(({ asked, guessed }) => asked === guessed).length;
    const taken = sure.filter(({ asked }) => asked === null).length;
    return { known: known / forFacts, another: (sure.length - known - taken) / forFacts, taken: taken / others };
  };
}
