import { runTypes } from '@bidloom/jobs/run-types';
import { dayOf, type ExportFormat, type ExportRun } from './export-run.ts';

/** Names longer than this are cut in mail programs and on old disks. */
const longestSubject = 100;

/** `Pumps – keywords 2026-03-31.xlsx`: a name that every file system takes. */
export function exportFileName(run: ExportRun, format: ExportFormat, day: Date): string {
  const [document = ''] = run.documentNames;
  const subject = safeName(run.tenderName) || safeName(document.replace(/\.[^.]*$/, '')) || 'Tender';
  // As a document, key facts come with dates and what is to be checked.
  const isOverview = run.requestType === 'facts_export' && format === 'docx';
  return `${subject} – ${isOverview ? 'overview' : runTypes[run.requestType].fileWords} ${dayOf(day)}.${format}`;
}

/** Without what Windows, macOS or a shell reads as something else, and without marks that turn the order of letters around. */
export function safeName(name: string): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[<>:"/\\|?*\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ');
  return [...clean]
    .slice(0, longestSubject)
    .join('')
    .replace(/^[.\s-]+|(?<![.\s])[.\s]+$/g, '');
}
