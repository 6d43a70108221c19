import { factTitles } from '@bidloom/texts/fact-titles';
import { showQuote } from '@bidloom/texts/show-quote';
import { type SheetCell, writeWorkbook } from '../../exports/workbook.ts';
import { authorOf } from '../runs/exports/authors.ts';
import { oneLine } from '../runs/exports/cited-text.ts';
import type { ExportRun } from '../runs/exports/export-run.ts';
import { attentionFill, correctedFill, headerRow } from '../runs/exports/sheet-rows.ts';
import { itemsOf, type StoredItem } from '../runs/exports/stored-item.ts';
import { alsoStated } from './also-stated.ts';
import { factCell } from './fact-cell.ts';
import type { ExportedValue, FactItem } from './items.ts';
import { isUnclear, maybeStated, notClearlyStated } from './maybe-stated.ts';
import { otherwiseNote } from './otherwise-note.ts';
import { valueWords } from './value-words.ts';

type Fact = FactItem['headline'];

const statuses: Readonly<Record<string, string>> = {
  pending: 'Not read yet',
  found: 'Found in the documents',
  not_stated: 'Not stated in the documents',
  confirmed: 'Confirmed',
  corrected: 'Corrected by hand',
  marked_not_stated: 'Marked as not stated',
};

const certainties: Readonly<Record<string, string>> = { certain: 'Certain', likely: 'Likely', check: 'Check this' };

const header = [
  'Fact',
  'Value',
  'As stated',
  'Status',
  'How sure',
  'Document',
  'Page',
  'Quote',
  'Also stated',
  'Replaces',
  'Note',
];

/** A row for each fact; what a person decided and what needs a look are marked. */
export function factsWorkbook(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  return writeWorkbook([
    {
      name: 'Key facts',
      columns: [26, 34, 50, 26, 14, 30, 8, 70, 50, 50, 40].map((width) => ({ width })),
      rows: [headerRow(header), ...itemsOf<FactItem>(items, 'fact').map(({ headline }) => factRow(run, headline))],
      stickyRows: 1,
      autoFilter: true,
    },
  ]);
}

function factRow(run: ExportRun, fact: Fact): SheetCell[] {
  const { status, certainty, fileName, page, quote } = fact;
  const cells: SheetCell[] = [
    { value: (factTitles as Readonly<Record<string, string>>)[fact.fact] ?? fact.fact, bold: true },
    ...valueCells(fact),
    { value: isUnclear(fact) ? notClearlyStated : (statuses[status] ?? status) },
    { value: certainty === null ? null : (certainties[certainty] ?? certainty) },
    { value: fileName },
    { value: page },
    { value: quote === null ? maybeStated(fact) : oneLine(showQuote(quote)) },
    { value: [...alsoStated(fact), ...(fact.apart ?? [])].map(conflictLine).join('\n') || null },
    { value: fact.replaced?.map(conflictLine).join('\n') || null },
    { value: noteOf(run, fact) },
  ];
  const fill = wantsLook(fact) ? attentionFill : fact.decidedBy === null ? null : correctedFill;
  return fill ? cells.map((cell) => ({ ...cell, fill })) : cells;
}

/** The value, and the words of the document where the value is not these themselves. */
function valueCells({ fact, value, text, zone }: Fact): SheetCell[] {
  const stated = text === null ? null : oneLine(showQuote(text));
  const typed = value === null ? null : factCell(fact, value, zone);
  return typed ? [typed, { value: stated }] : [{ value: stated ?? value }, { value: null }];
}

const wantsLook = ({ documentsSayOtherwise, placeIsGone, certainty, conflicts }: Fact) =>
  documentsSayOtherwise || placeIsGone || certainty === 'check' || (certainty !== null && conflicts.length > 0);

function conflictLine(value: ExportedValue): string {
  return `${valueWords(value)} (${value.fileName ?? 'unknown document'} p. ${value.page ?? '?'})`;
}

function noteOf(run: ExportRun, fact: Fact): string | null {
  const { status, decidedBy, documentsSayOtherwise, placeIsGone } = fact;
  if (status === 'pending') return null;
  if (decidedBy === null) return authorOf(run);
  const change = documentsSayOtherwise
    ? otherwiseNote(fact)
    : placeIsGone
      ? 'Its place is no longer in the documents'
      : null;
  return change ? `${decidedBy}. ${change}` : decidedBy;
}
