import { createPace } from '../../../lib/pace.ts';
import type { GeneratedQuestion, QuestionsRequest } from '../../tasks.ts';
import { readPassages } from '../statements.ts';
import { createDistinctQuestions } from './distinct-questions.ts';
import type { Draft } from './draft.ts';
import { ambiguityOf } from './find-ambiguities.ts';
import { findContradictions } from './find-contradictions.ts';
import { findGaps } from './find-gaps.ts';
import { findMissingReferences } from './find-missing-references.ts';
import { requirementOf } from './find-requirements.ts';

/** Of the places that are left after contradictions, at most this share goes to unclear wordings before requirements get theirs. */
const unclearShare = 0.4;
/** What a further question from the same section counts. */
const again = 0.6;

/**
 * Questions to ask or to answer, the most valuable first: contradictions, unclear or missing wordings, then requirements by weight, spread over
 * the sections. Each quotes the document as it stands and cites the place; none has the meaning of a known one.
 */
export async function generateQuestions(request: QuestionsRequest): Promise<GeneratedQuestion[]> {
  const { passages, fileNames, known, count, signal } = request;
  const pace = createPace(signal);
  await pace();
  const reading = await readPassages(passages, pace);
  const contradictions = await findContradictions(reading.statements, fileNames, pace);
  const unclear: Draft[] = [...findMissingReferences(reading, fileNames), ...findGaps(reading)];
  const requirements: Draft[] = [];
  for (const [index, statement] of reading.statements.entries()) {
    if (index % 50 === 0) await pace();
    const doubt = ambiguityOf(statement, fileNames);
    if (doubt) unclear.push(doubt);
    const requirement = requirementOf(statement, fileNames);
    if (requirement) requirements.push(requirement);
  }
  const distinct = createDistinctQuestions(known, passages[0]?.language ?? 'und');
  const questions: GeneratedQuestion[] = [];
  const take = async (drafts: Iterable<Draft>, most: number) => {
    for (const { weight: _weight, section: _section, ...question } of drafts) {
      await pace();
      if (questions.length >= most) return;
      if (distinct.add(question.text)) questions.push(question);
    }
  };
  await take(contradictions, count);
  const rest = count - questions.length;
  const [unclearInTurn, requiredInTurn] = [spread(unclear), spread(requirements)];
  await take(unclearInTurn, questions.length + Math.ceil(rest * unclearShare));
  await take(requiredInTurn, count);
  await take(unclearInTurn, count);
  return questions;
}

/** The weightiest first, each further one of a section counting less. */
function spread(drafts: readonly Draft[]): Draft[] {
  const bySection = new Map<string, number>();
  return [...drafts]
    .sort((a, b) => b.weight - a.weight)
    .map((draft) => {
      const before = bySection.get(draft.section) ?? 0;
      bySection.set(draft.section, before + 1);
      return { draft, worth: draft.weight * again ** before };
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ draft }) => draft);
}
