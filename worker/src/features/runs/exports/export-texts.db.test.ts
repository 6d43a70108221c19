import { newId } from '@bidloom/db';
import t from 'tap';
import { startTestWorker } from '../../../testing/test-worker.ts';
import {
  carryOut,
  exportRun,
  findExport,
  insertExport,
  insertRun,
  notesOf,
  partsOf,
  sheetsOf,
  type TestItem,
  textOf,
} from './exports.fixtures.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());

const formula = `=cmd|' /C calc'!A0`;

function cite(fileName: string, page: number, quote: string) {
  return { documentId: newId(), fileName, page, quote, boxes: [] };
}

function section(title: string, texts: string[], more: object = {}): TestItem {
  return {
    kind: 'summary_section',
    headline: {
      ...{ title, prompt: 'What about it?' },
      claims: texts.map((text, index) => ({ text, citations: [index], supported: true })),
      citations: texts.map((text, index) => cite('điều kiện.pdf', 40 + index, text)),
      ...more,
    },
  };
}

const summary: TestItem[] = [
  section('Scope', ['The works are two pumps.', 'Nhiệt độ ≤ 40 °C.', '5 | Retention | | 5%']),
  {
    ...section('Payment', ['Thirty days.']),
    correction: { text: 'Sixty days, as agreed.\n<script>alert(1)</script>' },
  },
  {
    ...section('Warranty', ['Two years.', 'From acceptance.']),
    correction: {
      text: 'Three years, as agreed.\nFrom acceptance.',
      claims: [
        { text: 'Three years, as agreed.', citations: [] },
        { text: 'From acceptance.', citations: [1] },
      ],
    },
  },
  section('Insurance', []),
  section('Taxes', []),
];

for (const format of ['docx', 'pdf'] as const) {
  t.test(`a summary as ${format} has its sections, each line with its place`, async (t) => {
    const file = await exportRun(
      worker,
      { requestType: 'summary', items: summary, documentNames: ['điều kiện.pdf'] },
      format,
    );
    const text = await textOf(file);
    t.match(text, /Summary of Pumps.*31 Mar 2026.*Documents: điều kiện\.pdf/);
    t.match(text, 'Quoted word for word by the built-in analyst, without an AI model.');
    t.match(text, /The works are two pumps\. \(p\. 40\).*Nhiệt độ ≤ 40 °C\. \(p\. 41\).*5 · Retention · 5% \(p\. 42\)/);
    t.notMatch(text, /The works are two pumps\..*The works are two pumps\./, 'a quote is said once');
    t.match(
      text,
      /Sixty days, as agreed\..*<script>alert\(1\)<\/script>.*This section was edited by hand\..*⁽¹⁾ điều kiện\.pdf, p\. 40: “Thirty days\.”/,
    );
    t.notMatch(text, /Thirty days\. \(p\. 40\)/, 'the text that a person wrote replaces what was found');
    t.match(
      text,
      /Three years, as agreed\..*From acceptance\.⁽³⁾.*Sources.*⁽³⁾ p\. 41.*before it was edited.*⁽²⁾ .*“Two years\.”/,
      'a line that was not changed keeps its source',
    );
    if (format === 'docx') {
      const paragraphs = (await partsOf(file))['word/document.xml']?.split('<w:p>') ?? [];
      const line = paragraphs.find((paragraph) => paragraph.includes('Three years, as agreed.'));
      t.match(line, '<w:numPr>', 'an edited list is still a list');
    }
    t.match(text, /Nothing was found about: Insurance, Taxes\./);
    t.equal(text.split('Insurance').length, 2, 'a section without a result has no heading');
  });
}

t.test('a summary of several documents names the document of each line, and each page once', async (t) => {
  const cited = {
    claims: [{ text: 'Bids are due on 4 May.', citations: [0, 1, 2], supported: true }],
    citations: [cite('notice.pdf', 2, 'due on 4 May'), cite('notice.pdf', 2, '4 May'), cite('terms.pdf', 9, '4 May')],
  };
  const items = [section('Dates', [], cited)];
  const documentNames = ['notice.pdf', 'terms.pdf'];
  const text = await textOf(await exportRun(worker, { requestType: 'summary', items, documentNames }, 'docx'));
  t.match(text, 'Bids are due on 4 May. (notice.pdf, p. 2; terms.pdf, p. 9)');
});

