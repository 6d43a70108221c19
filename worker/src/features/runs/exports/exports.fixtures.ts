import { buffer } from 'node:stream/consumers';
import { newId } from '@bidloom/db';
import { writeRunFile } from '@bidloom/jobs';
import type { RunType } from '@bidloom/jobs/run-types';
import { jobReached } from '@bidloom/platform/testing-jobs';
import { openPackage } from '../../../documents/office/open-package.ts';
import { openWorkbook } from '../../../documents/office/xlsx-workbook.ts';
import { readDocument } from '../../../documents/read-document.ts';
import { options, writeSource } from '../../../documents/testing/files.ts';
import type { TestWorker } from '../../../testing/test-worker.ts';
import type { NewItem } from '../run-context.ts';
import type { ExportFormat } from './export-run.ts';

/** An item as a runner writes it, and what a person has put in its place. */
export type TestItem = NewItem & { correction?: object };

export interface TestRun {
  requestType: RunType;
  items?: TestItem[];
  engine?: 'extractive' | 'langchain';
  /** Language models that wrote in it. */
  models?: string[];
  result?: object;
  documentIds?: string[];
  documentNames?: string[];
}

/** A run that has ended, with its items; returns its id. */
export async function insertRun(worker: TestWorker, run: TestRun): Promise<string> {
  const { organizationId, workspaceId, userId } = worker;
  const {
    requestType,
    items = [],
    models = [],
    engine = models.length > 0 ? 'langchain' : 'extractive',
    result,
    documentIds = [],
    documentNames = ['pumps.pdf'],
  } = run;
  const id = newId();
  await worker.read(async (trx) => {
    await trx
      .insertInto('documentRequests')
      .values({
        ...{ id, organizationId, workspaceId, requestType, engine, documentIds, documentNames },
        createdBy: userId,
        status: 'completed',
        finishedAt: new Date('2026-03-31T10:00:00Z'),
        parameters: '{}',
        result: result ? JSON.stringify(result) : null,
      })
      .execute();
    for (const model of models) {
      const usage = { organizationId, requestId: id, kind: requestType, inputTokens: 9, outputTokens: 5 };
      await trx
        .insertInto('usageEvents')
        .values({ id: newId(), ...usage, model })
        .execute();
    }
    for (const [ordinal, { kind, headline, content, correction }] of items.entries()) {
      const json = (value: object | string | undefined) => (value ? JSON.stringify(value) : null);
      await trx
        .insertInto('documentRequestItems')
        .values({
          ...{ organizationId, requestId: id, ordinal, kind, step: `step ${ordinal}` },
          headline: JSON.stringify(headline),
          content: json(content),
          correction: json(correction),
        })
        .execute();
    }
  });
  return id;
}

/** Asks for the file of a run, as the api does; returns the export's id. */
export async function insertExport(worker: TestWorker, requestId: string, format: ExportFormat): Promise<string> {
  const { organizationId, userId } = worker;
  const id = newId();
  await worker.read((trx) =>
    trx.insertInto('documentExports').values({ id, organizationId, requestId, format, createdBy: userId }).execute(),
  );
  return id;
}

/** Sends the job and waits for its end. */
export async function carryOut(
  worker: TestWorker,
  exportId: string,
  end: 'completed' | 'failed' = 'completed',
): Promise<void> {
  const payload = { organizationId: worker.organizationId, exportId };
  const jobId = await worker.read((trx) => worker.queue().send(trx, writeRunFile, payload));
  await jobReached(worker.queue(), String(jobId), end);
}

export function findExport(worker: TestWorker, id: string) {
  return worker.read((trx) => trx.selectFrom('documentExports').selectAll().where('id', '=', id).executeTakeFirst());
}

export interface TestFile {
  fileName: string;
  mediaType: string;
  content: Buffer;
}

/** The file that the worker writes for a run. */
export async function exportRun(worker: TestWorker, run: TestRun, format: ExportFormat): Promise<TestFile> {
  const id = await insertExport(worker, await insertRun(worker, run), format);
  await carryOut(worker, id);
  const row = await findExport(worker, id);
  if (row?.status !== 'completed') throw new Error(`The export is ${row?.status}: ${row?.failure}`);
  const content = await buffer(await worker.platform().storage.get(String(row.objectKey)));
  return { fileName: String(row.fileName), mediaType: String(row.mediaType), content };
}

/** The text of a Word or PDF file, as our own reader has it, with white space as one space. */
export async function textOf({ fileName, mediaType, content }: TestFile): Promise<string> {
  const { pages } = await readDocument(await writeSource(fileName, mediaType, content), options);
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/gu, ' ');
}

/** The shown texts of each sheet, by name. */
export async function sheetsOf({ content, mediaType }: TestFile): Promise<Record<string, string[][]>> {
  const workbook = await openWorkbook((await writeSource('export.xlsx', mediaType, content)).path);
  const sheets: Record<string, string[][]> = {};
  for (const { name, part } of workbook.sheets) {
    sheets[name] = (await workbook.read(part)).rows.map((row) => row.cells);
  }
  workbook.close();
  return sheets;
}

/** The parts of an Office file as text, by name. */
export async function partsOf({ content, mediaType }: TestFile): Promise<Record<string, string>> {
  const office = await openPackage((await writeSource('export.zip', mediaType, content)).path);
  const parts: Record<string, string> = {};
  for (const name of office.names) parts[name] = (await office.read(name)) ?? '';
  office.close();
  return parts;
}

/** The texts of a sheet's comments by cell; sheets count from 1. */
export function notesOf(parts: Record<string, string>, sheet: number): Record<string, string> {
  const comments = (parts[`xl/comments${sheet}.xml`] ?? '').split('<comment ref="').slice(1);
  return Object.fromEntries(
    comments.map((comment) => [
      comment.slice(0, comment.indexOf('"')),
      comment.match(/<t [^>]*>([\s\S]*?)<\/t>/)?.[1] ?? '',
    ]),
  );
}

/** Rows of a CSV file whose cells have neither quotes nor line breaks. */
export function linesOf({ content }: TestFile): string[] {
  return content
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .slice(0, -1);
}
