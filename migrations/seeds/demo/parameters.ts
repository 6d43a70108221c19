/** One line of a datasheet. `unit` is empty for what has none (a material, a standard, a count). */
export type Parameter = { name: string; value: string; unit: string };
export type ParameterGroup = { title: string; parameters: Parameter[] };

/** The mark under which the renderer reports the page of a datasheet's parameter. */
export const parameterMark = (tag: string, parameter: string): string => `${tag}|${parameter}`;

/** `[name, value, unit?]` rows as parameters. */
export const parameters = (rows: [name: string, value: string, unit?: string][]): Parameter[] =>
  rows.map(([name, value, unit = '']) => ({ name, value, unit }));
