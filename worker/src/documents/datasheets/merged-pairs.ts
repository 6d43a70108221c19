import type { DecimalMark } from '../../numbers/parse-number.ts';
import type { Parameter } from './model.ts';
import { toParameter } from './pair-parameter.ts';
import { parseUnit } from './units.ts';

/** A quantity, a name that begins with a capital, and another quantity: "8 °C Percentage of cement 0.4 %". */
const quantity = String.raw`[-–<>≤≥±~]?\s?\d{1,6}(?:[.,]\d{1,4})?\s?`;
const merged = new RegExp(
  String.raw`^(?<first>${quantity}(?<unit>[^\s\d]{1,6}))\s(?<name>\p{Lu}\p{Ll}{2,20}(?:\s\p{L}{2,20}){1,6})\s(?<second>${quantity}(?<other>[^\s\d]{1,6}))$`,
  'u',
);

/** Two rows that reading put into one, apart from each other; one row otherwise. */
export function splitMerged(parameter: Parameter, decimal: DecimalMark | null): Parameter[] {
  const { first, unit = '', name, second, other = '' } = merged.exec(parameter.value)?.groups ?? {};
  if (first === undefined || name === undefined || second === undefined) return [parameter];
  if (!isUnit(unit) || !isUnit(other)) return [parameter];
  const { page, section, source } = parameter;
  const read = (label: string, value: string): Parameter => ({
    ...toParameter({ name: label, value, boxes: source.boxes, page }, { section, decimal }),
    tag: parameter.tag,
    source,
  });
  return [read(parameter.parameter, first), read(name, second)];
}

const isUnit = (text: string) => text === '%' || parseUnit(text)?.physical === true;
