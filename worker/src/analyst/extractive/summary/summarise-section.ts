import type { AskedDocuments, DocumentRows } from '../../../scope/document-scope.ts';
import { allPassages } from '../../../search/all-passages.ts';
import type { Candidate } from '../../../search/candidates.ts';
import { type SearchResult, searchPassages } from '../../../search/search-passages.ts';
import type { Claim, ClaimCitation } from '../../analyst.ts';
import { type SectionWish, wordsOf } from '../../tasks.ts';
import { isComplete } from '../groups.ts';
import { neededFor, readPassages } from '../statements.ts';
import { wishedTopics } from '../topics/match-topics.ts';
import { chooseStatements } from './choose-statements.ts';
import { completeGroups } from './complete-groups.ts';
import { createScorer, type Scored, searchScores } from './score-statements.ts';

/** One section of a summary of documents. */
export async function summariseWithQuotes(
  { asked, section }: { asked: AskedDocuments; section: SectionWish },
  rows: DocumentRows,
): Promise<Claim[]> {
  const found = await searchPassages(asked, rows, { question: wordsOf(section), history: [] });
  return summariseSection(section, await allPassages(asked, rows), found);
}

/**
 * One section of a summary: the sentences and rows that say most about it, verbatim, in reading order. What it is about is told by
 * the words of its title and prompt; where they name nothing that is known, by search alone. Empty where nothing fits.
 */
function summariseSection(section: SectionWish, passages: readonly Candidate[], found: SearchResult): Claim[] {
  const { statements } = readPassages(passages);
  const wished = wishedTopics(section.title, section.prompt);
  const searched = searchScores(found);
  if (wished.length === 0 && found.band !== 'answer') return [];
  const score = createScorer(wished, searched);
  const scored: Scored[] = [];
  for (const statement of statements) {
    const entry = score(statement);
    if (entry && neededFor(statement) && isComplete(statement, statements)) scored.push(entry);
  }
  const said = completeGroups(chooseStatements(scored, wished), statements);
  return said.flatMap((statement, index) => {
    const { header } = statement;
    // "Motors · Cables" says one thing below "Included · Excluded" and another without.
    const isNamed = header === null || header === said[index - 1]?.header;
    return isNamed ? [toClaim(statement)] : [toClaim(header), toClaim(statement)];
  });
}

/** A statement, or the names of columns, as a claim that cites itself. */
export function toClaim({ text, documentId, page, quote, start, end }: ClaimCitation & { text: string }): Claim {
  return { text, citations: [{ documentId, page, quote, start, end }], supported: true };
}
