import { runTypes } from '@bidloom/jobs/run-types';
import { downloadName, safeName } from '@bidloom/texts/download-name';
import type { ExportFormat, ExportRun } from './export-run.ts';

/** The name of a run's file: its tender, what the run found, and the day on which it was asked for. */
export function exportFileName(run: ExportRun, format: ExportFormat, day: Date): string {
  const [document = ''] = run.documentNames;
  const subject = safeName(run.tenderName) || safeName(document.replace(/\.[^.]*$/, '')) || 'Tender';
  // As a document, key facts include dates and a list of what to check.
  const isOverview = run.requestType === 'facts_export' && format === 'docx';
  const what = isOverview ? 'overview' : runTypes[run.requestType].fileWords;
  return downloadName({ subject, what, when: day, ending: format });
}
