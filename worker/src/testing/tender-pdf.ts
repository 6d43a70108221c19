import { makePdf, wrap, writeLines } from '../documents/testing/make-pdf.ts';

/** A page of a test's tender. */
export interface TenderPage {
  heading: string;
  paragraphs: string[];
}

/** A PDF with one heading and a few paragraphs a page. */
export function makeTenderPdf(pages: readonly TenderPage[]): Promise<Uint8Array> {
  return makePdf(({ page, regular, bold }) => {
    for (const { heading, paragraphs } of pages) {
      const sheet = page();
      let y = writeLines(sheet, bold, [heading], { x: 70, y: 760, size: 16 }) - 20;
      for (const text of paragraphs) y = writeLines(sheet, regular, wrap(regular, text, 450), { x: 70, y }) - 14;
    }
  });
}

/** A small pump tender: each page answers something that no other does. */
export const pumpTender: readonly TenderPage[] = [
  {
    heading: '1 Submission of bids',
    paragraphs: [
      'Bids shall be delivered to the office of the purchaser not later than 14:00 on 12 March 2027.',
      'Late bids shall be returned unopened. Bids sent by electronic mail shall not be considered.',
    ],
  },
  {
    heading: '2 Bid security',
    paragraphs: [
      'Each bid shall be accompanied by a bid security of EUR 25,000 in the form of a bank guarantee.',
      'The bid security shall remain valid for 120 days after the opening of bids.',
    ],
  },
  {
    heading: '3 Liquidated damages',
    paragraphs: [
      'For each full week of delay the supplier shall pay liquidated damages of 0.5 percent of the contract price.',
      'Liquidated damages shall not exceed 10 percent of the contract price.',
    ],
  },
];
