import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, type TenantTransaction, withTenant } from '@bidloom/db';
import { openTestDatabase } from '@bidloom/db/testing';
import { quoteAnswer } from '@bidloom/worker/src/analyst/extractive/quote-answer.ts';
import { loadScope } from '@bidloom/worker/src/scope/load-scope.ts';
import { searchPassages } from '@bidloom/worker/src/search/search-passages.ts';
import { createPageFloor } from './bm25-pages.ts';
import { percentile, printFigure } from './figure.ts';
import { type LoadedTender, loadTender } from './load-tender.ts';

/** A line of the questions file; `pages` is empty where the document holds no answer. */
interface Question {
  file: string;
  question: string;
  pages: number[];
}

interface Outcome {
  question: Question;
  /** Distinct pages in the order of their passages, and of the floor. */
  pages: number[];
  floor: number[];
  refused: boolean;
  searchMs: number;
  answerMs: number;
}

const usage = 'Usage: pnpm bench retrieval --questions Q.jsonl --pdfs DIR';

/**
 * `pnpm bench retrieval --questions Q.jsonl --pdfs DIR`: asks each question within its own file, by the product's own reading, index
 * and search. hit@k: one of the expected pages is among the first k distinct pages of the passages found, a passage's page
 * being that of its best sentence. The floor, plain BM25 over pages, is measured beside it.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { questions: { type: 'string' }, pdfs: { type: 'string' } } });
  if (!values.questions || !values.pdfs) throw new Error(usage);
  const lines = (await readFile(values.questions, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const questions = lines.map((line) => JSON.parse(line) as Question);
  const database = await openTestDatabase();
  try {
    const outcomes: Outcome[] = [];
    for (const [file, asked] of Map.groupBy(questions, (question) => question.file)) {
      const tender = await loadTender(database, join(values.pdfs, file));
      const floor = createPageFloor(tender.pages, tender.language);
      for (const question of asked) {
        outcomes.push({ ...(await ask(database, tender, question)), floor: floor(question.question) });
      }
    }
    report(outcomes);
  } finally {
    await database.close();
  }
}

async function ask(database: Database, tender: LoadedTender, question: Question): Promise<Omit<Outcome, 'floor'>> {
  const started = performance.now();
  const tenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(database, tender.organizationId, work);
  const scope = await loadScope({ organizationId: tender.organizationId, tenant }, tender.workspaceId, [
    tender.documentId,
  ]);
  const found = await searchPassages(scope, scope.rows, { question: question.question, history: [] });
  const searched = performance.now();
  const refused = !quoteAnswer(found).answered;
  return {
    question,
    pages: [...new Set(found.passages.map(({ page }) => page))],
    refused,
    searchMs: searched - started,
    answerMs: performance.now() - started,
  };
}

function report(outcomes: readonly Outcome[]): void {
  const present = outcomes.filter(({ question }) => question.pages.length > 0);
  const absent = outcomes.filter(({ question }) => question.pages.length === 0);
  const print = (figure: string, value: number, unit: string) => printFigure('retrieval', figure, value, unit);
  print('questions with an answer', present.length, 'questions');
  print('questions without an answer', absent.length, 'questions');
  for (const k of [1, 3, 5, 10]) {
    print(
      `hit@${k}`,
      share(present, ({ pages, question }) => hits(pages, question, k)),
      'share',
    );
    print(
      `hit@${k} BM25 over pages`,
      share(present, ({ floor, question }) => hits(floor, question, k)),
      'share',
    );
  }
  print(
    'absent refused',
    share(absent, ({ refused }) => refused),
    'share',
  );
  print(
    'present refused',
    share(present, ({ refused }) => refused),
    'share',
  );
  for (const p of [0.5, 0.95]) {
    const name = `p${p * 100}`;
    print(
      `search ${name}`,
      percentile(
        outcomes.map(({ searchMs }) => searchMs),
        p,
      ),
      'ms',
    );
    print(
      `extractive answer ${name}`,
      percentile(
        outcomes.map(({ answerMs }) => answerMs),
        p,
      ),
      'ms',
    );
  }
}

function hits(pages: readonly number[], question: Question, k: number): boolean {
  return pages.slice(0, k).some((page) => question.pages.includes(page));
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? Number.NaN : items.filter(holds).length / items.length;
}
