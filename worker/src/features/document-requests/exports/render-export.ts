import type { RequestType } from '@bidloom/jobs/request-parameters';
import { PermanentError } from '@bidloom/platform';
import { writePdfDocument } from '../../../exports/pdf-document.ts';
import { writeWordDocument } from '../../../exports/word-document.ts';
import { batchQueryReport, batchQueryWorkbook } from './batch-query.ts';
import { chatReport, chatWorkbook } from './chat-export.ts';
import { datasheetCsv } from './datasheet-csv.ts';
import { datasheetWorkbook } from './datasheet-workbook.ts';
import type { ExportFormat, ExportRun } from './export-run.ts';
import type { Item } from './items.ts';
import { limitHits, limitHitsOfEach } from './keyword-hits.ts';
import { keywordReport } from './keyword-report.ts';
import { keywordCsv, keywordWorkbook } from './keyword-workbook.ts';
import { questionsReport, questionsWorkbook } from './question-generation.ts';
import { summaryReport } from './summary-report.ts';

/** Writes the file of a run from its items; it depends on nothing else. */
type Renderer = (run: ExportRun, items: readonly Item[]) => Promise<Buffer>;

const renderers: Record<RequestType, Partial<Record<ExportFormat, Renderer>>> = {
  keyword_extraction: { xlsx: keywordWorkbook, csv: keywordCsv, docx: keywordReport },
  datasheet_extraction: { xlsx: datasheetWorkbook, csv: datasheetCsv },
  summary: {
    docx: (run, items) => writeWordDocument(summaryReport(run, items)),
    pdf: (run, items) => writePdfDocument(summaryReport(run, items)),
  },
  batch_query: { xlsx: batchQueryWorkbook, docx: batchQueryReport },
  question_generation: { xlsx: questionsWorkbook, docx: questionsReport },
  chat_export: { docx: chatReport, xlsx: chatWorkbook },
};

export const mediaTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** Places that a file lists: in all, so that it can be opened, or of each keyword, so that it can be read. */
const mostPlaces = { xlsx: 100_000, csv: 500_000 };
const mostPlacesOfKeyword = 300;

/** Writes the file. Throws a `PermanentError` for a format in which the type does not come. */
export function renderExport(format: ExportFormat, run: ExportRun, items: readonly Item[]): Promise<Buffer> {
  const render = renderers[run.requestType][format];
  if (!render) throw new PermanentError(`The results of this run can't be written as ${format.toUpperCase()}.`);
  return render(run, items);
}

/** Cuts items, taken in their order, to what the file shows of them. */
export function trimmerFor(requestType: RequestType, format: ExportFormat): (item: Item) => Item {
  if (requestType !== 'keyword_extraction') return (item) => item;
  return format === 'xlsx' || format === 'csv' ? limitHits(mostPlaces[format]) : limitHitsOfEach(mostPlacesOfKeyword);
}
