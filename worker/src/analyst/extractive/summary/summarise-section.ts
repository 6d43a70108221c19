import type { AskedDocuments, DocumentRows } from '../../../scope/document-scope.ts';
import { allPassages } from '../../../search/all-passages.ts';
import type { Candidate } from '../../../search/candidates.ts';
import { type SearchResult, searchPassages } from '../../../search/search-passages.ts';
import type { Claim, ClaimCitation } from '../../analyst.ts';
import { type SummariseRequest, wordsOf } from '../../tasks.ts';
import { isComplete } from '../groups.ts';
import { neededFor, readPassages, type Statement } from '../statements.ts';
import { wishedTopics } from '../topics/match-topics.ts';
import { chooseStatements, countWords, roomInSentences, roomInWords } from './choose-statements.ts';
import { completeGroups } from './complete-groups.ts';
import { createScorer, type Scored, searchScores } from './score-statements.ts';
import { isWithin, stateFacts } from './state-facts.ts';

/** One section of a summary of documents. */
export async function summariseWithQuotes(
  { asked, ...request }: { asked: AskedDocuments } & SectionRequest,
  rows: DocumentRows,
): Promise<Claim[]> {
  const found = await searchPassages(asked, rows, { question: wordsOf(request.section), history: [] });
  return summariseSection(request, await allPassages(asked, rows), found);
}

/** What is left for other statements where bid facts fill a section. */
const leastSentences = 2;
const leastWords = 40;

type SectionRequest = Pick<SummariseRequest, 'section' | 'facts' | 'said'>;

/**
 * One section of a summary, verbatim: what states its bid facts, then the sentences and rows that say most about it, in reading order;
 * nothing that an earlier section says. What it is about is told by
 * the words of its title and prompt; where they name nothing that is known, by search alone. Empty where nothing fits.
 */
function summariseSection(
  { section, facts = [], said: before = [] }: SectionRequest,
  passages: readonly Candidate[],
  found: SearchResult,
): Claim[] {
  const { statements } = readPassages(passages);
  const wished = wishedTopics(section.title, section.prompt);
  const searched = searchScores(found);
  if (wished.length === 0 && found.band !== 'answer') return [];
  const score = createScorer(wished, searched);
  const scored: Scored[] = [];
  const isSaid = (statement: Statement) => before.some((place) => isWithin(place, statement));
  const stating = stateFacts(wished, facts, statements).filter((statement) => !isSaid(statement));
  for (const statement of statements) {
    if (stating.includes(statement) || isSaid(statement)) continue;
    const entry = score(statement);
    if (entry && neededFor(statement) && isComplete(statement, statements)) scored.push(entry);
  }
  const words = Math.max(leastWords, roomInWords - countWords(stating));
  const sentences = Math.max(leastSentences, roomInSentences - stating.length);
  const chosen = completeGroups(chooseStatements(scored, wished, { sentences, words }), statements, 2 * words);
  const said = [...stating, ...chosen.filter((statement) => !stating.includes(statement) && !isSaid(statement))];
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
