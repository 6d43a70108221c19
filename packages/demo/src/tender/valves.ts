import { splitCells } from './blocks.ts';

/** Valves come as tables of parameters by tag, as in a valve schedule; `family` titles span neighbouring tags. */
export type Valve = { tag: string; title: string; quantity: number; family: string };
/** `values` are in the order of the schedule's valves. */
type ValveParameter = { name: string; unit: string; values: string[] };
/** `title` is its heading in the tender. */
export type ValveSchedule = { title: string; valves: Valve[]; parameters: ValveParameter[] };

/** Parameters from lines of `name | unit | value of the first valve | …`. */
const parameters = (lines: string): ValveParameter[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', unit = '', ...values] = splitCells(line);
      return { name, unit, values };
    });

const isolating: ValveSchedule = {
  title: 'Isolating valves',
  valves: [
    { tag: 'GV-101', title: 'Intake pump suction gate valves', quantity: 3, family: 'Gate valves' },
    { tag: 'GV-102', title: 'Intake pump discharge gate valves', quantity: 3, family: 'Gate valves' },
    { tag: 'BFV-201', title: 'High-lift manifold butterfly valves', quantity: 6, family: 'Butterfly valves' },
    { tag: 'BFV-202', title: 'High-lift pump discharge butterfly valves', quantity: 4, family: 'Butterfly valves' },
    { tag: 'BV-501', title: 'Coagulant dosing ball valves', quantity: 18, family: 'Ball valves' },
  ],
  parameters: parameters(`
    Quantity | no. | 3 | 3 | 6 | 4 | 18
    Design standard |  | EN 1171 | EN 1171 | EN 593 | EN 593 | EN ISO 16135
    Nominal size | DN | 500 | 400 | 600 | 300 | 25
    Pressure rating | PN | 10 | 16 | 25 | 25 | 16
    Design temperature | °C | 40 | 40 | 40 | 40 | 50
    Face-to-face (EN 558) | series | 14 | 14 | 14 | 14 | 1
    End connection |  | Flanged, EN 1092-2 | Flanged, EN 1092-2 | Flanged, EN 1092-1 | Flanged, EN 1092-1 | Flanged, EN 1092-1
    Body |  | Ductile iron EN-GJS-500-7 | Ductile iron EN-GJS-500-7 | Cast steel 1.0619 | Cast steel 1.0619 | PVDF
    Closing element |  | Wedge, EPDM encapsulated | Wedge, EPDM encapsulated | Disc, double eccentric, 1.4408 | Disc, double eccentric, 1.4408 | Ball, full bore, PVDF
    Seat |  | Resilient, EPDM | Resilient, EPDM | Weld overlay 1.4370 | Weld overlay 1.4370 | PTFE
    Stem or shaft |  | 1.4021, non-rising | 1.4021, non-rising | 1.4057 | 1.4057 | PVDF, sealed by FKM
    Operation |  | Handwheel with bevel gear | Electric multi-turn actuator | Handwheel with worm gear | Electric part-turn actuator | Lever, lockable
    Operating torque, maximum | Nm | 420 | 310 | 2,900 | 780 | 9
    Closing time | s | - | 120 | - | 60 | -
    Seat leakage (EN 12266-1) | rate | A | A | A | A | A
    Shell test pressure | bar | 15 | 24 | 37.5 | 37.5 | 24
    Seat test pressure | bar | 11 | 17.6 | 27.5 | 27.5 | 17.6
    Weight, each | kg | 485 | 362 | 640 | 178 | 1.4
  `),
};

const regulating: ValveSchedule = {
  title: 'Check, control and air valves',
  valves: [
    { tag: 'NRV-101', title: 'Intake pump check valves', quantity: 3, family: 'Check valves' },
    { tag: 'NRV-201', title: 'High-lift pump check valves', quantity: 4, family: 'Check valves' },
    { tag: 'FCV-301', title: 'Backwash flow control valves', quantity: 2, family: 'Control valves' },
    { tag: 'PRV-701', title: 'Service water pressure reducing valve', quantity: 1, family: 'Control valves' },
    { tag: 'AV-201', title: 'High-lift main air valves', quantity: 8, family: 'Air valves' },
  ],
  parameters: parameters(`
    Quantity | no. | 3 | 4 | 2 | 1 | 8
    Design standard |  | EN 16767 | EN 16767 | EN 1074-5 | EN 1074-5 | EN 1074-4
    Nominal size | DN | 400 | 300 | 450 | 100 | 150
    Pressure rating | PN | 16 | 25 | 10 | 16 | 25
    Design temperature | °C | 40 | 40 | 40 | 40 | 40
    Valve type |  | Tilting disc with lever and counterweight | Nozzle, axial, spring loaded | Needle (plunger), slotted cylinder | Diaphragm, pilot operated | Double orifice, anti-slam
    End connection |  | Flanged, EN 1092-2 | Flanged, EN 1092-1 | Flanged, EN 1092-2 | Flanged, EN 1092-2 | Flanged, EN 1092-1
    Body |  | Ductile iron EN-GJS-500-7 | Cast steel 1.0619 | Ductile iron EN-GJS-400-15 | Ductile iron EN-GJS-400-15 | Ductile iron EN-GJS-500-7
    Closing element |  | Disc, EN-GJS-500-7 | Disc, 1.4408 | Plunger, 1.4301 | Disc, 1.4401, EPDM faced | Float, polypropylene
    Seat |  | 1.4436 weld overlay | 1.4408, metal seated | EPDM profile ring | 1.4401 | EPDM
    Flow coefficient Kv, minimum | m³/h | 5,900 | 2,950 | 3,300 | 155 | -
    Controlled range |  | - | - | 300 to 1,650 m³/h | 3.0 to 4.5 bar outlet | -
    Actuator |  | None, oil damper | None | Electric, 4-20 mA positioner | Self-acting | None
    Air release capacity at 0.2 bar | m³/h | - | - | - | - | 2,600
    Seat leakage (EN 12266-1) | rate | B | D | A | A | A
    Shell test pressure | bar | 24 | 37.5 | 15 | 24 | 37.5
    Seat test pressure | bar | 17.6 | 27.5 | 11 | 17.6 | 27.5
    Weight, each | kg | 610 | 264 | 980 | 39 | 58
  `),
};

export const valveSchedules: ValveSchedule[] = [isolating, regulating];
export const valves: Valve[] = valveSchedules.flatMap((schedule) => schedule.valves);

/** The value of one parameter of one valve, for tables that repeat it. */
export function valveValue(tag: string, name: string): string {
  const schedule = valveSchedules.find((each) => each.valves.some((valve) => valve.tag === tag));
  const index = schedule?.valves.findIndex((valve) => valve.tag === tag) ?? -1;
  const value = schedule?.parameters.find((each) => each.name === name)?.values[index];
  if (value === undefined) throw new Error(`Valve ${tag} has no parameter "${name}".`);
  return value;
}
