/** Something that the product promises, and one change of one line with which it would not keep it. */
export interface PromiseKept {
  /** What is promised, in a few words; several changes may break the same promise. */
  point: string;
  file: string;
  /** Found exactly once in the file. */
  old: string;
  new: string;
  breaks: string;
  /** The test files each of which must notice the change: usually one. */
  tests: string[];
}

/** A promise in the order in which it is read: what is promised, where, the change, what it breaks, and who must notice it. */
export const promise = (
  point: string,
  file: string,
  old: string,
  changed: string,
  breaks: string,
  ...tests: string[]
): PromiseKept => ({ point, file, old, new: changed, breaks, tests });
