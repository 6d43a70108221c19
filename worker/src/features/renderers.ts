import type { RunType } from '@bidloom/jobs/run-types';
import { writePdfDocument } from '../exports/pdf-document.ts';
import { writeWordDocument } from '../exports/word-document.ts';
import { chatReport, chatWorkbook } from './chat-export/chat-files.ts';
import { comparisonCsv, comparisonWorkbook } from './comparisons/comparison-files.ts';
import { datasheetCsv, datasheetZip } from './datasheet-extraction/exports/datasheet-csv.ts';
import { datasheetWorkbook } from './datasheet-extraction/exports/datasheet-workbook.ts';
import { factsReport } from './facts/facts-report.ts';
import { factsWorkbook } from './facts/facts-workbook.ts';
import { keywordReport } from './keyword-extraction/keyword-report.ts';
import { keywordCsv, keywordWorkbook } from './keyword-extraction/keyword-workbook.ts';
import { batchQueryReport, batchQueryWorkbook } from './predefined-answers/answers-files.ts';
import { questionsReport, questionsWorkbook } from './question-generation/question-files.ts';
import type { ExportFormat, ExportRun } from './runs/exports/export-run.ts';
import type { RenderTask } from './runs/exports/render-thread.ts';
import type { StoredItem } from './runs/exports/stored-item.ts';
import { summaryReport } from './summaries/summary-report.ts';

/** Writes the file of a run from its items; it depends on nothing else. */
type Renderer = (run: ExportRun, items: readonly StoredItem[]) => Promise<Buffer>;

/** What writes the files of each type of run. */
const renderers: Record<RunType, Partial<Record<ExportFormat, Renderer>>> = {
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

/** Writes the file; null for a format in which results of the type do not come. */
export async function renderExport({ format, run, items }: RenderTask): Promise<Buffer | null> {
  return renderers[run.requestType][format]?.(run, items) ?? null;
}
