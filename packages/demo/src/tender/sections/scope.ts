import {
  band,
  bullets,
  type Chapter,
  centered,
  clauses,
  columns,
  heading,
  paragraph,
  row,
  rows,
  tall,
  wide,
} from '../blocks.ts';
import { project, terms, weeks } from '../facts.ts';
import { pumps, quantityOf, specified } from '../pumps.ts';
import { valves, valveValue } from '../valves.ts';

const totalPumps = pumps.reduce((total, pump) => total + quantityOf(pump), 0);
const totalValves = valves.reduce((total, valve) => total + valve.quantity, 0);
const duty = (pump: (typeof pumps)[number]) =>
  [
    specified(pump, 'Rated capacity'),
    specified(pump, 'Rated total head') ??
      specified(pump, 'Rated differential pressure') ??
      specified(pump, 'Rated discharge pressure'),
  ].join(' / ');

export const scope: Chapter = {
  title: 'Scope of supply',
  id: 'scope',
  sections: [
    {
      layout: 'portrait',
      blocks: [
        heading(2, 'General'),
        paragraph(
          `The Supplier designs, manufactures, tests at its works, packs, insures and delivers to the Site ${totalPumps} pump sets and ${totalValves} valves with drives, accessories, spare parts, special tools and documents as listed in this chapter, and gives assistance during installation and commissioning. Everything needed for safe and complete operation within the battery limits is part of the supply, whether or not it is mentioned.`,
          'fact:quantities',
        ),
        heading(2, 'Equipment list: pumps', 'equipment-pumps'),
        {
          kind: 'table',
          title: 'Pumps',
          columns: columns(15, 25, 23, centered(8), centered(10), 19),
          header: [
            [
              tall('Tag'),
              tall('Service'),
              tall('Location'),
              wide('Quantity', 2),
              tall('Capacity / head or pressure, each'),
            ],
            ['Duty', 'Stand-by'],
          ],
          rows: [
            ...pumps.map((pump) =>
              row(pump.tag, pump.title, pump.building, `${pump.working}`, `${pump.standby}`, duty(pump)),
            ),
            row(
              { text: 'Total number of pump sets', colSpan: 3, bold: true },
              { text: `${totalPumps}`, colSpan: 2, bold: true, align: 'center' },
              '',
            ),
          ],
          note: 'Each pump set comprises pump, coupling with guard, motor, common baseplate where horizontal, seal system, anchor bolts and companion flanges with gaskets.',
        },
        heading(2, 'Equipment list: valves', 'equipment-valves'),
        {
          kind: 'table',
          title: 'Valves',
          columns: columns(14, 42, centered(11), centered(11), centered(22)),
          header: [
            [tall('Tag'), tall('Service'), wide('Size', 2), tall('Quantity')],
            ['DN', 'PN'],
          ],
          rows: [
            ...valves.map((valve) =>
              row(
                valve.tag,
                valve.title,
                valveValue(valve.tag, 'Nominal size'),
                valveValue(valve.tag, 'Pressure rating'),
                `${valve.quantity}`,
              ),
            ),
            row(
              { text: 'Total number of valves', colSpan: 4, bold: true },
              { text: `${totalValves}`, bold: true, align: 'center' },
            ),
          ],
        },
        heading(2, 'Spare parts', 'spares'),
        paragraph(
          'Commissioning spares are part of the lump-sum price. Spares for two years of operation are priced item by item in the price schedule, are part of the evaluated price, and may be ordered by the Authority at these prices, wholly or in part, until 12 months after delivery.',
          'fact:spares',
        ),
        {
          kind: 'table',
          title: 'Spare parts for two years of operation',
          columns: columns(22, 54, centered(24)),
          header: [['For', 'Part', 'Quantity per tag group']],
          rows: [
            band('Pumps', 3),
            ...rows(`
              P-101, P-201, P-301 | Mechanical seal, complete | 2
              P-101, P-201, P-301 | Set of bearings | 1
              P-101, P-201, P-301 | Set of wear rings | 1
              P-201 | Complete rotating assembly, balanced | 1
              P-401 | Rotor and stator | 2
              P-501 | Diaphragm set with valve seats and balls | 3
              P-601, P-701 | Mechanical seal, complete | 1
            `),
            band('Valves', 3),
            ...rows(`
              GV-102, BFV-202 | Actuator control unit | 1
              BFV-201, BFV-202 | Shaft sealing set | 2
              FCV-301 | Set of seals and guide bushes | 1
              PRV-701 | Diaphragm and pilot repair set | 1
              AV-201 | Float with seat | 2
            `),
          ],
        },
        heading(2, 'Special tools'),
        paragraph(
          'One set of the tools needed for dismantling each type of pump and valve, in a lockable steel box with an inventory list: at least lifting devices for rotors, impeller pullers, seal mounting sleeves, a laser alignment device and the programming unit of the actuators.',
        ),
        heading(2, 'Services'),
        clauses([
          'Supervision of installation by one specialist for pumps: 30 man-days on Site in up to three trips.',
          'Supervision of commissioning and site acceptance tests: 25 man-days on Site in up to two trips.',
          'Training of eight operators and four fitters: five days in the classroom and on the running plant, with documents for each participant.',
          `All services are completed within ${weeks.commissioning} weeks after the Effective Date, provided the civil works are ready.`,
        ]),
        heading(2, 'Battery limits and exclusions', 'battery-limits'),
        {
          kind: 'table',
          title: 'Battery limits',
          columns: columns(20, 40, 40),
          header: [['Discipline', 'Included', 'Excluded']],
          rows: rows(`
            Mechanical | Suction and discharge flanges of each pump with companion flanges, bolts and gaskets | Pipework, pipe supports, dismantling joints
            Civil | Anchor bolts, foundation load drawings, grouting instruction | Foundations, grouting, lifting beams
            Electrical | Motors with terminal boxes and glands, integral actuators, sensors with local junction box | Variable speed drives, switchgear, cables beyond the junction box
            Automation | Bearing and winding temperature sensors, signal lists | Plant control system and its programming
            Transport | Delivery ${terms.incoterm} Site, unloading plan | Unloading crane and storage on Site
          `),
        },
        paragraph('Further, the following is agreed on the limits of the supply:'),
        bullets([
          'Lubricants for the first filling are included; chemicals, water and power for the tests on Site are supplied by the Authority.',
          `The equipment of the earlier phase of the ${project.name} is not touched by this package, except that spare parts should be interchangeable where this is possible without loss of efficiency.`,
        ]),
        heading(2, 'Site access and unloading', 'site-access'),
        paragraph(
          'Deliveries are accepted from Monday to Friday between 07:00 and 15:00 hours. Access is by the public road from Upper Tarrow, for vehicles of at most 16.5 m in length and 40 t in gross weight; the bridge at the lower gate is limited to 24 t and not to be used. The unloading crane of the works lifts 12 t. Heavier packages are announced four weeks ahead, with the centre of gravity and the lifting points.',
          'fact:site-access',
        ),
        heading(2, 'Division of duties'),
        paragraph('Where several parties take part in a step, the duties are divided as follows.'),
        {
          kind: 'table',
          title: 'Division of duties',
          columns: columns(46, centered(18), centered(18), centered(18)),
          header: [
            [tall('Step'), wide('Responsible party', 3)],
            ['Supplier', 'Authority', 'Contractor C-101'],
          ],
          rows: rows(`
            Foundation design | loads | review | design
            Unloading and storage | plan | – | execution
            Setting, alignment and grouting | supervision | – | execution
            Connection of pipework | check of nozzle loads | – | execution
            Connection of power and signals | terminal lists | energising | execution
            First filling of lubricants | execution | – | –
            Commissioning and tests on Site | direction | operators, power, water | fitters
            Training | execution | participants, room | –
          `),
        },
      ],
    },
  ],
};
