/** A value as it was found in folded text: offsets into that text, end exclusive. */
export interface ReadValue {
  start: number;
  end: number;
  /** Normal form. */
  value: string;
  /** 1 where its form alone tells what it is, less where only its place does (a number without its unit). */
  form: number;
}

/** What the document as a whole says of how its values are written. */
export interface ValueHabits {
  language: string;
  /** The currency that most of its sums are in; null where there is none. */
  currency: string | null;
  /** Month first in dates of figures; null where they are in both orders about as often. */
  isMonthFirst: boolean | null;
}

/** Reads the values of one kind out of folded text. */
export type ValueReader = (text: string, habits: ValueHabits) => ReadValue[];
