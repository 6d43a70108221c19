import { showQuote } from '@bidloom/texts/show-quote';
import type { ReportBlock, ReportRun } from '../../../exports/report.ts';
import type { Cited, KeptClaim } from './cited.ts';
import type { ExportRun } from './export-run.ts';

/** Numbers the sources of a report in sequence: `take` reserves numbers and returns the first of them. */
export interface SourceNumbers {
  take(count: number): number;
}

export function createSourceNumbers(): SourceNumbers {
  let next = 1;
  return {
    take(count) {
      const first = next;
      next += count;
      return first;
    },
  };
}

const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

/** ⁽¹²⁾: in brackets, so that two of them side by side are not read as one number. */
export function sourceMark(number: number): string {
  return `⁽${[...String(number)].map((figure) => raised[Number(figure)]).join('')}⁾`;
}

/** A sentence with the numbers of its sources; a sentence that nothing backs is marked. */
function claimRuns({ text, citations, supported }: Cited['claims'][number], first: number): ReportRun[] {
  const marks = citations.map((index) => sourceMark(first + index)).join('');
  const doubt: ReportRun[] = supported ? [] : [{ text: ' [no source found in the documents]', italic: true }];
  return [{ text: `${showQuote(text).trim()}${marks}` }, ...doubt];
}

/** Sentences of a model as one text; quotes, which come from different places, one on each line. */
export function claimBlocks(
  { claims }: Pick<Cited, 'claims'>,
  engine: ExportRun['engine'],
  first: number,
): ReportBlock[] {
  if (claims.length === 0) return [];
  const texts = claims.map((claim) => claimRuns(claim, first));
  if (engine !== 'langchain' && texts.length > 1) return [{ kind: 'list', items: texts }];
  return [{ kind: 'paragraph', text: texts.flatMap((runs, index) => (index > 0 ? [{ text: ' ' }, ...runs] : runs)) }];
}

/**
 * The list of sources, each with its number. A quote that the text above (`said`) shows word for word is not repeated: such sources are one
 * line for each document, with their pages.
 */
export function sourceBlocks(sources: readonly NumberedSource[], said: readonly string[]): ReportBlock[] {
  const shown = new Set(said.map((text) => oneLine(showQuote(text))));
  const places = new Map<string, string[]>();
  const quoted: ReportBlock[] = [];
  for (const { number, fileName, page, quote } of sources) {
    const words = oneLine(showQuote(quote));
    if (shown.has(words)) {
      places.set(fileName, [...(places.get(fileName) ?? []), `${sourceMark(number)} p. ${page}`]);
    } else {
      quoted.push({ kind: 'citation', fileName: `${sourceMark(number)} ${fileName}`, page, quote: words });
    }
  }
  const lines = [...places].map(
    ([fileName, pages]): ReportBlock => ({ kind: 'note', text: `${fileName}: ${pages.join(' · ')}` }),
  );
  return [...lines, ...quoted];
}

/** A citation with the number by which the text above refers to it. */
type NumberedSource = Cited['citations'][number] & { number: number };

/** Citations with their numbers, from `first` on. */
export const numberSources = (citations: Cited['citations'], first: number): NumberedSource[] =>
  citations.map((citation, index) => ({ ...citation, number: first + index }));

/** Text by a person, one paragraph for each line. */
export function plainBlocks(text: string): ReportBlock[] {
  return linesOf(text).map((line) => ({ kind: 'paragraph', text: line }));
}

const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Lines by a person, each sentence with the numbers of the sources that it kept. Where the text was a list of quotes before it was
 * edited, it is still a list.
 */
export function lineBlocks(claims: readonly KeptClaim[], engine: ExportRun['engine'], first: number): ReportBlock[] {
  const marked = claims.map(({ text, citations, sameLine }, index) => {
    const marks = citations.map((citation) => sourceMark(first + citation)).join('');
    const words = text.trimEnd();
    return `${index === 0 || sameLine ? '' : '\n'}${words}${marks}${text.slice(words.length)}`;
  });
  const lines = linesOf(marked.join(''));
  if (engine !== 'langchain' && lines.length > 1) return [{ kind: 'list', items: lines.map((text) => [{ text }]) }];
  return lines.map((text) => ({ kind: 'paragraph', text }));
}

/** `file.pdf p. 41: "quote"`, one a line, for a cell. */
export function citationLines(citations: Cited['citations']): string {
  return citations
    .map(({ fileName, page, quote }) => `${fileName} p. ${page}: "${oneLine(showQuote(quote))}"`)
    .join('\n');
}

/** Sentences with their places in words, for a cell. */
export function claimLines({ claims, citations }: Cited): string {
  return claims
    .map((claim) => {
      const places = claim.citations.flatMap((index) => {
        const citation = citations[index];
        return citation ? [`${citation.fileName} p. ${citation.page}`] : [];
      });
      const end = claim.supported ? '' : ' [no source found in the documents]';
      return `${oneLine(showQuote(claim.text))}${places.length > 0 ? ` (${[...new Set(places)].join('; ')})` : ''}${end}`;
    })
    .join('\n');
}

/** White space as one space: a page's line breaks have no meaning elsewhere. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
