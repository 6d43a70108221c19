import { type Chapter, heading, paragraph } from '../blocks.ts';
import { issuer, project } from '../facts.ts';

const terms: [term: string, meaning: string][] = [
  ['Authority', `the ${issuer.name}, the purchaser under the contract.`],
  ['Bidder', 'the firm or joint venture that submits a bid.'],
  [
    'Commissioning',
    'the first operation of the goods with water, from the start of wet tests to the signing of the commissioning certificate.',
  ],
  [
    'Contract Price',
    'the price stated in the contract agreement, without value added tax, as adjusted under the contract.',
  ],
  ['Day', 'a calendar day, unless “working day” is written.'],
  [
    'Defect',
    'any failure of the goods to comply with the contract, including a shortfall against a guaranteed figure.',
  ],
  [
    'Effective Date',
    'the later of the signature of the contract by both parties and the receipt of the advance payment by the Supplier.',
  ],
  ['Engineer', 'the person named by the Authority to administer the contract.'],
  ['Goods', 'the pumps, valves, drives, spare parts, tools and documents listed in chapter {ref:scope}.'],
  ['Guaranteed figure', 'a capacity, head, efficiency or NPSH value stated in a datasheet and confirmed in the bid.'],
  ['Package', `${project.packageName}, the subject of this tender.`],
  [
    'Purchase Order',
    'the written order that releases the Goods for manufacture, issued by the Authority under the contract.',
  ],
  ['Site', `the ${project.site}.`],
  ['Supplier', 'the bidder with whom the contract is signed.'],
  ['Working day', 'any day other than Saturday, Sunday and the public holidays of Vale Province.'],
];

const abbreviations: [short: string, long: string][] = [
  ['BEP', 'best efficiency point'],
  ['BoQ', 'bill of quantities (price schedule)'],
  ['DAP', 'delivered at place, Incoterms 2020'],
  ['DFT', 'dry film thickness'],
  ['DN', 'nominal size'],
  ['EMD', 'earnest money deposit (bid security)'],
  ['EPDM', 'ethylene propylene diene rubber'],
  ['FAT', 'factory acceptance test'],
  ['H', 'hold point: work does not go on without the Engineer'],
  ['IE', 'international efficiency class of motors, IEC 60034-30-1'],
  ['ITP', 'inspection and test plan'],
  ['LD', 'liquidated damages'],
  ['NDE', 'non-destructive examination'],
  ['NPSH', 'net positive suction head'],
  ['O&M', 'operation and maintenance'],
  ['PBG', 'performance bank guarantee'],
  ['PN', 'nominal pressure'],
  ['R', 'review of documents'],
  ['SAT', 'site acceptance test'],
  ['VSD', 'variable speed drive'],
  ['W', 'witness point: work goes on if the Engineer, being notified, stays away'],
];

const glossary = (entries: [string, string][]) =>
  entries.map(([term, meaning]) => paragraph(`**${term}** – ${meaning}`));

export const definitions: Chapter = {
  title: 'Definitions and abbreviations',
  id: 'definitions',
  sections: [
    {
      layout: 'two-column',
      blocks: [
        heading(2, 'Definitions'),
        paragraph(
          'In these tender documents the following terms have the meanings given here, in the singular as in the plural.',
        ),
        ...glossary(terms),
        heading(2, 'Abbreviations'),
        ...glossary(abbreviations),
        heading(2, 'Interpretation'),
        paragraph(
          'Headings are for convenience only. “Shall” states a requirement, “should” a recommendation, “may” a permission. A reference to a standard is to the edition valid on the date of issue of this tender, unless an edition is named.',
        ),
        paragraph(
          'Where documents disagree, the order of precedence is: addenda, the latest first; datasheets; technical specification; instructions to bidders and commercial terms, which rank equally; forms and annexes.',
          'fact:precedence',
        ),
      ],
    },
  ],
};
