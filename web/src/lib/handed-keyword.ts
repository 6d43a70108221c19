import { useLocation } from 'react-router-dom';

/** Words that another part of the app hands to the form of keyword extraction, in the state of the history's entry. */
interface Handing {
  keyword: string;
}

const isHanding = (state: unknown): state is Handing =>
  typeof state === 'object' && state !== null && typeof (state as Partial<Handing>).keyword === 'string';

export const keywordState = (keyword: string): object => ({ keyword }) satisfies Handing;

/** The words that were handed over; null if there are none. */
export function useHandedKeyword(): string | null {
  const { state }: { state: unknown } = useLocation();
  return isHanding(state) ? state.keyword : null;
}
