import t from 'tap';
import { openWorkbook } from '../../documents/office/xlsx-workbook.ts';
import { writeSource } from '../../documents/testing/files.ts';
import type { ExportRun } from '../runs/exports/export-run.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';
import { comparisonWorkbook } from './comparison-files.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

t.test('the workbook says how sure an answer is, and what is none', async (t) => {
  const proposal = { proposalId: 'p1', vendorName: 'Northern Pumps', title: 'Offer' };
  const answer = (headline: object, correction: object | null = null) =>
    ({
      ...{ kind: 'comparison_answer', content: null, correction },
      headline: {
        ...{ categoryName: 'Terms', question: 'How long is the warranty?', answer: '24 months', answered: true },
        ...{ band: 'answer', confidence: 0.8, failure: null, claims: [], citations: [], ...proposal, ...headline },
      },
    }) as unknown as StoredItem;
  const near = { answered: false, band: 'closest', confidence: 0.2 };
  const items = [
    answer({}),
    answer(near),
    answer({ answered: false, band: 'none', confidence: 0 }),
    answer(near, { text: '12 months' }),
  ];
  const source = await writeSource('comparison.xlsx', XLSX, await comparisonWorkbook({} as ExportRun, items));
  const workbook = await openWorkbook(source.path);
  t.teardown(() => workbook.close());
  const sheet = workbook.sheets.find(({ name }) => name === 'Questions');
  const rows = (await workbook.read(sheet?.part ?? '')).rows.map(({ cells }) => [4, 5, 6].map((at) => cells[at] ?? ''));
  t.same(rows, [
    ['Answer', 'Answered', 'Confidence'],
    ['24 months', 'Yes', 'Likely'],
    ['24 months', 'No clear answer', ''],
    ['24 months', 'No', ''],
    ['12 months', 'Yes', ''],
  ]);
});