t.test('text by a model names the model, and marks what nothing backs', async (t) => {
  const claims = [{ text: 'Late work costs a fortune.', citations: [], supported: false }];
  const items = [section('Delay', [], { claims, citations: [] })];
  const requestId = await insertRun(worker, { requestType: 'summary', items, models: ['writer-2'] });
  const { organizationId } = worker;
  const usage = { organizationId, requestId, kind: 'summary', inputTokens: 9, outputTokens: 0 };
  await worker.read((trx) =>
    trx
      .insertInto('usageEvents')
      .values({ id: newId(), ...usage, model: 'embedder-1' })
      .execute(),
  );
  const id = await insertExport(worker, requestId, 'docx');
  await carryOut(worker, id);
  const row = await findExport(worker, id);
  const { storage } = worker.platform();
  const content = Buffer.concat(await (await storage.get(String(row?.objectKey))).toArray());
  const text = await textOf({ fileName: 'a.docx', mediaType: String(row?.mediaType), content });
  t.match(text, 'Written by writer-2; check the citations.');
  t.match(text, 'Late work costs a fortune. [no source found in the documents]');
});

function answer(question: string, more: object, correction?: object): TestItem {
  const headline = {
    ...{ questionId: newId(), categoryId: newId(), categoryName: 'Legal', question, answer: '', answered: false },
    ...{ confidence: 0, failure: null, claims: [], citations: [] },
    ...more,
  };
  return { kind: 'answer', headline, ...(correction ? { correction } : {}) };
}

const answers: TestItem[] = [
  answer('How long is the warranty?', {
    ...{ answer: `${formula} 24 months`, answered: true, confidence: 0.93 },
    claims: [{ text: `${formula} 24 months`, citations: [0], supported: true }],
    citations: [cite('terms.pdf', 9, 'a warranty of\n24 months')],
  }),
  answer('Who insures?', { answer: 'The documents hold no answer to this.', categoryName: 'Money' }),
  answer('What is the cap?', { failure: 'The model broke off.' }),
  answer('Which law?', { answer: 'French law.', answered: true, confidence: 0.4 }, { text: '@home: Vietnamese law' }),
];

t.test('answers as a workbook: confidence as a word, sources, and unanswered questions highlighted', async (t) => {
  const file = await exportRun(worker, { requestType: 'batch_query', items: answers }, 'xlsx');
  const { Answers: [, first, fourth, third, second] = [] } = await sheetsOf(file);
  t.same(first, [
    'Legal',
    'How long is the warranty?',
    `${formula} 24 months`,
    'Yes',
    'Certain',
    'terms.pdf p. 9: "a warranty of 24 months"',
    '',
    'Built-in analyst, no AI model',
  ]);
  t.same(second?.slice(0, 4), ['Money', 'Who insures?', 'The documents hold no answer to this.', 'No']);
  t.same(third, ['Legal', 'What is the cap?', '', 'No', '', '', 'The model broke off.']);
  t.same(fourth?.slice(2, 4), ['@home: Vietnamese law', 'Yes']);
  const parts = await partsOf(file);
  for (const [name, xml] of Object.entries(parts)) t.notMatch(xml, /<(x:)?f[ >/]/, name);
  t.match(notesOf(parts, 1).C3, 'Edited by hand; the answer was “French law.”');
  const xml = parts['xl/worksheets/sheet1.xml'] ?? '';
  const styleOf = (address: string) => xml.match(new RegExp(`<c r="${address}" s="(\\d+)"`))?.[1];
  t.not(styleOf('B4'), styleOf('B2'), 'without an answer');
  t.equal(styleOf('B5'), styleOf('B4'));
});

t.test('answers of a workbook name the model or the person that wrote them', async (t) => {
  const file = await exportRun(worker, { requestType: 'batch_query', items: answers, models: ['writer-2'] }, 'xlsx');
  const { Answers: [header = [], ...rows] = [] } = await sheetsOf(file);
  t.equal(header[7], 'Written by');
  // A question that failed has no answer, so nobody wrote one.
  t.same(
    rows.map((row) => row[7] ?? ''),
    ['writer-2', 'Edited by hand', '', 'writer-2'],
  );
});

