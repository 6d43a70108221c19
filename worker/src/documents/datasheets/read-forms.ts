import type { DecimalMark } from '../../exports/parse-number.ts';
import type { Box, Page } from '../model.ts';
import { hasCheckBox, tickedOptions } from './check-boxes.ts';
import { isStrong } from './column-stats.ts';
import { type FormField, fieldsOf, textOf } from './form-fields.ts';
import { type FormLine, formLinesOf, type Segment } from './form-lines.ts';
import { conditionOfName, isTagName, saysDatasheet, splitHeadUnit } from './head-words.ts';
import type { Datasheet, Parameter } from './model.ts';
import { readQuantity } from './read-quantity.ts';
import type { SheetContext } from './sheet-context.ts';
import { isTag, tagsIn } from './tags.ts';

interface FormSetting {
  page: Page;
  isTaken(box: Box): boolean;
  contextAt(line: FormLine): SheetContext;
  decimal: DecimalMark;
}

/** A stretch of lines with fields. */
interface Form {
  first: FormLine;
  parameters: Parameter[];
  tag: string | null;
  title: string | null;
}

/** So many lines without a field end a form. */
const mostOtherLines = 3;

/** Reads the fields of a page's forms: lines such as "Design pressure: 16 bar(g)" under each other. */
export function readForms(setting: FormSetting): Datasheet[] {
  const forms: Form[] = [];
  let form: Form | null = null;
  let others = 0;
  let section: string | null = null;
  let titled: FormLine | null = null;
  for (const line of formLinesOf(setting.page, setting.isTaken)) {
    const fields = fieldsOf(line);
    if (fields.length === 0) {
      others += 1;
      if (saysDatasheet(textOf(line.segments.flat()))) titled = line;
      if (others >= mostOtherLines) form = null;
      section = titleOf(line) ?? section;
      continue;
    }
    others = 0;
    const tag = tagOf(fields);
    if (!form || (tag !== null && form.tag !== null && form.tag !== tag)) {
      const title: string | null = titled ? textOf(titled.segments.flat()) : null;
      form = { first: line, parameters: [], tag: tagsIn(title ?? '').join(', ') || null, title };
      forms.push(form);
      titled = null;
    }
    form.tag = tag ?? form.tag;
    form.parameters.push(...fields.flatMap((field) => readField(field, section, setting)));
  }
  return forms.flatMap((each) => toDatasheet(each, setting));
}

function toDatasheet({ first, parameters, tag: own, title }: Form, { page, contextAt }: FormSetting): Datasheet[] {
  const technical = parameters.filter(({ normalized }) => isStrong(normalized?.unit ?? null)).length;
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
  const field = fields.find(({ label, value }) => isTagName(label) && isTag(textOf(value)));
  return field ? textOf(field.value) : null;
}

/** A line that may name the group of the fields under it. */
function titleOf({ segments }: FormLine): string | null {
  const text = textOf(segments[0] ?? []);
  const isTitle =
    segments.length === 1 && text.split(' ').length <= 8 && /\p{L}{3}/u.test(text) && !/[.,;:]$/u.test(text);
  return isTitle ? text : null;
}

function readField({ label, value }: FormField, section: string | null, { page, decimal }: FormSetting): Parameter[] {
  if (isTagName(label) && isTag(textOf(value))) return [];
  const named = splitHeadUnit(label);
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

/** One box a line: words side by side are joined. */
function boxesOf(words: Segment): Box[] {
  const boxes = words.flatMap(({ box }) => (box ? [box] : []));
  if (boxes.length === 0) return [];
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [[left, top, right - left, bottom - top]];
}
