import { createPace } from '../../../lib/pace.ts';
import type { Claim } from '../../analyst.ts';
import type { SummariseRequest } from '../../tasks.ts';
import { isComplete } from '../groups.ts';
import { neededFor, readPassages, type Statement } from '../statements.ts';
import { wishedTopics } from '../topics/match-topics.ts';
import { chooseStatements } from './choose-statements.ts';
import { completeGroups } from './complete-groups.ts';
import { createScorer, type Scored, searchScores } from './score-statements.ts';

/**
 * One section of a summary: the sentences and rows that say most about it, verbatim, in reading order. What it is about is told by
 * the words of its title and prompt; where they name nothing that is known, by search alone. Empty where nothing fits.
 */
export async function summariseSection({ section, passages, found, signal }: SummariseRequest): Promise<Claim[]> {
  const pace = createPace(signal);
  await pace();
  const { statements } = await readPassages(passages, pace);
  const wished = wishedTopics(section.title, section.prompt);
  const searched = searchScores(found);
  if (wished.length === 0 && !found.isAnswered) return [];
  const score = createScorer(wished, searched);
  const scored: Scored[] = [];
  for (const [index, statement] of statements.entries()) {
    if (index % 25 === 0) await pace();
    const entry = score(statement);
    if (entry && neededFor(statement) && isComplete(statement, statements)) scored.push(entry);
  }
  return completeGroups(chooseStatements(scored, wished), statements).map(toClaim);
}

/** A statement as a claim that cites itself. */
export function toClaim({ text, documentId, page, quote, start, end }: Statement): Claim {
  return { text, citations: [{ documentId, page, quote, start, end }], supported: true };
}