t.test('an answer by hand has the sources of the sentences that it kept, in a report and in a cell', async (t) => {
  const found = {
    ...{ answer: 'It is 24 months. Oil is included.', answered: true },
    claims: [
      { text: 'It is 24 months.', citations: [0], supported: true },
      { text: 'Oil is included.', citations: [1], supported: true },
    ],
    citations: [cite('terms.pdf', 9, '24 months'), cite('terms.pdf', 12, 'oil included')],
  };
  const claims = [
    { text: 'Ours is longer. ', citations: [] },
    { text: 'Oil is included.', citations: [1], sameLine: true },
  ];
  const items = [answer('How long is the warranty?', found, { text: 'Ours is longer. Oil is included.', claims })];
  const text = await textOf(await exportRun(worker, { requestType: 'batch_query', items }, 'docx'));
  t.match(text, /Ours is longer\. Oil is included\.⁽²⁾ This answer was edited by hand\. .*⁽²⁾ terms\.pdf, p\. 12/);
  t.notMatch(text, 'p. 9');
  const { Answers: [, row = []] = [] } = await sheetsOf(
    await exportRun(worker, { requestType: 'batch_query', items }, 'xlsx'),
  );
  t.equal(row[5], 'terms.pdf p. 12: "oil included"');
});

t.test('answers as a report, category by category', async (t) => {
  const text = await textOf(await exportRun(worker, { requestType: 'batch_query', items: answers }, 'docx'));
  t.match(text, '2 of 4 questions answered');
  t.match(text, /24 months⁽¹⁾ .*Confidence: Certain .*⁽¹⁾ terms\.pdf, p\. 9: “a warranty of 24 months”/);
  t.match(text, 'Not answered. The model broke off.');
  t.match(text, '@home: Vietnamese law This answer was edited by hand.');
  t.match(text, /Which law\?.*What is the cap\?.*Money.*Not answered \(1\).*Who insures\?/);
});

const questions: TestItem[] = [
  {
    kind: 'question',
    headline: { text: formula, audience: 'answer', reason: 'requirement', citations: [cite('a.pdf', 1, 'shall')] },
    correction: { questionId: newId(), categoryId: newId() },
  },
  {
    kind: 'question',
    headline: {
      ...{ text: 'Is it 10 or 12 bar?', audience: 'ask', reason: 'contradiction' },
      citations: [cite('a.pdf', 2, '10 bar'), cite('b.pdf', 3, '12 bar')],
    },
  },
];

t.test('the nearest places are told apart from answers', async (t) => {
  const near = {
    ...{ answered: false, band: 'closest', claims: [{ text: 'a warranty bond', citations: [0], supported: true }] },
    citations: [cite('terms.pdf', 4, 'a warranty bond')],
  };
  const items = [answer('How long is the warranty?', { answer: 'No clear answer was found.', ...near })];
  const run = { requestType: 'batch_query', items } as const;
  const { Answers: [, row = []] = [] } = await sheetsOf(await exportRun(worker, { ...run, items }, 'xlsx'));
  t.same(row.slice(3, 6), ['No clear answer', '', 'terms.pdf p. 4: "a warranty bond"']);
  const text = await textOf(await exportRun(worker, { ...run, items }, 'docx'));
  t.match(text, /0 of 1 questions answered .*No clear answer\. The closest places: .*a warranty bond⁽¹⁾/);
  const asked = { question: 'How long?', answer: '', engine: 'extractive', fileName: null, confidence: 0, ...near };
  const entry: TestItem = { kind: 'chat_entry', headline: { ...asked, timestamp: '2026-03-30T08:15:30.000Z' } };
  const said = { requestType: 'chat_export', items: [entry], documentNames: [] as string[] } as const;
  const chat = { ...said, items: [entry], documentNames: [] };
  const [rows = []] = Object.values(await sheetsOf(await exportRun(worker, chat, 'xlsx')));
  t.same(rows[1]?.slice(3, 5), ['No clear answer', '']);
  const report = await textOf(await exportRun(worker, chat, 'docx'));
  t.match(report, /No clear answer was found\. .*a warranty bond⁽¹⁾/);
  t.notMatch(report, 'Confidence');
  const stopped = { ...chat, items: [{ ...entry, headline: { ...entry.headline, band: null, isStopped: true } }] };
  const [stoppedRows = []] = Object.values(await sheetsOf(await exportRun(worker, stopped, 'xlsx')));
  t.equal(stoppedRows[1]?.[3], 'Stopped');
  t.match(await textOf(await exportRun(worker, stopped, 'docx')), /This answer was stopped before it was complete\./);
});

