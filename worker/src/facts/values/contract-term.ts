import { readDurations } from './duration.ts';
import type { ReadValue, ValueReader } from './model.ts';

const option = /(?:option|renew|extend|exten[st]ion|additional|further|prorog|rinnov|prolong|verlanger|reconduct)/u;

/** Durations of a contract, with its options: `P1Y + 4 x P1Y` for "one base year and four option years". */
export const readContractTerms: ValueReader = (text) => {
  const found = readDurations(text);
  const terms: ReadValue[] = [];
  for (const value of found) {
    const previous = terms.at(-1);
    const between = previous ? text.slice(previous.end, value.start) : '';
    if (previous && between.length < 90 && option.test(between) && !/[.;|]/u.test(between)) {
      previous.value += ` + ${value.value}`;
      previous.end = value.end;
    } else terms.push({ ...value });
  }
  return terms;
};
