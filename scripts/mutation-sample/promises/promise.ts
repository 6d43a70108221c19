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
