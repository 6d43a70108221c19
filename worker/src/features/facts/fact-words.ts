import { showQuote } from '@bidloom/texts/show-quote';
import { oneLine } from '../runs/exports/cited-text.ts';
import { dayOf, timeOf } from '../runs/exports/export-run.ts';
import { factCell } from './fact-cell.ts';

const figure = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });
const distanceForm = /^P(\d{1,4})([DWM])( \(working days\))? before (\w+)$/;
const unitForm = /"([^"]+)"/;

/** The value of a fact as people read it: dates, sums, shares and durations in words, all else in the words of the document. */
export function factWords(fact: string, value: string, text: string | null): string {
  const distance = distanceForm.exec(value);
  if (distance) return distanceWords(distance);
  const cell = factCell(fact, value);
  if (cell?.value instanceof Date) return (value.includes('T') ? timeOf : dayOf)(cell.value);
  if (typeof cell?.value === 'number') return numberWords(cell.value, cell.numberFormat ?? '');
  return typeof cell?.value === 'string' ? cell.value : oneLine(showQuote(text ?? value));
}

const units: Record<string, string> = { D: 'day', W: 'week', M: 'month' };

/** "3 working days before the submission deadline". */
function distanceWords([, count = '', unit = '', working, of = '']: RegExpExecArray): string {
  const noun = `${working ? 'working ' : ''}${units[unit]}${count === '1' ? '' : 's'}`;
  return `${count} ${noun} before the ${of.replaceAll('_', ' ')}`;
}

/** A number as its format shows it: `"EUR" #,##0`, `0 "days"` or `0%`. */
function numberWords(value: number, format: string): string {
  if (format.endsWith('%')) return `${figure.format(value * 100)}%`;
  const unit = unitForm.exec(format)?.[1] ?? '';
  return format.startsWith('"') ? `${unit} ${figure.format(value)}` : `${figure.format(value)} ${unit}`;
}
