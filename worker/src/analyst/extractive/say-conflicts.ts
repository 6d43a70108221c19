import { allKinds } from '../../facts/all-kinds.ts';
import { isDecided, type KnownFact } from '../../facts/known-fact.ts';
import type { FactValue } from '../../facts/model.ts';

const names = {
  date: { one: 'date', many: 'dates' },
  duration: { one: 'period', many: 'periods' },
  sum: { one: 'amount', many: 'amounts' },
  yesNo: { one: 'statement', many: 'statements' },
  words: { one: 'statement', many: 'statements' },
} as const;

/** "3 dates in the documents"; null where they do not contradict each other, or a person decided. */
export function conflictNote({ fact, stated, conflicts, probability }: KnownFact): string | null {
  if (!stated || conflicts.length === 0 || isDecided({ probability })) return null;
  return `${1 + conflicts.length} ${names[allKinds[fact].class].many} in the documents`;
}

/** What another value is called, and its value where its words are those of the stated one: a date may be read with the day or the month first. */
export function otherValue(
  { fact, stated }: KnownFact,
  { value, place }: FactValue,
): { label: string; read: string | null } {
  const own = stated?.place;
  const isSame = own?.documentId === place.documentId && own.page === place.page && own.start === place.start;
  return {
    label: `another ${names[allKinds[fact].class].one}`,
    read: isSame ? `the same words read as ${value}` : null,
  };
}
