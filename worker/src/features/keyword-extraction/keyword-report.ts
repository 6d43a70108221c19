import { showQuoteAround } from '@bidloom/texts/show-quote';
import type { ReportBlock, ReportRun } from '../../exports/report.ts';
import { writeWordDocument } from '../../exports/word-document.ts';
import {
  claimBlocks,
  createSourceNumbers,
  numberSources,
  oneLine,
  type SourceNumbers,
  sourceBlocks,
} from '../runs/exports/cited-text.ts';
import { documentsLine, type ExportRun, subtitleOf } from '../runs/exports/export-run.ts';
import { itemsOf, type StoredItem } from '../runs/exports/stored-item.ts';
import type { KeywordHit, KeywordItem } from './items.ts';
import { matches, matchName, omittedHits } from './keyword-hits.ts';
import { keywordsNote } from './keywords-note.ts';

type Keyword = KeywordItem;

/**
 * Keyword by keyword: counts, what the documents say about it, the places by document with the words marked; keywords that were not found
 * are at the end.
 */
export function keywordReport(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const keywords = itemsOf<KeywordItem>(items, 'keyword');
  const numbers = createSourceNumbers();
  const found = keywords.filter(({ content }) => content.hits.length > 0);
  const missing = keywords.filter(({ headline }) => headline.total === 0 && !headline.counts.part_of_word);
  return writeWordDocument({
    title: 'Keywords',
    subtitle: subtitleOf(run),
    blocks: [
      { kind: 'paragraph', text: documentsLine(run) },
      ...(keywords.length > 0 ? [{ kind: 'note', text: keywordsNote(run, keywords) } as const] : []),
      ...found.flatMap((keyword) => keywordBlocks(run, keyword, numbers)),
      ...missingBlocks(missing),
      ...(keywords.length === 0 ? [{ kind: 'note', text: 'This run has no results.' } as const] : []),
    ],
  });
}

function keywordBlocks(run: ExportRun, keyword: Keyword, numbers: SourceNumbers): ReportBlock[] {
  const { headline, content } = keyword;
  const counts = matches.flatMap((match) => {
    const count = headline.counts[match] ?? 0;
    return count > 0 ? [`${lowerFirst(matchName(run, match))}: ${count}`] : [];
  });
  const whole = content.hits.filter(({ match }) => match !== 'part_of_word');
  const parts = content.hits.filter(({ match }) => match === 'part_of_word');
  const omitted = omittedHits(keyword);
  return [
    { kind: 'heading', level: 1, text: headline.keyword },
    {
      kind: 'paragraph',
      text: `${headline.total} ${headline.total === 1 ? 'place' : 'places'} (${counts.join(', ')})`,
    },
    ...summaryBlocks(run, headline, numbers),
    ...placeBlocks(run, whole, (fileName) => fileName),
    ...placeBlocks(run, parts, (fileName) => `Inside longer words: ${fileName}`),
    ...(omitted > 0 ? [{ kind: 'note', text: omittedNote(omitted, keyword) } as const] : []),
  ];
}

/** Neither the run nor its workbook keeps all places of a word that is everywhere. */
function omittedNote(omitted: number, { content: { hits, inWorkbook = 0 } }: Keyword): string {
  const leftOut = `${omitted} further ${omitted === 1 ? 'place is' : 'places are'} left out here`;
  const listed = inWorkbook - hits.length;
  if (listed <= 0) return `${leftOut}.`;
  const which = listed < omitted ? `${listed} of them` : omitted === 1 ? 'it' : 'them';
  return `${leftOut}; the workbook lists ${which}.`;
}

function summaryBlocks(run: ExportRun, { digest, total }: Keyword['headline'], numbers: SourceNumbers): ReportBlock[] {
  if (!digest) return [];
  if (digest.claims.length === 0) {
    const text = total > 0 ? 'The documents say nothing definite about it.' : 'It is only a part of longer words.';
    return [{ kind: 'paragraph', text: [{ text, italic: true }] }];
  }
  const first = numbers.take(digest.citations.length);
  return [
    ...claimBlocks(digest, run.engine, first),
    ...sourceBlocks(
      numberSources(digest.citations, first),
      digest.claims.map(({ text }) => text),
    ),
  ];
}

function placeBlocks(run: ExportRun, hits: readonly KeywordHit[], title: (fileName: string) => string): ReportBlock[] {
  const byDocument = Map.groupBy(hits, ({ documentId }) => documentId);
  return [...byDocument.values()].flatMap((group): ReportBlock[] => [
    { kind: 'heading', level: 2, text: title(group[0]?.fileName ?? '') },
    { kind: 'list', items: group.map((hit) => placeRuns(run, hit)) },
  ]);
}

/** The page, and the sentence with the words marked. */
function placeRuns(run: ExportRun, { page, match, sentence, start, end }: KeywordHit): ReportRun[] {
  const label = match === 'exact' || match === 'part_of_word' ? '' : ` (${lowerFirst(matchName(run, match))})`;
  // Spaces at the borders of the parts stay; line breaks are removed.
  const [before, words, after] = showQuoteAround(sentence, start, end);
  const spaced = (text: string) => text.replace(/\s+/gu, ' ');
  return [
    { text: `p. ${page}${label}: `, bold: true },
    { text: spaced(before).trimStart() },
    { text: spaced(words), mark: true },
    { text: spaced(after).trimEnd() },
  ];
}

function missingBlocks(missing: readonly Keyword[]): ReportBlock[] {
  if (missing.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: `Not found (${missing.length})` },
    { kind: 'list', items: missing.map(({ headline }) => oneLine(headline.keyword)) },
  ];
}

/** The name of a model keeps its capital. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
