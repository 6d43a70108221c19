import { writeCsv } from '@bidloom/platform';
import { showQuote } from '@bidloom/texts/show-quote';
import { type Sheet, type SheetCell, writeWorkbook } from '../../exports/workbook.ts';
import { claimLines, oneLine } from '../runs/exports/cited-text.ts';
import type { ExportRun } from '../runs/exports/export-run.ts';
import { attentionFill, headerRow, textRow } from '../runs/exports/sheet-rows.ts';
import { itemsOf, type StoredItem } from '../runs/exports/stored-item.ts';
import type { KeywordHit, KeywordItem } from './items.ts';
import { inOrder, matches, matchName, omittedHits } from './keyword-hits.ts';
import { keywordsNote } from './keywords-note.ts';

type Keyword = KeywordItem;

const placeColumns = ['Keyword', 'Found as', 'Document', 'Page', 'Section', 'Sentence', 'Words found'];

/** Overview of the keywords, with the author of places and summaries below it, and all their places. */
export function keywordWorkbook(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const keywords = itemsOf<KeywordItem>(items, 'keyword');
  return writeWorkbook([overview(run, keywords), places(run, keywords)]);
}

/**
 * All places, one on each line. A model is involved only in synonyms, whose lines name it. The file has no other note about authors: lines
 * that are no places would break the table.
 */
export async function keywordCsv(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const keywords = itemsOf<KeywordItem>(items, 'keyword');
  const omitted = sumOmitted(keywords);
  const note = omitted > 0 ? [[`${omitted} further places are not listed.`]] : [];
  return writeCsv([placeColumns, ...keywords.flatMap((keyword) => placeRows(run, keyword)), ...note]);
}

function overview(run: ExportRun, keywords: readonly Keyword[]): Sheet {
  const columns = ['Keyword', 'Places', ...matches.map((match) => matchName(run, match)), 'Documents', 'In short'];
  // Keywords that were found come first.
  const isMissing = ({ headline: { total, counts } }: Keyword) => total === 0 && !counts.part_of_word;
  const missing = keywords.filter(isMissing);
  const rowOf = ({ headline: { keyword, total, counts, documents, digest } }: Keyword) => {
    const cells: SheetCell[] = [
      { value: keyword },
      { value: total },
      ...matches.map((match) => ({ value: counts[match] ?? 0 })),
      { value: documents.map(({ fileName, count }) => `${fileName} (${count})`).join('\n') },
      { value: digest ? claimLines(digest) : null },
    ];
    return total > 0 ? cells : cells.map((cell) => ({ ...cell, fill: attentionFill }));
  };
  const rows = [
    ...keywords.filter((keyword) => !isMissing(keyword)).map(rowOf),
    ...(missing.length > 0 ? [textRow(`Not found (${missing.length})`)] : []),
    ...missing.map(rowOf),
  ];
  const omitted = sumOmitted(keywords);
  const notes = [
    ...(omitted > 0 ? [`${omitted} further places are counted here and not listed.`] : []),
    ...(keywords.length > 0 ? [keywordsNote(run, keywords)] : []),
  ];
  return {
    name: 'Overview',
    columns: [{ width: 28 }, { width: 9 }, ...matches.map(() => ({ width: 12 })), { width: 36 }, { width: 80 }],
    rows: [headerRow(columns), ...rows, ...(notes.length > 0 ? [[], ...notes.map(textRow)] : [])],
    stickyRows: 1,
  };
}

/** Places that are counted but not in the file. */
function sumOmitted(keywords: readonly Keyword[]): number {
  return keywords.reduce((sum, keyword) => sum + omittedHits(keyword), 0);
}

function places(run: ExportRun, keywords: readonly Keyword[]): Sheet {
  return {
    name: 'Places',
    columns: [28, 18, 32, 8, 36, 90, 22].map((width) => ({ width })),
    rows: [
      headerRow(placeColumns),
      ...keywords.flatMap((keyword) => placeRows(run, keyword)).map((row) => row.map((value) => ({ value }))),
    ],
    stickyRows: 1,
    autoFilter: true,
  };
}

function placeRows(run: ExportRun, { headline: { keyword }, content }: Keyword): (string | number)[][] {
  return inOrder(content.hits).map(({ match, fileName, page, section, sentence, found }: KeywordHit) => [
    keyword,
    matchName(run, match),
    fileName,
    page,
    section.join(' › '),
    oneLine(showQuote(sentence)),
    oneLine(showQuote(found)),
  ]);
}
