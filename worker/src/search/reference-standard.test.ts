import t from 'tap';
import { createArraySource } from './array-source.ts';
import type { Candidate } from './candidates.ts';
import { titleOfStandard } from './reference-standard.ts';
import { searchSource } from './search-passages.ts';

const standards: [language: string, firstPage: string, title: string][] = [
  ['en', 'INTERNATIONAL STANDARD\nIEC 61850-3\nEdition 2.0', 'IEC 61850-3'],
  ['en', 'NIST Special Publication 800-53\nSecurity and Privacy Controls', 'NIST Special Publication 800-53'],
  ['en', 'W3C\nWeb Content Accessibility Guidelines (WCAG) 2.1', 'Web Content Accessibility Guidelines (WCAG) 2.1'],
  [
    'en',
    'Department of Health\n\nInformation Technology Standards\n\n1 Introduction',
    'Information Technology Standards',
  ],
  ['de', 'Leitfaden für barrierefreie Schulen', 'Leitfaden für barrierefreie Schulen'],
  ['de', 'VDI-Richtlinie\nVDI 2035', 'VDI 2035'],
  ['it', 'Agenzia\nLinee guida per il riuso del software', 'Linee guida per il riuso del software'],
];
const others: [language: string, firstPage: string][] = [
  ['en', 'STANDARD BIDDING DOCUMENT\nProcurement of Goods'],
  ['en', 'Standard Form of Contract'],
  ['en', 'Guidelines for Bidders'],
  ['en', 'Technical Specification\nCentrifugal pumps to ISO 5199'],
  ['en', 'Data sheet\nPump P101\nDesign standard\nISO 5199'],
  ['en', 'Supply of Standard Office Furniture'],
  ['en', 'Information Technology Standards\nThe Contractor shall follow these standards.'],
  ['de', 'Leistungsverzeichnis\nDIN 276'],
];

t.test('a standard is known by the title of its first page', async (t) => {
  for (const [language, firstPage, title] of standards) {
    const found = titleOfStandard(firstPage, language);
    t.equal(found && firstPage.slice(found.start, found.end), title);
  }
  for (const [language, firstPage] of others) t.equal(titleOfStandard(firstPage, language), null, firstPage);
});

const passageOf = (documentId: string, ordinal: number, pageText: string): Candidate => ({
  ...{ documentId, language: 'en', ordinal, kind: 'prose', sectionPath: [] },
  spans: [{ page: ordinal + 1, start: 0, end: pageText.length, pageText }],
});

t.test('what a standard says comes behind what a call says, where one is about as good as the other', async (t) => {
  const copyright = passageOf('standard', 1, 'Owner of the code: the foundation owns the code.');
  const request = passageOf('call', 1, 'The Authority owns the code that the supplier writes under it.');
  const length = passageOf('standard', 2, 'Passwords have a length of 12 characters.');
  const firstOf = async (title: string, question: string) => {
    const chunks = [copyright, request, length, passageOf('standard', 0, title), passageOf('call', 0, 'Call for bids')];
    const source = createArraySource(chunks.sort((a, b) => a.ordinal - b.ordinal));
    return (await searchSource(source, { question, history: [] })).passages[0]?.candidate;
  };
  const who = 'Who owns the code?';
  t.equal(await firstOf('Book of the foundation', who), copyright, 'as the words are');
  t.equal(await firstOf('Secure Coding Standard 2.1', who), request);
  t.equal(await firstOf('Secure Coding Standard 2.1', 'Which length do passwords have?'), length);
});
