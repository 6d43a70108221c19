import {
  type Block,
  band,
  type Chapter,
  centered,
  columns,
  heading,
  onTheRight,
  paragraph,
  type Row,
  row,
  tall,
  wide,
} from '../blocks.ts';
import { issuer, project, securityMarginDays, terms, validityDays } from '../facts.ts';
import { pumps, quantityOf } from '../pumps.ts';
import { valves, valveValue } from '../valves.ts';

const signature: Block = { kind: 'fields', labels: ['Name and position', 'Place and date', 'Signature and seal'] };
const item = (number: string, description: string, unit: string, quantity: number): Row =>
  row(number, description, unit, `${quantity}`, '', '');

const priceRows: Row[] = [
  band('1  Pumps', 6),
  ...pumps.map((pump, index) => item(`1.${index + 1}`, `${pump.tag} ${pump.title}`, 'set', quantityOf(pump))),
  band('2  Valves', 6),
  ...valves.map((valve, index) =>
    item(
      `2.${index + 1}`,
      `${valve.tag} ${valve.title}, DN ${valveValue(valve.tag, 'Nominal size')}`,
      'pc',
      valve.quantity,
    ),
  ),
  band('3  Commissioning spares and special tools', 6),
  item('3.1', 'Commissioning spares', 'lot', 1),
  item('3.2', 'Special tools', 'set', 1),
  band('4  Services', 6),
  item('4.1', 'Supervision of installation', 'man-day', 30),
  item('4.2', 'Supervision of commissioning and site acceptance tests', 'man-day', 25),
  item('4.3', 'Training', 'lot', 1),
  row({ text: 'Total bid price, items 1 to 4 (without value added tax)', colSpan: 5, bold: true }, ''),
  band('5  Spare parts for two years of operation (evaluated, ordered at the option of the Authority)', 6),
  item('5.1', 'Spare parts of pumps, as listed in clause {ref:spares}', 'lot', 1),
  item('5.2', 'Spare parts of valves, as listed in clause {ref:spares}', 'lot', 1),
];

const emptyRows = (count: number, columns: number, height: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    cells: [`${index + 1}`, ...new Array<string>(columns - 1).fill('')],
    height,
  }));

export const forms: Chapter = {
  title: 'Forms and annexes',
  id: 'forms',
  sections: [
    {
      layout: 'portrait',
      blocks: [
        heading(2, 'Annex A: Bid form'),
        paragraph(`To: ${issuer.name}, ${issuer.department}\nTender No. ${project.reference}: ${project.title}`),
        paragraph(
          `Having examined the tender documents, including addenda No. ________________, the receipt of which we acknowledge, we offer to supply and deliver the goods and services in conformity with them, for the price stated in our price bid. We undertake, if our bid is accepted, to furnish a performance bank guarantee of ${terms.performancePercent}% of the Contract Price. Our bid is valid for ${validityDays} days after the bid due date and may be accepted at any time before the end of that period. We declare that we meet the conditions of eligibility and that the statements in our bid are true.`,
        ),
        {
          kind: 'fields',
          labels: ['Bidder (full legal name)', 'Registered address', 'Contact person, e-mail, telephone'],
        },
        signature,
        heading(2, 'Annex B: Price schedule (bill of quantities)', 'annex-b'),
        {
          kind: 'table',
          title: `Price schedule, ${terms.incoterm} Site, in ${project.currency}`,
          columns: columns(centered(6), 47, centered(10), centered(10), onTheRight(13.5), onTheRight(13.5)),
          header: [
            [tall('Item'), tall('Description'), tall('Unit'), tall('Quantity'), wide(`Price (${project.currency})`, 2)],
            ['Unit price', 'Total'],
          ],
          rows: priceRows,
        },
        paragraph('Total bid price in words:'),
        { kind: 'fields', labels: [project.currency] },
        signature,
        { kind: 'page-break' },
        heading(2, 'Annex C: List of deviations', 'annex-c'),
        paragraph(
          'Deviations from the commercial terms and from the specification are listed here, and only here. Deviations stated elsewhere in the bid are void. If there are none, the bidder writes “none”.',
          'fact:deviations',
        ),
        {
          kind: 'table',
          title: 'Deviations',
          columns: columns(centered(7), 16, 32, 28, 17),
          header: [['No.', 'Clause or tag', 'Deviation', 'Reason', 'Price to withdraw']],
          rows: emptyRows(8, 5, 28),
        },
        heading(2, 'Annex D: Request for clarification'),
        {
          kind: 'table',
          title: 'Requests for clarification',
          columns: columns(centered(7), 18, 39, 36),
          header: [['No.', 'Clause and page', 'Question of the bidder', 'Answer of the Authority']],
          rows: emptyRows(6, 4, 42),
        },
        { kind: 'page-break' },
        heading(2, 'Annex E: Form of bid security'),
        paragraph(`To: ${issuer.name}, ${issuer.address.join(', ')}`),
        paragraph(
          `We, ________________ (bank), have been informed that ________________ (the Bidder) submits a bid for ${project.title}, Tender No. ${project.reference}. At the request of the Bidder we irrevocably undertake to pay you, on your first written demand and without objection, any amount up to ${project.currency} ________________, being ${terms.bidSecurityPercent}% of the total bid price, if your demand states that the Bidder has withdrawn its bid within the period of validity, has not accepted the correction of errors, or has failed to sign the contract or to furnish the performance bank guarantee.`,
        ),
        paragraph(
          `This guarantee is valid until ${securityMarginDays} days after the end of the validity of the bid. It is subject to the ICC Uniform Rules for Demand Guarantees, publication No. 758.`,
        ),
        signature,
        heading(2, "Annex F: Manufacturer's authorisation"),
        paragraph(
          `We, ________________ (manufacturer), with works at ________________, authorise ________________ (the Bidder) to offer our products for the tags ________________ under Tender No. ${project.reference}, and to conclude a contract for them. We extend our full warranty under clause {ref:warranty} to these goods and undertake to supply spare parts for at least 15 years after delivery.`,
          'fact:spares-years',
        ),
        signature,
      ],
    },
  ],
};
