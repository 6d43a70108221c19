import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddress } from './use-address.ts';

/**
 * A question that another part of the app hands to the chat of a tender. It is in the state of the history's entry and not in the address:
 * a link that somebody else wrote must not ask questions.
 */
interface Handing {
  question: string;
}

const isHanding = (state: unknown): state is Handing =>
  typeof state === 'object' && state !== null && typeof (state as Partial<Handing>).question === 'string';

/** The state of an entry that hands over a question, and keeps what else the entry says. */
export const handingState = (question: string, state: unknown): object => ({
  ...(typeof state === 'object' ? state : {}),
  ...({ question } satisfies Handing),
});

/** The question that was handed over; null if there is none. The function says that it was taken, so that a reload does not ask it again. */
export function useHandedQuestion(): [question: string | null, taken: () => void] {
  const { state }: { state: unknown } = useLocation();
  const [, changeAddress] = useAddress();
  const taken = useCallback(() => {
    const { question: _, ...rest } = isHanding(state) ? state : { question: '' };
    changeAddress({}, { state: rest });
  }, [state, changeAddress]);
  return [isHanding(state) ? state.question : null, taken];
}
