import { type Chapter, centered, clauses, columns, heading, paragraph, row, rows, tall, wide } from '../blocks.ts';
import { project, terms, validityDays, weights } from '../facts.ts';

export const evaluation: Chapter = {
  title: 'Evaluation and award',
  id: 'evaluation',
  sections: [
    {
      layout: 'portrait',
      blocks: [
        heading(2, 'Preliminary examination'),
        paragraph('A technical bid is rejected without further evaluation if:'),
        clauses([
          'the bid form is not signed, or the bid security is missing, too low or too short;',
          'a qualification criterion of clause {ref:qualification} is not met;',
          `its validity is shorter than ${validityDays} days;`,
          'it contains prices, or conditions that limit the rights of the Authority in a substantial way; or',
          'a guaranteed figure of P-101, P-201 or P-301 is not offered.',
        ]),
        heading(2, 'Technical evaluation', 'technical-evaluation'),
        paragraph(
          `Responsive bids are scored by the criteria of the table below, with at most 100 points. Bids of fewer than ${weights.technicalPass} points, or of fewer than half the points in one of the criteria, are rejected, and their price bids stay unopened.`,
          'fact:technical-pass',
        ),
        {
          kind: 'table',
          title: 'Technical evaluation criteria',
          columns: columns(26, 50, centered(12), centered(12)),
          header: [
            [tall('Criterion'), tall('Sub-criterion'), wide('Points', 2)],
            ['Each', 'Total'],
          ],
          rows: [
            row(
              { text: 'Hydraulic performance', rowSpan: 3 },
              'Efficiency of P-101, P-201 and P-301 above the minimum',
              '15',
              { text: '30', rowSpan: 3 },
            ),
            ...rows(`
              NPSH margin and shape of the curves | 8
              Noise and vibration | 7
            `),
            row({ text: 'Design and materials', rowSpan: 3 }, 'Materials, seals and bearings', '12', {
              text: '25',
              rowSpan: 3,
            }),
            ...rows(`
              Valve design, leakage class and actuators | 8
              Ease of maintenance, interchangeability | 5
            `),
            row(tall('Delivery and quality'), 'Delivery programme and free capacity of the works', '10', tall('20')),
            row('Quality plan and test facilities', '10'),
            row(tall('Experience and service'), 'References beyond the minimum', '10', {
              text: '25',
              rowSpan: 2,
            }),
            row('After-sales service, spare parts, training', '15'),
            row({ text: 'Total', colSpan: 3, bold: true }, { text: '100', bold: true, align: 'center' }),
          ],
        },
        heading(2, 'Evaluated price', 'evaluated-price'),
        heading(3, 'Correction of errors', 'arithmetic'),
        paragraph(
          'Arithmetic errors are corrected: the unit price prevails over the total of an item, the sum of the items over the total of the bid, and words over figures. A bidder that does not accept the correction is rejected and its bid security forfeited.',
          'fact:arithmetic',
        ),
        heading(3, 'Additions for comparison'),
        {
          kind: 'table',
          title: 'Components of the evaluated price',
          columns: columns(centered(7), 38, 55),
          header: [['No.', 'Component', 'Method']],
          rows: rows(`
            1 | Total bid price | Price schedule, items 1 to 4, corrected for errors
            2 | Spares for two years of operation | Price schedule, item 5, in full
            [fact:energy] 3 | Energy cost of P-101, P-201 and P-301 | Guaranteed power at the rated point x 6,500 h/year x 10 years x ${project.currency} 0.11/kWh, discounted at 6%
            4 | Deviation in terms of payment | Interest of 6% a year on earlier payments
            5 | Delivery later than specified | ${terms.damagesPercentPerWeek}% of the price for each week; more than four weeks: rejection
            6 | Quantifiable deviations and omissions | Highest price quoted for the same item by another bidder
          `),
        },
        heading(2, 'Combined score'),
        paragraph(
          `Technical and price scores are combined with weights of ${weights.technical}% and ${weights.commercial}%. The lowest evaluated price gets 100 points, every other one 100 times the lowest evaluated price divided by its own. The contract is awarded to the bidder with the highest combined score.`,
          'fact:weights',
        ),
        {
          kind: 'table',
          title: 'Weights of the combined score',
          columns: columns(40, centered(20), 40),
          header: [['Part', 'Weight', 'Score']],
          rows: rows(`
            Technical score | ${weights.technical}% | Points of clause {ref:technical-evaluation}
            Price score | ${weights.commercial}% | 100 x lowest evaluated price / own evaluated price
          `),
        },
        heading(2, 'Award'),
        paragraph(
          'The Authority may seek clarification of bids in writing; no change of price or substance is permitted. It may reject all bids without giving reasons. The intended award is announced to all bidders, who may object within ten days. The contract is formed by the signature of the contract agreement.',
          'fact:standstill',
        ),
      ],
    },
  ],
};
