import { type Cell, type Chapter, heading, type Table, tall } from '../blocks.ts';
import { parameterMark } from '../parameters.ts';
import { type Valve, type ValveSchedule, valveSchedules } from '../valves.ts';

/** Family titles, each merged over its neighbouring tags. */
function familyCells(valves: Valve[]): Cell[] {
  const families: { text: string; colSpan: number }[] = [];
  for (const { family } of valves) {
    const last = families.at(-1);
    if (last?.text === family) last.colSpan += 1;
    else families.push({ text: family, colSpan: 1 });
  }
  return families;
}

function datasheet({ title, valves, parameters }: ValveSchedule): Table {
  return {
    kind: 'table',
    title: `Datasheet: ${title.toLowerCase()}`,
    columns: [
      { width: 4, align: 'center' },
      { width: 20 },
      { width: 6, align: 'center' },
      ...valves.map(() => ({ width: 14, align: 'center' as const })),
    ],
    header: [[tall('No.'), tall('Parameter'), tall('Unit'), ...familyCells(valves)], valves.map((valve) => valve.tag)],
    rows: parameters.map(({ name, unit, values }, index) => ({
      cells: [`${index + 1}`, name, unit || '–', ...values],
      marks: valves.map((valve) => parameterMark(valve.tag, name)),
    })),
    note: 'Torques, weights and flow coefficients are those of the reference design, to be confirmed or corrected in the bid; all other values are required. A dash means that the parameter does not apply.',
  };
}

export const valveDatasheets: Chapter = {
  title: 'Valve datasheets',
  id: 'valve-datasheets',
  sections: valveSchedules.map((schedule) => ({
    layout: 'landscape',
    blocks: [heading(2, schedule.title), datasheet(schedule)],
  })),
};
