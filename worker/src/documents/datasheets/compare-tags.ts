import type { Datasheet, Parameter } from './model.ts';
import { parameterWords } from './parameter-words.ts';

/** A line of the comparison: one parameter over all tags. */
export interface ComparedParameter {
  /** As the first sheet that has it calls it. */
  name: string;
  /** The unit that all its values are printed in; null where they differ or have none. */
  unit: string | null;
  condition: string | null;
  section: string | null;
  /** Its values are not all the same, or a tag has none. Numbers are compared in a common unit, texts by their words. */
  differs: boolean;
}

export interface TagComparison {
  tags: string[];
  parameters: ComparedParameter[];
  /** All values of the comparison. */
  values: Parameter[];
  /** For each parameter, for each tag: index into `values`; null where that tag has none. */
  cells: (number | null)[][];
}

interface Line {
  key: string;
  first: Parameter;
  byTag: Map<string, Parameter>;
}

/** Puts the sheets of several tags side by side; `tags` in that order, all of them in the order of the sheets if not given. */
export function compareTags(
  datasheets: readonly Datasheet[],
  options: { tags?: string[]; language?: string } = {},
): TagComparison {
  const language = options.language ?? 'en';
  const all = datasheets.flatMap(({ parameters }) => parameters);
  const tags = options.tags ?? [...new Set(all.flatMap(({ tag }) => (tag === null ? [] : [tag])))];
  const lines: Line[] = [];
  for (const tag of tags)
    placeTag(
      lines,
      tag,
      keyed(
        all.filter((each) => each.tag === tag),
        language,
      ),
    );
  const values: Parameter[] = [];
  const cells = lines.map(({ byTag }) =>
    tags.map((tag) => {
      const parameter = byTag.get(tag);
      return parameter ? values.push(parameter) - 1 : null;
    }),
  );
  return { tags, parameters: lines.map((line) => describe(line, tags.length)), values, cells };
}

/** Gives each parameter of a tag a key of its own: its words and condition, with its group where the words come twice. */
function keyed(parameters: readonly Parameter[], language: string): Map<string, Parameter> {
  const keyOf = (text: string) =>
    parameterWords(text, language)
      .map((keys) => keys[0])
      .sort()
      .join(' ');
  const bySimple = Map.groupBy(parameters, ({ parameter, condition }) =>
    keyOf(condition !== null && !parameter.includes(condition) ? `${parameter} ${condition}` : parameter),
  );
  const keys = new Map<string, Parameter>();
  for (const [key, group] of bySimple) {
    const sections = new Set(group.map(({ section }) => section));
    for (const parameter of group) {
      const full =
        sections.size > 1 && sections.size === group.length ? `${key} / ${keyOf(parameter.section ?? '')}` : key;
      if (!keys.has(full)) keys.set(full, parameter);
    }
  }
  return keys;
}

/** Adds a tag's values to the lines; a parameter that is new comes after the one that it follows in its sheet. */
function placeTag(lines: Line[], tag: string, parameters: Map<string, Parameter>): void {
  let after = -1;
  for (const [key, parameter] of parameters) {
    const known = lines.findIndex((line) => line.key === key);
    if (known === -1) {
      after += 1;
      lines.splice(after, 0, { key, first: parameter, byTag: new Map([[tag, parameter]]) });
    } else {
      lines[known]?.byTag.set(tag, parameter);
      after = known;
    }
  }
}

function describe({ first, byTag }: Line, tags: number): ComparedParameter {
  const values = [...byTag.values()];
  const units = new Set(values.map(({ unit }) => unit));
  const { parameter, condition, section } = first;
  return {
    name: parameter,
    unit: units.size === 1 ? first.unit : null,
    condition,
    section,
    differs: values.length < tags || values.some((value) => !isSame(value, first)),
  };
}

/** Whether two values say the same: 10 bar and 1 MPa do, 10 bar(g) and 10 bar(a) do not. */
function isSame(a: Parameter, b: Parameter): boolean {
  const [one, other] = [a.normalized, b.normalized];
  if (one && other) {
    return (
      one.unit === other.unit &&
      isNear(one.value, other.value) &&
      isNear(one.upTo ?? one.value, other.upTo ?? other.value)
    );
  }
  const words = ({ value, unit }: Parameter) =>
    `${value} ${unit ?? ''}`
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.,%+<>≤≥±-]+/gu, ' ')
      .trim();
  return words(a) === words(b);
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b));
