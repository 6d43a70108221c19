import type { RunType } from '@bidloom/jobs/run-types';
import type { Engine } from '../../../analyst/analyst.ts';

/** Formats in which results come; which of them a type of run has is the contract's matter. */
export type ExportFormat = 'xlsx' | 'csv' | 'zip' | 'docx' | 'pdf';

/** As the storage and the api name them. */
export const mediaTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** What a file tells of its run besides the items. */
export interface ExportRun {
  requestType: RunType;
  tenderName: string;
  /** Names as they were when the run began. */
  documentNames: string[];
  engine: Engine | null;
  /** The language model that wrote, or several with commas between; null without one. */
  model: string | null;
  /** Counts and notes on the whole, as its runner left them; null where it did not come to its end. */
  result: Record<string, unknown> | null;
  finishedAt: Date;
  /** ISO 639-1 by the id of a document, of those still there whose language is known. */
  languages: ReadonlyMap<string, string>;
}

/** Line under the title of a report: tender and day. */
export function subtitleOf({ tenderName, finishedAt }: ExportRun): string {
  return `${tenderName} · ${dayOf(finishedAt)}`;
}

/** The documents that were asked, for the beginning of a report. */
export function documentsLine({ documentNames }: ExportRun): string {
  return `Documents: ${documentNames.length > 0 ? documentNames.join(', ') : 'none'}`;
}

const dayForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const timeForm = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** `24 Dec 2026, 14:00`, in UTC. */
export function timeOf(date: Date): string {
  return timeForm.format(date);
}

/** `24 Dec 2026`, in UTC. */
export function dayOf(date: Date): string {
  return dayForm.format(date);
}
