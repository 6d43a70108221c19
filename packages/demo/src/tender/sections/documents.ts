import { bullets, type Chapter, heading, markedRow, paragraph, row } from '../blocks.ts';
import { weeks } from '../facts.ts';

export const documents: Chapter = {
  title: 'Documents to be submitted',
  id: 'documents',
  sections: [
    {
      layout: 'portrait',
      blocks: [
        heading(2, 'With the technical bid', 'checklist'),
        {
          kind: 'table',
          title: 'Checklist of the technical bid',
          columns: [
            { width: 7, align: 'center' },
            { width: 63 },
            { width: 16, align: 'center' },
            { width: 14, align: 'center' },
          ],
          header: [['No.', 'Document', 'Form', 'Enclosed']],
          rows: [
            row('1', 'Technical bid form, signed, with power of attorney', 'Annex A', ''),
            row('2', 'Bid security (copy; the original by post or courier)', 'Annex E', ''),
            row('3', 'Evidence of eligibility and qualification', 'Chapter {ref:eligibility}', ''),
            row('4', "Manufacturers' authorisations", 'Annex F', ''),
            row(
              '5',
              'Pump and valve datasheets, filled in and signed',
              'Chapters {ref:pump-datasheets}, {ref:valve-datasheets}',
              '',
            ),
            row('6', 'Performance curves with efficiency, NPSH and power, rated point marked', '–', ''),
            row('7', 'General arrangement drawings with dimensions, weights and nozzle loads', '–', ''),
            row('8', 'Cross-section drawings with parts and materials list', '–', ''),
            row('9', 'Cavitation calculation of control valves', '–', ''),
            row('10', 'List of deviations, or the statement “none”', 'Annex C', ''),
            row('11', 'Quality plan and draft inspection and test plans', 'Chapter {ref:inspection}', ''),
            row('12', 'Delivery programme with bar chart', '–', ''),
            row('13', 'List of sub-suppliers with country of origin', '–', ''),
            row('14', 'Price schedule without prices, items marked “quoted”', 'Annex B', ''),
          ],
        },
        heading(2, 'With the price bid'),
        bullets([
          'Price bid form and price schedule (Annex B), signed, every item priced;',
          'unit prices of the spares for two years of operation;',
          'daily rates for additional supervision on Site, valid until the end of the warranty.',
        ]),
        heading(2, 'After award', 'submittals'),
        paragraph(
          'Drawings and calculations are submitted for approval through the document system of the Authority, as searchable PDF and, for drawings, as DWG too. The Engineer comments within 15 working days. Approval does not free the Supplier of its responsibility. Final documents: three bound copies and one electronic.',
          'fact:comments',
        ),
        {
          kind: 'table',
          title: 'Documents after award',
          columns: [
            { width: 43 },
            { width: 18, align: 'center' },
            { width: 21, align: 'center' },
            { width: 18, align: 'center' },
          ],
          header: [
            [
              { text: 'Document', rowSpan: 2 },
              { text: 'First issue', colSpan: 2 },
              { text: 'Purpose', rowSpan: 2 },
            ],
            ['Weeks', 'Counted from'],
          ],
          rows: [
            row('Document list and detailed programme', '2', 'Effective Date', 'Review'),
            row('General arrangement and foundation drawings', `${weeks.drawings}`, 'Effective Date', 'Approval'),
            row('Quality plan, inspection and test plans', '8', 'Effective Date', 'Approval'),
            row('Hydraulic curves, torque-speed curves', '8', 'Effective Date', 'Approval'),
            row('Electrical terminal and signal lists', '10', 'Effective Date', 'Approval'),
            row('Packing, storage and erection instructions', '4', 'before delivery', 'Information'),
            markedRow(
              'fact:om-manuals',
              'Operation and maintenance manuals, draft',
              `${weeks.documentation}`,
              'Effective Date',
              'Approval',
            ),
            row('Test certificates and manufacturing data report', '2', 'after the last test', 'Record'),
            row('As-built documents and final manuals', '4', 'after commissioning', 'Record'),
          ],
        },
      ],
    },
  ],
};
