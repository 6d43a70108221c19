import type { Parameter } from '../documents/datasheets/model.ts';
import type { DecimalMark } from '../numbers/parse-number.ts';

/** What is looked at of a parameter to compare it. */
export interface Comparable extends Pick<Parameter, 'tag' | 'parameter' | 'value' | 'unit' | 'condition' | 'section'> {
  /** The decimal mark of its document; null where it is not known: a number that can be read in two ways is then not compared. */
  decimal: DecimalMark | null;
}

/** `unclear`: what is offered can not be compared for sure; the reason says why. */
export type CellState = 'meets' | 'deviates' | 'missing' | 'unclear';

/** What comparing two values comes to. The reason is a sentence for people; empty where there is nothing to say. */
export interface Verdict {
  state: Exclude<CellState, 'missing'>;
  reason: string;
}

/** The parameters of one party. */
export interface Party<Value extends Comparable> {
  parameters: readonly Value[];
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
