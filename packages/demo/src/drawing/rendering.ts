import type { Fonts } from './fonts.ts';
import type { Numbering } from './numbering.ts';
import type { PageFlow } from './page-flow.ts';

/** A heading as it came out: what the contents page and the outline list. */
export type Entry = { level: 1 | 2 | 3; number: string; text: string; page: number; top: number };

/** The state of one rendering: where it writes, with what, and what it has learnt about pages. */
export type Rendering = {
  flow: PageFlow;
  fonts: Fonts;
  numbering: Numbering;
  entries: Entry[];
  /** The page on which each mark was drawn. */
  marks: Map<string, number>;
  /** Tables so far, for their numbers. */
  tables: number;
};
