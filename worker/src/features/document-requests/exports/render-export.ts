import type { RequestType } from '@bidloom/jobs/request-parameters';
import { writePdfDocument } from '../../../exports/pdf-document.ts';
import { writeWordDocument } from '../../../exports/word-document.ts';
import { batchQueryReport, batchQueryWorkbook } from './batch-query.ts';
import { chatReport, chatWorkbook } from './chat-export.ts';
import { datasheetCsv, datasheetZip } from './datasheet-csv.ts';
import { datasheetWorkbook } from './datasheet-workbook.ts';
import type { ExportFormat, ExportRun } from './export-run.ts';
import { factsReport } from './facts-report.ts';
import { factsWorkbook } from './facts-workbook.ts';
import type { Item } from './items.ts';
import { keywordReport } from './keyword-report.ts';
import { keywordCsv, keywordWorkbook } from './keyword-workbook.ts';
import { questionsReport, questionsWorkbook } from './question-generation.ts';
import { summaryReport } from './summary-report.ts';
import { comparisonCsv, comparisonWorkbook } from './vendor-comparison.ts';

/** Writes the file of a run from its items; it depends on nothing else. */
type Renderer = (run: ExportRun, items: readonly Item[]) => Promise<Buffer>;

const renderers: Record<RequestType, Partial<Record<ExportFormat, Renderer>>> = {
  keyword_extraction: { xlsx: keywordWorkbook, csv: keywordCsv, docx: keywordReport },
  datasheet_extraction: { xlsx: datasheetWorkbook, csv: datasheetCsv, zip: datasheetZip },
  summary: {
    docx: (run, items) => writeWordDocument(summaryReport(run, items)),
    pdf: (run, items) => writePdfDocument(summaryReport(run, items)),
  },
  batch_query: { xlsx: batchQueryWorkbook, docx: batchQueryReport },
  question_generation: { xlsx: questionsWorkbook, docx: questionsReport },
  chat_export: { docx: chatReport, xlsx: chatWorkbook },
  facts_export: { xlsx: factsWorkbook, docx: factsReport },
  comparison: { xlsx: comparisonWorkbook, csv: comparisonCsv },
};

/** What a file is written from: plain data, which goes to a thread. */
export interface RenderTask {
  format: ExportFormat;
  run: ExportRun;
  items: readonly Item[];
}

/** Writes the file; null for a format in which results of the type do not come. */
export async function renderExport({ format, run, items }: RenderTask): Promise<Buffer | null> {
  return renderers[run.requestType][format]?.(run, items) ?? null;
}
