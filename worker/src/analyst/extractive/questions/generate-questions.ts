import { documentTitles } from '@bidloom/texts/document-titles';
import { findScopeFacts } from '../../../facts/find-scope-facts.ts';
import { isWithin } from '../../../facts/is-within.ts';
import { isDecided, type PlacedKnownFact, withKnown } from '../../../facts/known-fact.ts';
import type { FactPlace } from '../../../facts/model.ts';
import { type AskedDocuments, type DocumentRows, namesOf } from '../../../scope/document-scope.ts';
import { allPassages } from '../../../search/all-passages.ts';
import type { Candidate } from '../../../search/candidates.ts';
import type { ClaimCitation } from '../../analyst.ts';
import type { GeneratedQuestion } from '../../tasks.ts';
import { readPassages } from '../statements.ts';
import { namesFact } from '../topics/match-topics.ts';
import { createDistinctQuestions } from './distinct-questions.ts';
import type { Draft } from './draft.ts';
import { ambiguityOf } from './find-ambiguities.ts';
import { findContradictions } from './find-contradictions.ts';
import { findFactContradictions } from './find-fact-contradictions.ts';
import { findGaps } from './find-gaps.ts';
import { findIncompleteFacts } from './find-incomplete-facts.ts';
import { findMissingReferences } from './find-missing-references.ts';
import { requirementOf } from './find-requirements.ts';

/** Of the places that are left after contradictions, unclear wordings take at most this share before requirements get theirs. */
const unclearShare = 0.4;
/** At most this share goes to requirements whose topic is not known: everybody reads those anyway. */
const otherShare = 0.25;
/** The factor by which a further question from the same section counts less. */
const again = 0.6;

/** What is asked for. */
interface QuestionsWish {
  /** Questions that exist already. */
  known: readonly string[];
  /** The most questions that are returned. */
  count: number;
}

/** Questions that documents give rise to. */
export async function findQuestions(
  { asked, ...wish }: QuestionsWish & { asked: AskedDocuments },
  rows: DocumentRows,
): Promise<GeneratedQuestion[]> {
  const facts = withKnown(await findScopeFacts(asked, rows), asked.facts ?? []);
  return generateQuestions(await allPassages(asked, rows), namesOf(asked.documents), wish, facts);
}

/**
 * Questions to ask or to answer, the most valuable first: contradictions, unclear or missing wordings, then requirements by weight, spread
 * over the sections. Each quotes the document word for word and cites the place; none has the meaning of a known one.
 */
export function generateQuestions(
  passages: readonly Candidate[],
  fileNames: ReadonlyMap<string, string>,
  { known, count }: QuestionsWish,
  facts: readonly PlacedKnownFact[] = [],
): GeneratedQuestion[] {
  const reading = readPassages(passages);
  const titles = documentTitles(fileNames);
  const decided = facts.filter(isDecided);
  const contradictions = [
    ...findFactContradictions(facts, reading.statements, titles),
    ...findContradictions(reading.statements, titles).filter(
      (draft) => !isSettled(draft, decided) && !isReplaced(draft, facts),
    ),
  ];
  const unclear: Draft[] = [
    ...findIncompleteFacts(facts, reading.statements, titles),
    ...findMissingReferences(reading, fileNames, titles),
    ...findGaps(reading, facts),
  ];
  const [requirements, others]: Draft[][] = [[], []];
  for (const statement of reading.statements) {
    const doubt = ambiguityOf(statement, titles);
    if (doubt) unclear.push(doubt);
    const requirement = requirementOf(statement, titles);
    if (requirement) {
      const { isOfTopic, ...draft } = requirement;
      (isOfTopic ? requirements : others)?.push(draft);
    }
  }
  const distinct = createDistinctQuestions(known, passages[0]?.language ?? 'und');
  const questions: GeneratedQuestion[] = [];
  const take = (drafts: Iterable<Draft>, most: number) => {
    for (const { weight: _weight, section: _section, ...question } of drafts) {
      if (questions.length >= most) return;
      if (distinct.add(question.text)) questions.push(question);
    }
  };
  take(contradictions, count);
  const rest = count - questions.length;
  const [unclearInTurn, requiredInTurn] = [spread(unclear), spread(requirements ?? [])];
  take(unclearInTurn, questions.length + Math.ceil(rest * unclearShare));
  take(requiredInTurn, count);
  take(spread(others ?? []), Math.min(count, questions.length + Math.ceil(count * otherShare)));
  take(unclearInTurn, count);
  return questions;
}

/** Whether places differ about a fact on which a person decided. */
function isSettled({ citations }: Draft, decided: readonly PlacedKnownFact[]): boolean {
  return decided.some(({ fact, candidates }) => {
    const isOfFact = (cited: ClaimCitation) => candidates.some((place) => isWithin(place, cited));
    return citations.some(isOfFact) && citations.every((cited) => isOfFact(cited) || namesFact(fact, cited.quote));
  });
}

/** Whether the draft sets a date against the one that replaces it: an addendum answers the question. */
function isReplaced({ citations }: Draft, facts: readonly PlacedKnownFact[]): boolean {
  const isCited = (place: FactPlace | null | undefined) => place && citations.some((cited) => isWithin(place, cited));
  return facts.some(
    ({ stated, replaced = [] }) => isCited(stated?.place) && replaced.some(({ place }) => isCited(place)),
  );
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
