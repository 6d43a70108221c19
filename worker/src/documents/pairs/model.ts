import type { Stretch } from '../../search/sentences.ts';
import type { Page, Word } from '../model.ts';

/**
 * How a label and its value are set: with a colon between them (`colon`), apart on one line by dots or a wide gap (`gap`), in one row of a
 * table (`row`), a column's header above its cell (`column`), or under each other (`below`).
 */
export type PairKind = 'colon' | 'gap' | 'row' | 'column' | 'below';

/** A label and the value that a page gives it; both are offsets into the page's text. */
export interface Pair {
  label: Stretch;
  value: Stretch;
  kind: PairKind;
}

/** A page as far as pairs go by it. Without `words`, gaps within a line are not seen; the rest is. */
export type PairPage = Pick<Page, 'text' | 'blocks' | 'width' | 'height'> & {
  words?: readonly Word[];
  isContents?: boolean;
};
