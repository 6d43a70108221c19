import type { Parameter } from '@bidloom/contract/datasheet-extraction-items';
import type { Correction, ItemOf } from '@bidloom/contract/runs';
import type { DocumentPlace } from '../../lib/tender-context.ts';
import type { Part } from '../runs/save-correction.ts';
import { parametersOf, type Quantity } from './corrections.ts';

export type DatasheetItem = ItemOf<'datasheet'>;

/** A parameter with its datasheet, corrections included. */
export interface ShownParameter extends Parameter {
  documentId: string;
  fileName: string;
  /** Of its datasheet. */
  ordinal: number;
  /** In its datasheet's list. */
  index: number;
  /** The found value, where a person has replaced it; else null. */
  original: Quantity | null;
}

/** The parameters of a datasheet, whose `content` must have been loaded. */
export function showParameters(
  { ordinal, headline: { documentId, fileName }, content }: DatasheetItem,
  correction: Correction | null,
): ShownParameter[] {
  const corrected = new Map(parametersOf(correction).map((one) => [one.index, one]));
  return (content?.parameters ?? []).map((found, index) => {
    const own = { ...found, documentId, fileName, ordinal, index };
    const by = corrected.get(index);
    if (!by) return { ...own, original: null };
    const { value, unit } = found;
    // The corrected value in base units is not known here.
    return { ...own, value: by.value, unit: by.unit, normalized: null, original: { value, unit } };
  });
}

/** "12 m³/h". */
export const withUnit = ({ value, unit }: Quantity): string => (unit ? `${value} ${unit}` : value);

/** A parameter in the correction of its datasheet, as the person saw it. */
export const partOfParameter = ({ index, tag, parameter: name, value, unit, original }: ShownParameter): Part => ({
  key: String(index),
  name: tag ? `${tag} ${name}` : name,
  of: (correction) => {
    const corrected = parametersOf(correction).find((parameter) => parameter.index === index);
    return corrected ? withUnit(corrected) : null;
  },
  seen: original && withUnit({ value, unit }),
});

/** Whether a parameter has all the words of a search in its names, value or place. */
export function matchesSearch(parameter: ShownParameter, search: string): boolean {
  const { tag, section, parameter: name, condition, keyword } = parameter;
  const words = [tag, section, name, condition, keyword, withUnit(parameter)].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

const figures = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 7 });

/** "0.05 m³/s", or "278.15–313.15 K" for a range; null where the document already prints the same. */
export function formatNormalized({ normalized, value: printed, unit: own }: ShownParameter): string | null {
  if (!normalized) return null;
  const { value, upTo, unit } = normalized;
  // Unicode has two characters for micro that look the same.
  if (unit.normalize('NFKC') === (own ?? '').normalize('NFKC')) return null;
  const range = upTo === null ? figures.format(value) : `${figures.format(value)}–${figures.format(upTo)}`;
  return range === printed && !unit ? null : `${range} ${unit}`.trim();
}

/** The place of a value. Without geometry, its words are searched on the page, in the row that is stored with them. */
export function placeOfParameter(parameter: ShownParameter): DocumentPlace {
  const { documentId, page, boxes, quote, offset, original, value } = parameter;
  if (boxes.length > 0 || offset === undefined) return { documentId, page, boxes, quote };
  return { documentId, page, boxes, quote: original?.value ?? value, offset, around: quote };
}

export interface ParameterGroup {
  tag: string | null;
  section: string | null;
  /** Whether it is the first group of its tag, so that the tag is shown above it. */
  beginsTag: boolean;
  parameters: ShownParameter[];
}

/** Parameters by tag and section, in their order. */
export function groupParameters(parameters: readonly ShownParameter[]): ParameterGroup[] {
  const groups: ParameterGroup[] = [];
  for (const parameter of parameters) {
    const { tag, section } = parameter;
    const last = groups.at(-1);
    if (last?.tag === tag && last.section === section) last.parameters.push(parameter);
    else groups.push({ tag, section, beginsTag: !last || last.tag !== tag, parameters: [parameter] });
  }
  return groups;
}
