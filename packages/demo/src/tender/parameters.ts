/** One line of a datasheet. `unit` is empty for what has none (a material, a standard, a count). */
export type Parameter = { name: string; value: string; unit: string };
type ParameterGroup = { title: string; parameters: Parameter[] };

/** One datasheet: identical pumps under one tag, such as P-101A/B/C. */
export type PumpDatasheet = {
  tag: string;
  title: string;
  building: string;
  working: number;
  standby: number;
  groups: ParameterGroup[];
};

/** The mark under which the renderer reports the page of a datasheet's parameter. */
export const parameterMark = (tag: string, parameter: string): string => `${tag}|${parameter}`;

/** A group of parameters from its `[name, value, unit?]` rows. */
export const group = (title: string, rows: [name: string, value: string, unit?: string][]): ParameterGroup => ({
  title,
  parameters: rows.map(([name, value, unit = '']) => ({ name, value, unit })),
});
