import type { FactName } from '../../../facts/model.ts';
import type { FigureKind } from '../figures.ts';

/** A matter that tenders mention. */
export interface Topic {
  id: string;
  /** What it is called in a prompt. */
  name: string;
  /** What a reader wants to know of it, in a prompt's words. */
  lookFor: string;
  /** The kinds of amounts that its description mentions. */
  figures: readonly FigureKind[];
  /** A sentence without such an amount says little of it. */
  isFigures?: boolean;
  /** Words and phrases by language of a wish for it, a heading or a sentence about it, separated by commas. */
  words: Readonly<Record<string, string>>;
  /** Whether a text looks like its statements, without any of its words: under a title of the topic it is one. */
  shows?: (text: string) => boolean;
  /** Bid facts that belong to it. */
  facts?: readonly FactName[];
  /** Concepts of tenders (`worker/src/concepts`) that belong to it, for languages in which it has few words of its own. */
  concepts?: readonly string[];
  /** Further words that only a wish for it contains, in everyday language; too common to tell what a sentence is about. */
  wished?: string;
  /** Further words by language that only its description contains; a wish contains them for other reasons. */
  said?: Readonly<Record<string, string>>;
}
