import { bullets, type Chapter, centered, columns, heading, paragraph, rows, tall, wide } from '../blocks.ts';
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
          columns: columns(centered(7), 63, centered(16), centered(14)),
          header: [['No.', 'Document', 'Form', 'Enclosed']],
          rows: rows(`
            1 | Technical bid form, signed, with power of attorney | Annex A |
            2 | Bid security (copy; the original by post or courier) | Annex E |
            3 | Evidence of eligibility and qualification | Chapter {ref:eligibility} |
            4 | Manufacturers' authorisations | Annex F |
            5 | Pump and valve datasheets, filled in and signed | Chapters {ref:pump-datasheets}, {ref:valve-datasheets} |
            6 | Performance curves with efficiency, NPSH and power, rated point marked | – |
            7 | General arrangement drawings with dimensions, weights and nozzle loads | – |
            8 | Cross-section drawings with parts and materials list | – |
            9 | Cavitation calculation of control valves | – |
            10 | List of deviations, or the statement “none” | Annex C |
            11 | Quality plan and draft inspection and test plans | Chapter {ref:inspection} |
            12 | Delivery programme with bar chart | – |
            13 | List of sub-suppliers with country of origin | – |
            14 | Price schedule without prices, items marked “quoted” | Annex B |
          `),
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
          columns: columns(43, centered(18), centered(21), centered(18)),
          header: [
            [tall('Document'), wide('First issue', 2), tall('Purpose')],
            ['Weeks', 'Counted from'],
          ],
          rows: rows(`
            Document list and detailed programme | 2 | Effective Date | Review
            General arrangement and foundation drawings | ${weeks.drawings} | Effective Date | Approval
            Quality plan, inspection and test plans | 8 | Effective Date | Approval
            Hydraulic curves, torque-speed curves | 8 | Effective Date | Approval
            Electrical terminal and signal lists | 10 | Effective Date | Approval
            Packing, storage and erection instructions | 4 | before delivery | Information
            [fact:om-manuals] Operation and maintenance manuals, draft | ${weeks.documentation} | Effective Date | Approval
            Test certificates and manufacturing data report | 2 | after the last test | Record
            As-built documents and final manuals | 4 | after commissioning | Record
          `),
        },
      ],
    },
  ],
};
