import t from 'tap';
import { findFacts } from './find-facts.ts';
import { factDocument } from './testing/fact-document.ts';

const meeting = 'The pre-bid meeting is held on 5 January 2032.';
const opening = 'Bids are opened on 14 January 2032 at 15:30.';
const due = 'The deadline for submission of bids is 14 January 2032 at 15:00.';

function zonesOf(...documents: string[][]) {
  const facts = findFacts(
    documents.map((lines, index) => ({ ...factDocument(lines, 'en'), documentId: `document ${index}` })),
  );
  return facts.find(({ fact }) => fact === 'submission_deadline')?.further.map(({ quote }) => quote);
}

t.test(
  'a time without a zone has the place that names the zone of all times, in this or another document',
  async (t) => {
    for (const line of [
      'All times are Eastern Time.',
      'Times stated in this document are in CET.',
      'Le fuseau horaire de référence sera celui de (GMT+01:00) Paris, Bruxelles, Copenhague, Madrid.',
      'Para todas as referências de tempo será observado o horário de Brasília.',
    ]) {
      t.same(zonesOf([due, line]), [line], line);
      t.same(zonesOf([due], [meeting, line]), [line], `in another document: ${line}`);
      t.same(zonesOf([due], [line]), [], `in a document without dates of the tender: ${line}`);
    }
  },
);

t.test('what is about a system, a meeting or one time alone names no zone of all times', async (t) => {
  for (const line of [
    'The system must show all times in the time zone CET.',
    'The time zone of the meeting is CET.',
    'The time zone CET applies to the visit at 10:00.',
    'The time zone is that of the buyer.',
    'All times are in UTC and are stored by the logger.',
    'Deadlines are in CET working days.',
    'All deadlines are set by PST Ltd.',
  ])
    t.same(zonesOf([due, line]), [], line);
});

t.test('two zones name none, and a time with its own zone needs none', async (t) => {
  t.same(zonesOf([due], [meeting, 'All times are Eastern Time.'], [opening, 'All times are Pacific Time.']), []);
  t.same(
    zonesOf([due, 'All times are CET.', 'All times are CET (UTC+1).']),
    ['All times are CET.'],
    'one zone in two spellings',
  );
  t.same(zonesOf([due, 'All times are CET.'], [meeting, 'All times are Pacific Time.']), ['All times are CET.']);
  for (const [title, isOfTender] of [
    ['Support hours', false],
    ['Flight schedule', false],
    ['3 Schedule', true],
    ['Procurement schedule', true],
    ['Calendrier', true],
  ] as const)
    t.equal(zonesOf([due, `# ${title}`, 'All times are CET.'])?.length, isOfTender ? 1 : 0, title);
  t.same(zonesOf([due.replace('15:00', '15:00 UTC'), 'All times are CET.']), []);
});