t.test('generated questions, for the buyer and for the bid', async (t) => {
  const file = await exportRun(worker, { requestType: 'question_generation', items: questions }, 'xlsx');
  const { Questions: [, ...rows] = [] } = await sheetsOf(file);
  const rules = 'Built-in analyst, no AI model';
  t.same(rows, [
    [formula, 'For the bid', 'Requirement', 'a.pdf p. 1: "shall"', 'Yes', rules],
    [
      'Is it 10 or 12 bar?',
      'For the buyer',
      'Contradiction',
      'a.pdf p. 2: "10 bar"\nb.pdf p. 3: "12 bar"',
      'No',
      rules,
    ],
  ]);
  for (const [name, xml] of Object.entries(await partsOf(file))) t.notMatch(xml, /<(x:)?f[ >/]/, name);
  const text = await textOf(await exportRun(worker, { requestType: 'question_generation', items: questions }, 'docx'));
  t.match(
    text,
    /Made by rules of the built-in analyst out of the documents, without an AI model\. .*For the buyer .*Is it 10 or 12 bar\?⁽¹⁾⁽²⁾ Contradiction .*⁽²⁾ b\.pdf, p\. 3: “12 bar” .*For the bid .*Requirement · accepted/,
  );
});

t.test('generated questions name the models that wrote them', async (t) => {
  const run = { requestType: 'question_generation', items: questions, models: ['writer-2', 'writer-1'] } as const;
  const written = { ...run, items: questions, models: [...run.models] };
  const { Questions: [header = [], ...rows] = [] } = await sheetsOf(await exportRun(worker, written, 'xlsx'));
  t.equal(header[5], 'Written by');
  for (const row of rows) t.equal(row[5], 'writer-1, writer-2');
  const text = await textOf(await exportRun(worker, written, 'docx'));
  t.match(text, 'Written by writer-1, writer-2; check the sources.');
});

const chat: TestItem[] = [
  {
    kind: 'chat_entry',
    headline: {
      ...{ question: 'What <b>pressure</b>?', answer: '@10 bar', answered: true, engine: 'extractive', fileName: null },
      confidence: 0.4,
      timestamp: '2026-03-30T08:15:30.000Z',
      claims: [{ text: '@10 bar', citations: [0], supported: true }],
      citations: [cite('áp suất.pdf', 5, '10 bar')],
    },
  },
  {
    kind: 'chat_entry',
    headline: {
      ...{ question: 'Which pump?', answer: 'The big one.', answered: true, engine: 'langchain', fileName: 'a.pdf' },
      ...{ timestamp: '2026-03-30T09:15:30.000Z', claims: [], citations: [] },
    },
  },
];

t.test('a chat history with its answers, who gave them, sources and times', async (t) => {
  const run = { requestType: 'chat_export', items: chat, documentNames: [] } as const;
  const file = await exportRun(worker, { ...run, items: chat, documentNames: [] }, 'xlsx');
  const [rows = []] = Object.values(await sheetsOf(file));
  t.same(rows[1], [
    '2026-03-30 08:15',
    'What <b>pressure</b>?',
    '@10 bar',
    'Yes',
    'Check this',
    'All documents of the tender',
    'áp suất.pdf p. 5: "10 bar"',
    'Built-in analyst, no AI model',
  ]);
  t.same([rows[0]?.[4], rows[0]?.[7]], ['Confidence', 'Answered by']);
  t.same([rows[2]?.[4], rows[2]?.[7]], ['', 'Language model'], 'an older entry has no confidence');
  const text = await textOf(await exportRun(worker, { ...run, items: chat, documentNames: [] }, 'docx'));
  t.match(
    text,
    /What <b>pressure<\/b>\? .*30 Mar 2026, 08:15 UTC · All documents of the tender · answered by the built-in analyst, without an AI model .*@10 bar⁽¹⁾ Confidence: Check this .*⁽¹⁾ áp suất\.pdf, p\. 5/,
  );
  t.match(text, /Which pump\? .* a\.pdf · answered by a language model The big one\./);
  t.equal(text.match(/Confidence/g)?.length, 1);
});

