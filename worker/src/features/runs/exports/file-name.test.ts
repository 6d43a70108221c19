import t from 'tap';
import type { ExportRun } from './export-run.ts';
import { exportFileName } from './file-name.ts';

const day = new Date('2026-03-31T23:30:00Z');

const runOf = (tenderName: string, documentNames: string[] = []): ExportRun => ({
  ...{ requestType: 'batch_query', tenderName, documentNames, engine: null, model: null, result: null },
  ...{ finishedAt: day, languages: new Map() },
});

const nameOf = (tenderName: string, documentNames?: string[]) =>
  exportFileName(runOf(tenderName, documentNames), 'xlsx', day);

t.test('a file is named after its tender, its content, and the day', async (t) => {
  t.equal(nameOf('Bơm nước 2026'), 'Bơm nước 2026 – answers 2026-03-31.xlsx');
});

t.test('names that a file system or a shell would read as something else are made safe', async (t) => {
  t.equal(nameOf('../../etc/passwd'), 'etc passwd – answers 2026-03-31.xlsx');
  t.equal(nameOf('Pumps: "A/B" <\u202efdp.exe>\r\n'), 'Pumps A B fdp.exe – answers 2026-03-31.xlsx');
  t.equal(nameOf('--help'), 'help – answers 2026-03-31.xlsx');
  t.equal(nameOf('😀'.repeat(200)), `${'😀'.repeat(100)} – answers 2026-03-31.xlsx`);
});

t.test('where nothing is left of the name, the first document names it', async (t) => {
  t.equal(nameOf('???', ['data sheets.v2.pdf', 'b.pdf']), 'data sheets.v2 – answers 2026-03-31.xlsx');
  t.equal(nameOf('...'), 'Tender – answers 2026-03-31.xlsx');
});

t.test('key facts as a document are the overview of the tender', async (t) => {
  const facts: ExportRun = { ...runOf('Pumps'), requestType: 'facts_export' };
  t.equal(exportFileName(facts, 'docx', day), 'Pumps – overview 2026-03-31.docx');
  t.equal(exportFileName(facts, 'xlsx', day), 'Pumps – key facts 2026-03-31.xlsx');
});
