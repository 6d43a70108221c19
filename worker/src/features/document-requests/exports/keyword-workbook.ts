import { type CsvValue, writeCsv } from '../../../exports/csv.ts';
import { type Sheet, type SheetCell, writeWorkbook } from '../../../exports/workbook.ts';
import { claimLines, oneLine } from './cited-text.ts';
import type { ExportRun } from './export-run.ts';
import { type Item, type ItemOf, itemsOf, type KeywordHit } from './items.ts';
import { inOrder, matches, matchWords, omittedHits } from './keyword-hits.ts';
import { attentionFill, headerRow, textRow } from './sheet-rows.ts';

type Keyword = ItemOf<'keyword'>;

const placeColumns = ['Keyword', 'Found as', 'Document', 'Page', 'Section', 'Sentence', 'Words found'];

/** Overview of the keywords, and all their places. */
export function keywordWorkbook(_run: ExportRun, items: readonly Item[]): Promise<Buffer> {
  const keywords = itemsOf(items, 'keyword');
  return writeWorkbook([overview(keywords), places(keywords)]);
}

/** All places, one a line. */
export async function keywordCsv(_run: ExportRun, items: readonly Item[]): Promise<Buffer> {
  const keywords = itemsOf(items, 'keyword');
  const omitted = sumOmitted(keywords);
  const note = omitted > 0 ? [[`${omitted} further places are not listed.`]] : [];
  return writeCsv([placeColumns, ...keywords.flatMap(placeRows), ...note]);
}

function overview(keywords: readonly Keyword[]): Sheet {
  const columns = ['Keyword', 'Places', ...matches.map((match) => matchWords[match]), 'Documents', 'In short'];
  const rows = keywords.map(({ headline: { keyword, total, counts, documents, digest } }) => {
    const cells: SheetCell[] = [
      { value: keyword },
      { value: total },
      ...matches.map((match) => ({ value: counts[match] ?? 0 })),
      { value: documents.map(({ fileName, count }) => `${fileName} (${count})`).join('\n') },
      { value: digest ? claimLines(digest) : null },
    ];
    return total > 0 ? cells : cells.map((cell) => ({ ...cell, fill: attentionFill }));
  });
  const omitted = sumOmitted(keywords);
  const note = omitted > 0 ? [[], textRow(`${omitted} further places are counted here and not listed.`)] : [];
  return {
    name: 'Overview',
    columns: [{ width: 28 }, { width: 9 }, ...matches.map(() => ({ width: 12 })), { width: 36 }, { width: 80 }],
    rows: [headerRow(columns), ...rows, ...note],
    stickyRows: 1,
  };
}

/** Places that are counted and not in the file. */
function sumOmitted(keywords: readonly Keyword[]): number {
  return keywords.reduce((sum, keyword) => sum + omittedHits(keyword), 0);
}

function places(keywords: readonly Keyword[]): Sheet {
  return {
    name: 'Places',
    columns: [28, 14, 32, 8, 36, 90, 22].map((width) => ({ width })),
    rows: [headerRow(placeColumns), ...keywords.flatMap(placeRows).map((row) => row.map((value) => ({ value })))],
    stickyRows: 1,
    autoFilter: true,
  };
}

function placeRows({ headline: { keyword }, content }: Keyword): CsvValue[][] {
  return inOrder(content.hits).map(({ match, fileName, page, section, sentence, found }: KeywordHit) => [
    keyword,
    matchWords[match],
    fileName,
    page,
    section.join(' › '),
    oneLine(sentence),
    oneLine(found),
  ]);
}