const unread = {
  ...{ status: 'not_stated', certainty: 'likely', value: null, text: null, fileName: null, page: null, quote: null },
  ...{ conflicts: [], documentsSayOtherwise: false, placeIsGone: false, found: null, decidedBy: null },
};
const deadline = { value: '2026-08-12T15:00', text: '12 August | 3 pm', fileName: 'a.pdf', page: 4, quote: formula };
const pounds = { text: 'GBP', fileName: 'b.pdf', page: 9 };
const euros = { text: 'EUR', fileName: 'c.pdf', page: 2 };
const keyFacts: TestItem[] = [
  { fact: 'submission_deadline', ...deadline, status: 'found', certainty: 'check', zone: 'UTC+1' },
  { fact: 'bid_security', conflicts: [{ text: '2%', fileName: 'b.pdf', page: 9 }] },
  { fact: 'contact', text: 'Ada', status: 'corrected', certainty: null, decidedBy: 'Ada Byron', placeIsGone: true },
  {
    fact: 'currency',
    text: 'EUR',
    status: 'confirmed',
    certainty: null,
    decidedBy: 'Ada Byron',
    found: 'USD',
    conflicts: [pounds, euros],
  },
  { fact: 'warranty', value: 'P24M', text: 'two years', status: 'found', certainty: 'certain' },
  { fact: 'governing_law', value: formula, text: formula, status: 'found', certainty: 'likely' },
].map((fact) => ({
  kind: 'fact',
  headline: { ...unread, ...fact, documentsSayOtherwise: 'found' in fact },
}));

t.test('an overview has what needs a look, the dates, and each fact with its place', async (t) => {
  const none = { documents: null, facts: [], runs: 0 };
  const issues = [
    { ...none, kind: 'documents_failed', severity: 'error', documents: { count: 22, some: [{ fileName: 'c.pdf' }] } },
    { ...none, kind: 'to_check', severity: 'info', facts: ['submission_deadline', 'currency'] },
  ];
  const overview = { settled: false, dueAt: '2026-08-12T14:00:00.000Z', dates: ['due'], issues };
  const run = { requestType: 'facts_export', items: keyFacts } as const;
  const file = await exportRun(worker, { ...run, result: overview }, 'docx');
  t.match(file.fileName, /overview .*\.docx$/);
  const text = await textOf(file);
  t.match(
    text,
    /Needs a look Important \| 22 documents could not be read: c\.pdf \+21 To know \| Uncertain, please check: Submission deadline, Currency Key dates/,
  );
  t.match(
    text,
    'Key dates Date | When | Stated in Due date of the tender | 12 Aug 2026, 14:00 UTC | 12 Aug 2026, 15:00 UTC+1 (a.pdf, p. 4) Key facts',
  );
  t.match(
    text,
    'Currency | EUR (confirmed by Ada Byron) | The documents now say: USD Also stated: GBP (b.pdf, p. 9) Warranty',
  );
  t.match(text, 'Warranty | 24 months');
  t.match(text, /All facts that are not stated • Bid security \(Also stated: 2% \(b\.pdf, p\. 9\)\)$/);

  const other = { ...overview, dates: ['submission_deadline', 'due'], issues: [], settled: true };
  const settled = await textOf(await exportRun(worker, { ...run, result: other }, 'docx'));
  t.match(settled, 'Needs a look Key facts are no longer checked: this tender is closed. Key dates');
  t.match(settled, 'Submission deadline | 12 Aug 2026, 15:00 UTC+1 | a.pdf, p. 4 Due date of the tender');

  const older = await textOf(await exportRun(worker, { ...run, result: { facts: 6, dueAt: null } }, 'docx'));
  t.notMatch(older, 'Needs a look', 'a download of an earlier version does not know it');
});

