import type { DecimalMark } from '../../numbers/parse-number.ts';
import type { Box, Page } from '../model.ts';
import { hasCheckBox, tickedOptions } from './check-boxes.ts';
import { isStrong, isStrongUnit } from './column-stats.ts';
import { type FormField, fieldsOf, startsUnder, textOf } from './form-fields.ts';
import { type FormLine, formLinesOf, type Segment } from './form-lines.ts';
import { conditionOfName, isTagName, namesDatasheet, saysDatasheet, splitHeaderUnit } from './header-words.ts';
import type { Datasheet, Parameter } from './model.ts';
import { readQuantity } from './read-quantity.ts';
import type { SheetContext } from './sheet-context.ts';
import { isTagInPlace, tagsInTitle } from './tags.ts';

interface FormSetting {
  page: Page;
  isTaken(box: Box): boolean;
  contextAt(line: FormLine): SheetContext;
  decimal: DecimalMark | null;
}

/** A stretch of lines with fields. */
interface Form {
  first: FormLine;
  fields: (FormField & { section: string | null })[];
  tag: string | null;
  title: string | null;
}

/** So many lines without a field end a form. */
const mostOtherLines = 3;

/** Reads the fields of a page's forms: lines such as "Design pressure: 16 bar(g)" under each other. */
export function readForms(setting: FormSetting): Datasheet[] {
  return cutForms(formLinesOf(setting.page, setting.isTaken)).flatMap((form) => toDatasheet(form, setting));
}

function cutForms(lines: readonly FormLine[]): Form[] {
  const forms: Form[] = [];
  let form: Form | null = null;
  let others = 0;
  let section: string | null = null;
  let title: string | null = null;
  for (const line of lines) {
    const fields = fieldsOf(line, form?.fields.at(-1));
    if (fields.length === 0) {
      if (goesOn(line, form)) continue;
      others += 1;
      if (others >= mostOtherLines) form = null;
      const text = textOf(line.segments.flat());
      const isTitle = namesDatasheet(text) && text.length <= 120;
      section = isTitle ? null : (titleOf(line) ?? (form ? section : null));
      if (isTitle) title = text;
      continue;
    }
    others = 0;
    const tag = tagOf(fields);
    if (!form || (tag !== null && form.tag !== null && form.tag !== tag)) {
      form = { first: line, fields: [], tag: tagsInTitle(title ?? '').join(', ') || null, title };
      forms.push(form);
      title = null;
    }
    form.tag = tag ?? form.tag;
    form.fields.push(...fields.map((field) => ({ ...field, section })));
  }
  return forms;
}

/** Takes a line under a value, and not under its label, as the value's next line. */
function goesOn({ segments }: FormLine, form: Form | null): boolean {
  const last = form?.fields.at(-1);
  const [segment, ...more] = segments;
  if (!last || !segment || more.length > 0 || !startsUnder(segment, last.value)) return false;
  last.value = [...last.value, ...segment];
  return true;
}

function toDatasheet({ first, fields, tag: own, title }: Form, setting: FormSetting): Datasheet[] {
  const { page, contextAt } = setting;
  const parameters = fields.flatMap((field) => readField(field, setting));
  const technical = parameters.filter(
    ({ normalized, unit }) => isStrong(normalized?.unit ?? null) || isStrongUnit(unit ?? ''),
  ).length;
  const context = contextAt(first);
  const tag = own ?? (context.tags.length > 0 ? context.tags.join(', ') : null);
  const isSheet = own !== null || saysDatasheet(context.words) || title !== null;
  if (parameters.length < 2 || technical < (isSheet ? 1 : 2)) return [];
  if (!isSheet && (parameters.length < 3 || technical < 0.3 * parameters.length)) return [];
  return [
    {
      title: title ?? context.title,
      tags: tag === null ? [] : [tag],
      pages: [page.number],
      parameters: parameters.map((parameter) => ({ ...parameter, tag })),
    },
  ];
}

function tagOf(fields: readonly FormField[]): string | null {
  const field = fields.find(({ label, value }) => isTagName(label) && isTagInPlace(textOf(value)));
  return field ? textOf(field.value) : null;
}

/** A line that may name the group of the fields under it. */
function titleOf({ segments }: FormLine): string | null {
  const text = textOf(segments[0] ?? []);
  const isTitle =
    segments.length === 1 && text.split(' ').length <= 8 && /\p{L}{3}/u.test(text) && !/[.,;:]$/u.test(text);
  return isTitle ? text : null;
}

function readField({ label, value, section }: Form['fields'][number], { page, decimal }: FormSetting): Parameter[] {
  if (isTagName(label) && isTagInPlace(textOf(value))) return [];
  const named = splitHeaderUnit(label);
  return optionsOf(value).map((words) => {
    const text = textOf(words);
    const given = /^[\d\s.,+\-−–±/…]+$/u.test(text) ? named.unit : null;
    const quantity = readQuantity(text, { ...(given === null ? {} : { unit: given }), parameter: label, decimal });
    return {
      tag: null,
      parameter: given === null ? label : named.name,
      value: quantity.value,
      unit: quantity.unit,
      condition: quantity.condition ?? conditionOfName(label),
      section,
      normalized: quantity.normalized,
      page: page.number,
      source: { quote: text, boxes: boxesOf(words), table: null, row: null, column: null },
    };
  });
}

/** What is ticked of a row of boxes; the value itself where it has none. */
function optionsOf(value: Segment): Segment[] {
  if (!hasCheckBox(textOf(value))) return [value];
  const options: Segment[] = [];
  for (const token of joinBrackets(value)) {
    if (hasCheckBox(token.text)) options.push([token]);
    else options.at(-1)?.push(token);
  }
  return options.filter((option) => (tickedOptions(textOf(option)) ?? []).length > 0).map((option) => option.slice(1));
}

/** "[ ]" is read as two words. */
function joinBrackets(value: Segment): Segment {
  return value.flatMap((token, index) => {
    if (token.text === ']' && value[index - 1]?.text === '[') return [];
    return [token.text === '[' && value[index + 1]?.text === ']' ? { ...token, text: '[ ]' } : token];
  });
}

/** One box a line. */
function boxesOf(words: Segment): Box[] {
  const boxes: Box[] = [];
  for (const { box } of words) {
    const last = boxes.at(-1);
    if (!box) continue;
    if (last && box[1] < last[1] + 0.6 * last[3] && box[0] > last[0]) boxes[boxes.length - 1] = union(last, box);
    else boxes.push(box);
  }
  return boxes;
}

function union([x, y, width, height]: Box, [left, top, across, down]: Box): Box {
  const [x0, y0] = [Math.min(x, left), Math.min(y, top)];
  return [x0, y0, Math.max(x + width, left + across) - x0, Math.max(y + height, top + down) - y0];
}
