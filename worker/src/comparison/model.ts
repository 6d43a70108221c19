import type { Comparable } from '../documents/datasheets/compare-tags.ts';
import type { DecimalMark } from '../exports/parse-number.ts';

export type { Comparable };

/** `unclear`: what is offered can not be compared for sure; the reason says why. */
export type CellState = 'meets' | 'deviates' | 'missing' | 'unclear';

/** What comparing two values comes to. The reason is a sentence for people; empty where there is nothing to say. */
export interface Verdict {
  state: Exclude<CellState, 'missing'>;
  reason: string;
}

/** The parameters of one party, with what its numbers are read by. */
export interface Party<Value extends Comparable> {
  parameters: readonly Value[];
  /** Null where nothing tells it: what can be read in two ways is then not compared. */
  decimal: DecimalMark | null;
  /** ISO 639-1. */
  language: string;
}

/** What one vendor offers for one parameter of the tender. */
export interface OfferedCell<Value extends Comparable> {
  state: CellState;
  reason: string;
  /** Null where the offer has none. */
  offered: Value | null;
  /** The offered quantity in the tender's unit, such as "261.2 m³/h"; null where it is in that unit, or is none. */
  converted: string | null;
}

export interface ComparisonRow<Value extends Comparable> {
  asked: Value;
  /** In the order of the vendors. */
  cells: OfferedCell<Value>[];
}