t.test('key facts with their places, how sure they are, and what people decided', async (t) => {
  const file = await exportRun(worker, { requestType: 'facts_export', items: keyFacts }, 'xlsx');
  t.match(file.fileName, /key facts/);
  const { 'Key facts': rows = [] } = await sheetsOf(file);
  t.same(rows[0]?.slice(0, 5), ['Fact', 'Value', 'As stated', 'Status', 'How sure']);
  const author = 'Built-in analyst, no AI model';
  t.same(rows.slice(1), [
    [
      'Submission deadline',
      '2026-08-12 15:00',
      '12 August · 3 pm',
      'Found in the documents',
      'Check this',
      'a.pdf',
      '4',
      formula,
      '',
      '',
      author,
    ],
    ['Bid security', '', '', 'Not stated in the documents', 'Likely', '', '', '', '2% (b.pdf p. 9)', '', author],
    [
      'Contact',
      'Ada',
      '',
      'Corrected by hand',
      '',
      '',
      '',
      '',
      '',
      '',
      'Ada Byron. Its place is no longer in the documents',
    ],
    [
      'Currency',
      'EUR',
      '',
      'Confirmed',
      '',
      '',
      '',
      '',
      'GBP (b.pdf p. 9)',
      '',
      'Ada Byron. The documents now say: USD',
    ],
    ['Warranty', '24 months', 'two years', 'Found in the documents', 'Certain', '', '', '', '', '', author],
    ['Governing law', formula, '', 'Found in the documents', 'Likely', '', '', '', '', '', author],
  ]);
  const parts = await partsOf(file);
  t.match(parts['xl/worksheets/sheet1.xml'], /<v>24<\/v>/, 'a duration is a number');
  t.match(parts['xl/styles.xml'], /0 &quot;months&quot;/, 'that shows its unit');
  t.notMatch(parts['xl/worksheets/sheet1.xml'], /<f[ >]/, 'nothing is a formula');
});

t.test('times that are also stated have the zone that is stated with them', async (t) => {
  const other = { text: '10 August 2026, 4 pm', fileName: 'b.pdf', page: 9, zone: 'EST' };
  const moved = { text: '5 August 2026, noon', fileName: 'c.pdf', page: 2, zone: 'UTC+1' };
  const far = { text: '12 May 2027, 4 pm', fileName: 'd.pdf', page: 3, zone: null };
  const stated = { ...deadline, status: 'found', conflicts: [other], replaced: [moved], apart: [far] };
  const headline = { ...unread, fact: 'submission_deadline', ...stated, zone: 'UTC+1' };
  const items: TestItem[] = [{ kind: 'fact', headline }];
  const run = { requestType: 'facts_export', items, result: { dates: ['submission_deadline'] } } as const;
  const { 'Key facts': [, row = []] = [] } = await sheetsOf(await exportRun(worker, { ...run, items }, 'xlsx'));
  t.same(row.slice(8, 10), [
    '10 August 2026, 4 pm EST (b.pdf p. 9)\n12 May 2027, 4 pm (d.pdf p. 3)',
    '5 August 2026, noon UTC+1 (c.pdf p. 2)',
  ]);
  const text = await textOf(await exportRun(worker, { ...run, items }, 'docx'));
  t.match(text, 'Also stated: 10 August 2026, 4 pm EST (b.pdf, p. 9)');
  t.match(text, 'Replaces 5 August 2026, noon UTC+1 (c.pdf, p. 2)');
  t.match(text, 'Also stated: 12 May 2027, 4 pm (d.pdf, p. 3)');
});

t.test('a run that found nothing gives a file that says so', async (t) => {
  for (const requestType of ['summary', 'question_generation', 'chat_export', 'batch_query'] as const) {
    const text = await textOf(await exportRun(worker, { requestType }, 'docx'));
    t.match(
      text,
      /This run has no results|No questions were found|Nothing was asked yet|0 of 0 questions/,
      requestType,
    );
  }
});
