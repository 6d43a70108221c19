import { hasCheckBox } from './check-boxes.ts';
import { isStrong, quantityUnit } from './column-stats.ts';
import type { FormLine, Segment } from './form-lines.ts';
import { isName, namesDatasheet, tidyName } from './header-words.ts';
import { isBlank } from './table-grid.ts';

/** A label with the text that is written after it. */
export interface FormField {
  label: string;
  value: Segment;
}

const mostLabelWords = 9;
const mostValueWords = 14;
const leader = /^(?:[.…_]{3,}|[.…]{1,2})$/u;

export const textOf = (segment: Segment): string => segment.map(({ text }) => text).join(' ');

/** Whether a segment begins at the same x as another one, on any line; false where the format has no page geometry. */
export function startsUnder(segment: Segment, other: Segment): boolean {
  const [left, above] = [segment[0]?.box?.[0], other[0]?.box?.[0]];
  return left !== undefined && above !== undefined && Math.abs(left - above) < 0.006;
}

/**
 * The fields of a line: "Label: value" and "Label ..... value", several side by side, or a value after a wide gap. A field without a mark
 * between label and value counts only where the value is a quantity, or is below the value of the field before.
 */
export function fieldsOf({ segments }: FormLine, before: FormField | undefined): FormField[] {
  const fields: FormField[] = [];
  for (let index = 0; index < segments.length; index++) {
    const cut = cutField(segments[index] as Segment) ?? fieldWithoutMark(segments, index, before);
    if (!cut) continue;
    let { value } = cut;
    // The value, or further boxes to tick, after a gap.
    for (let next = segments[index + 1]; next && !cutField(next); next = segments[index + 1]) {
      const goesOn = value.length === 0 || (hasCheckBox(textOf(value)) && hasCheckBox(next[0]?.text ?? ''));
      if (!goesOn) break;
      value = [...value, ...next];
      index += 1;
    }
    if (isField(cut.label, value)) fields.push({ label: cut.label, value });
  }
  return fields;
}

/** A label without dots, or whose dots were dropped because they are no words. */
function fieldWithoutMark(
  segments: readonly Segment[],
  index: number,
  before: FormField | undefined,
): FormField | null {
  const [label, value] = [textOf(segments[index] ?? []), segments[index + 1] ?? []];
  if (!isName(label) || /\d/u.test(label)) return null;
  const isPair = segments.length === 2 && before !== undefined && startsUnder(value, before.value);
  return isPair || isStrong(quantityUnit(textOf(value))) ? { label: tidyName(label), value: [] } : null;
}

function cutField(segment: Segment): FormField | null {
  const colon = segment.findIndex(({ text }) => /[^:]:$|^:$/u.test(text));
  const dots = segment.findIndex(({ text }, index) => index > 0 && leader.test(text) && isLeader(segment, index));
  const at = colon === -1 ? dots : dots === -1 ? colon : Math.min(colon, dots);
  if (at === -1) return null;
  const isMark = leader.test(segment[at]?.text ?? '');
  const label = tidyName(textOf(segment.slice(0, isMark ? at : at + 1)));
  const isMarkAt = (index: number) => leader.test(segment[index]?.text ?? '') || segment[index]?.text === ':';
  let from = at + 1;
  while (isMarkAt(from)) from += 1;
  return { label, value: segment.slice(from) };
}

/** Single dots lead to a value only where there are several in a row. */
function isLeader(segment: Segment, index: number): boolean {
  const { text = '' } = segment[index] ?? {};
  return text.length >= 3 || [1, 2].every((step) => leader.test(segment[index + step]?.text ?? ''));
}

function isField(label: string, value: Segment): boolean {
  const words = label.split(/\s+/u);
  if (!isName(label) || namesDatasheet(label) || words.length > mostLabelWords || !/^\p{L}/u.test(label)) return false;
  if (/[;!?]|\p{Ll}{3}\.\s/u.test(label)) return false;
  const text = textOf(value);
  return value.length > 0 && value.length <= mostValueWords && !isBlank(text) && !/\p{L}{3}\.\s+\p{Lu}/u.test(text);
}
