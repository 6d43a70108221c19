import type { CandidateSource } from './candidates.ts';
import type { Passage } from './rank-passages.ts';
import { titleOfStandard } from './reference-standard.ts';

/** How much a passage of a standard counts beside one of the call; see docs/decisions/052-standards-and-plans-beside-a-call.md. */
const shareOfStandard = 0.85;

/**
 * Ranks the passages of standards behind those of the call that are about as good: what a standard says of owners, names and tests is hardly
 * ever what a question about the call means. What only the standard says stays first.
 * @param passages best first
 */
export async function putStandardsBehind(passages: Passage[], source: CandidateSource): Promise<Passage[]> {
  const languages = new Map(passages.map(({ candidate }) => [candidate.documentId, candidate.language]));
  if (languages.size < 2) return passages;
  const pages = await source.firstPages([...languages.keys()]);
  const standards = new Set(
    pages.flatMap(({ documentId, text }) =>
      titleOfStandard(text, languages.get(documentId) ?? 'und') ? documentId : [],
    ),
  );
  if (standards.size === 0) return passages;
  return passages
    .map((passage) => (standards.has(passage.candidate.documentId) ? putBehind(passage) : passage))
    .sort((a, b) => b.score - a.score);
}

const putBehind = ({ score, sentences, ...passage }: Passage): Passage => ({
  ...passage,
  score: shareOfStandard * score,
  sentences: sentences.map((sentence) => ({ ...sentence, score: shareOfStandard * sentence.score })),
});
