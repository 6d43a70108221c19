import {
  type Block,
  band,
  type Chapter,
  centered,
  columns,
  heading,
  paragraph,
  type Row,
  row,
  rows,
  type Table,
  tall,
  wide,
} from '../blocks.ts';
import { type PumpDatasheet, parameterMark } from '../parameters.ts';
import { pumps, quantityOf, specified } from '../pumps.ts';

const columnCount = 6;

function datasheet(pump: PumpDatasheet): Table {
  let number = 0;
  const rows = pump.groups.flatMap((group): Row[] => [
    band(group.title, columnCount),
    ...group.parameters.map(({ name, value, unit }) => {
      number += 1;
      return { cells: [`${number}`, name, unit || '–', value, '', ''], marks: [parameterMark(pump.tag, name)] };
    }),
  ]);
  return {
    kind: 'table',
    title: `Datasheet ${pump.tag}`,
    columns: columns(centered(6), 31, centered(9), 32, 11, 11),
    header: [
      [tall('No.'), tall('Parameter'), wide('Specified by the Authority', 2), wide('Offered by the bidder', 2)],
      ['Unit', 'Value', 'Value', 'Complies'],
    ],
    rows,
  };
}

function sheet(pump: PumpDatasheet): Block[] {
  return [
    { kind: 'page-break' },
    heading(2, `${pump.tag} ${pump.title}`),
    paragraph(
      `Location: ${pump.building}. Quantity: ${quantityOf(pump)} sets, of which ${pump.working} on duty and ${pump.standby} stand-by.`,
    ),
    datasheet(pump),
  ];
}

export const pumpDatasheets: Chapter = {
  title: 'Pump datasheets',
  id: 'pump-datasheets',
  sections: [
    {
      layout: 'portrait',
      blocks: [
        heading(2, 'Use of the datasheets'),
        paragraph(
          'The bidder fills in the two columns on the right for each parameter and returns the datasheets signed. “Complies” is answered by yes or no; each “no” is repeated in the list of deviations (Annex C). A parameter left empty counts as not complied with. Values marked minimum or maximum are limits; all others are required values.',
          'fact:empty-parameter',
        ),
        {
          kind: 'table',
          title: 'Overview of pump duties',
          columns: columns(17, 31, centered(17), centered(19), centered(16)),
          header: [
            [tall('Tag'), tall('Service'), wide('Rated point', 2), tall('Motor rating')],
            ['Capacity', 'Head or pressure'],
          ],
          rows: pumps.map((pump) =>
            row(
              pump.tag,
              pump.title,
              specified(pump, 'Rated capacity') ?? '',
              specified(pump, 'Rated total head') ??
                specified(pump, 'Rated differential pressure') ??
                specified(pump, 'Rated discharge pressure') ??
                '',
              specified(pump, 'Motor rating') ?? '',
            ),
          ),
        },
        heading(2, 'Water quality'),
        paragraph(
          'Materials and seals are chosen by the bidder for the following ranges, unless a datasheet says otherwise.',
        ),
        {
          kind: 'table',
          title: 'Analysis of raw and treated water',
          columns: columns(36, centered(14), centered(12.5), centered(12.5), centered(12.5), centered(12.5)),
          header: [
            [tall('Constituent'), tall('Unit'), wide('Raw water', 2), wide('Treated water', 2)],
            ['Mean', 'Maximum', 'Mean', 'Maximum'],
          ],
          rows: rows(`
            pH | – | 7.6 | 8.3 | 7.9 | 8.2
            Turbidity | NTU | 18 | 240 | 0.2 | 0.5
            Suspended solids | mg/l | 22 | 250 | below 1 | 1
            Conductivity at 20 °C | µS/cm | 310 | 420 | 335 | 450
            Chloride | mg/l | 24 | 41 | 31 | 52
            Sulphate | mg/l | 29 | 48 | 36 | 60
            Total hardness as CaCO3 | mg/l | 118 | 165 | 120 | 168
            Free chlorine | mg/l | – | – | 0.4 | 1.0
          `),
        },
        ...pumps.flatMap(sheet),
      ],
    },
  ],
};
