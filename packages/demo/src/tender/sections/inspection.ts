import { band, type Chapter, centered, clauses, columns, heading, paragraph, rows, tall, wide } from '../blocks.ts';

export const inspection: Chapter = {
  title: 'Inspection and testing',
  id: 'inspection',
  sections: [
    {
      layout: 'portrait',
      blocks: [
        heading(2, 'General'),
        paragraph(
          'The Supplier submits its quality plan and the inspection and test plans (ITP) within eight weeks after the Effective Date. Manufacture of an item does not begin before its ITP is approved. Tests are notified 21 days ahead for witness abroad and ten days ahead within the country. All costs of tests are included in the price; travel and accommodation of the Authority’s inspectors are not.',
          'fact:test-notice',
        ),
        heading(2, 'Inspection and test plan', 'itp'),
        {
          kind: 'table',
          title: 'Minimum inspection and test plan',
          columns: columns(centered(6), 31, 24, 17, centered(11), centered(11)),
          header: [
            [
              tall('No.'),
              tall('Inspection or test'),
              tall('Procedure and acceptance'),
              tall('Extent'),
              wide('Involvement', 2),
            ],
            ['Supplier', 'Engineer'],
          ],
          rows: [
            band('Pumps', 6),
            ...rows(`
              1 | Material certificates of casing, impeller, shaft | EN 10204, type 3.1 | 100% | R | R
              2 | NDE of impellers and shafts | ISO 4987 and EN ISO 3452-1, level 2 | 100% for P-201, 10% others | H | R
              3 | Hydrostatic test of casings | 1.5 x maximum working pressure, 30 minutes, no leakage | 100% | H | W
              4 | Dynamic balancing of rotors | ISO 21940-11, G 2.5 | 100% | H | R
              [fact:performance-test] 5 | Performance test with at least seven points | ISO 9906, grade 1B | 100% of P-101, P-201, P-301; one of each other tag group | H | H
              6 | NPSH test | ISO 9906, 3% head drop | One of P-101 and one of P-201 | H | H
              7 | Vibration and bearing temperature | ISO 20816-7; rise below 40 K over ambient | 100% | H | W
              8 | Noise | ISO 3746; clause {ref:noise} | One of each tag group | H | W
              9 | Mechanical running test | 4 hours at rated speed | 100% of P-201 | H | W
              10 | Strip-down after the running test | Visual: no rubbing, no wear | One of P-201 | H | W
              11 | Metering accuracy and repeatability | API 675 | 100% of P-501 | H | W
            `),
            band('Motors', 6),
            ...rows(`
              12 | Routine test | IEC 60034-1 | 100% | H | R
              13 | Type test with temperature rise | IEC 60034-1 | One of P-101 and one of P-201 | H | W
            `),
            band('Valves', 6),
            ...rows(`
              14 | Material certificates of body and closing element | EN 10204, type 3.1 | 100% | R | R
              15 | Shell test | API 598 or EN 12266-1, P10 and P11; pressures of the datasheets | 100% | H | W
              16 | Seat leakage test | API 598 or EN 12266-1, P12; rates of the datasheets | 100% | H | W
              17 | Function and torque test with actuator | Three full cycles at full differential pressure | 100% with actuator | H | W
              18 | Flow characteristic | EN 60534-2-3 | FCV-301, one valve | H | R
            `),
            band('Coating and dispatch', 6),
            ...rows(`
              19 | Dry film thickness, holiday test | Clause {ref:painting}; ISO 19840, EN ISO 29601 | 10% | H | W
              20 | Final inspection, dimensions, marking | Approved drawings | 100% | H | W
              21 | Packing and release for shipment | Packing list, inspection release note | Each shipment | H | H
            `),
          ],
          note: 'H = hold point, W = witness point, R = review of documents.',
        },
        heading(2, 'Failure in a test'),
        paragraph(
          'If an item fails a test, the Supplier corrects it at its own cost, and the test is repeated with the others of the same lot. After a second failure the Authority may reject the item. Cost of the Engineer’s attendance at a repeated test is borne by the Supplier.',
        ),
        heading(2, 'Tests on Site'),
        clauses([
          'Site acceptance test: each pump runs for 72 hours without interruption at operating conditions, with capacity, head, power, vibration and noise recorded every four hours.',
          'Valves with actuators complete ten cycles from the control room without fault.',
          'The reliability run of the whole plant lasts 30 days; a stop caused by the goods starts it again for the item concerned.',
          'The commissioning certificate is signed when these tests are passed and the as-built documents are handed over.',
        ]),
      ],
    },
  ],
};
