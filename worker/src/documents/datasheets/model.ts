import type { Box } from '../model.ts';

/** One value of a datasheet, with the place that it was read from. */
export interface Parameter {
  /** Equipment tag, such as `P-101A`; null where the sheet names none. */
  tag: string | null;
  /** What the document calls it, such as "Rated flow". */
  parameter: string;
  /** Verbatim, without its unit where the document sets the unit apart. */
  value: string;
  /** Verbatim. */
  unit: string | null;
  /** Such as "at 20 °C", "maximum", "rated". */
  condition: string | null;
  /** The group of the sheet that it is in, such as "Process data". */
  section: string | null;
  /** The same quantity in base units; null where the value is no number or the unit is unknown. A range has both ends. */
  normalized: { value: number; upTo: number | null; unit: string } | null;
  /** 1-based. */
  page: number;
  /** Where the value is. `table` is an index into the document's tables. */
  source: { quote: string; boxes: Box[]; table: number | null; row: number | null; column: number | null };
}

/** The parameters of one piece of equipment, or of several side by side. */
export interface Datasheet {
  title: string | null;
  tags: string[];
  pages: number[];
  parameters: Parameter[];
}
