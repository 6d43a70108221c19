import { runTypes } from '@bidloom/jobs/run-types';
import { dayOf, type ExportFormat, type ExportRun } from './export-run.ts';

/** Longer names are cut in mail programs and on old disks. */
const longestSubject = 100;

/** `Pumps – keywords 2026-03-31.xlsx`: a name that every file system accepts. */
export function exportFileName(run: ExportRun, format: ExportFormat, day: Date): string {
  const [document = ''] = run.documentNames;
  const subject = safeName(run.tenderName) || safeName(document.replace(/\.[^.]*$/, '')) || 'Tender';
  // As a document, key facts include dates and a list of what to check.
  const isOverview = run.requestType === 'facts_export' && format === 'docx';
  return `${subject} – ${isOverview ? 'overview' : runTypes[run.requestType].fileWords} ${dayOf(day)}.${format}`;
}

/** Without characters that have a special meaning to Windows, macOS or a shell, and without marks that reverse the order of letters. */
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
