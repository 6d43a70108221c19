import { useRef } from 'react';

/** The last value before something began, as long as it lasts: what a person saw when the editor was opened. */
export function useWhileNot<T>(isBusy: boolean, value: T): T {
  const last = useRef(value);
  if (!isBusy) last.current = value;
  return last.current;
}
