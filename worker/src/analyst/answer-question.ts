import { InfrastructureError } from '@bidloom/platform';
import { certaintyOf } from '@bidloom/texts/certainty';
import { type Band, backedConfidence } from '../gate/band.ts';
import type { DocumentScope } from '../scope/document-scope.ts';
import { type Analyst, type Claim, type Usage, vectorOf } from './analyst.ts';
import { type CitingTools, citeClaims } from './cite-claims.ts';
import { isFailureOfOne } from './model-failures.ts';
import type { ShownCitation, ShownClaim } from './present-claims.ts';

/** A question that is asked of documents. */
export interface PredefinedQuestion {
  id: string;
  text: string;
  categoryId: string;
  categoryName: string;
}

/** An answer as items keep it. */
export interface StoredAnswer {
  categoryName: string;
  question: string;
  answer: string;
  answered: boolean;
  /** Runs of earlier versions lack it. */
  band?: Band;
  confidence: number;
  failure: string | null;
  claims: ShownClaim[];
  /** What `claims[].citations` are indexes into. */
  citations: ShownCitation[];
}

interface AnsweringTools extends CitingTools {
  analyst: Analyst;
  signal: AbortSignal;
  /** Records the cost of a call to a model. */
  spend(usage: Usage & { milliseconds: number }): void;
}

/** Asks the documents of a scope; a failure that concerns only this question is returned as its result. */
export async function answerQuestion(
  tools: AnsweringTools,
  scope: DocumentScope,
  { id, text, categoryId, categoryName }: PredefinedQuestion,
) {
  const asked = { questionId: id, categoryId, categoryName, question: text };
  try {
    const { claims, answer, band, confidence } = await ask(tools, scope, text);
    const shown = await citeClaims(tools, claims);
    const backed = backedConfidence(confidence, shown.claims);
    return {
      ...asked,
      answer,
      answered: band === 'answer',
      band,
      confidence: backed,
      certainty: band === 'answer' ? certaintyOf(backed) : null,
      failure: null,
      ...shown,
    };
  } catch (error) {
    if (!isFailureOfOne(error)) throw error;
    const nothing = { answer: '', answered: false, band: 'none' as const, confidence: 0, claims: [], citations: [] };
    return { ...asked, ...nothing, failure: error.message };
  }
}

async function ask({ analyst, signal, spend }: AnsweringTools, scope: DocumentScope, question: string) {
  const started = performance.now();
  const embedded = await analyst.embed([question], signal, 'question').catch((error: unknown) => {
    // A run does not wait for an unavailable model: it is tried again, then ends, and continues when a person says so.
    throw error instanceof InfrastructureError ? error.cause : error;
  });
  if (embedded) spend({ ...embedded.usage, milliseconds: performance.now() - started });
  const speaking = performance.now();
  let answer = '';
  let claims: Claim[] = [];
  let band: Band = 'none';
  let confidence = 0;
  const request = { scope, question, history: [], embedding: vectorOf(embedded), isUnattended: true, signal };
  for await (const event of analyst.answer(request)) {
    if (event.type === 'text') {
      answer += event.text;
      continue;
    }
    ({ claims, band, confidence } = event);
    if (event.usage.model !== null) spend({ ...event.usage, milliseconds: performance.now() - speaking });
  }
  return { answer, claims, band, confidence };
}
