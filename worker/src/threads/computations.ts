import { findQuestions } from '../analyst/extractive/questions/generate-questions.ts';
import { answerWithQuotes } from '../analyst/extractive/quote-answer.ts';
import { readParameters } from '../analyst/extractive/read-parameters.ts';
import { summariseSentences } from '../analyst/extractive/summarise-sentences.ts';
import { summariseWithQuotes } from '../analyst/extractive/summary/summarise-section.ts';
import { firstWithin } from '../analyst/langchain/budget.ts';
import { checkFacts } from '../analyst/langchain/check-facts.ts';
import { checkParameters } from '../analyst/langchain/check-parameters.ts';
import { chooseQuestions } from '../analyst/langchain/choose-questions.ts';
import { citeClaims } from '../analyst/langchain/cite-claims.ts';
import { citeSection } from '../analyst/langchain/cite-section.ts';
import { findFactPassages } from '../analyst/langchain/find-fact-passages.ts';
import { findLeads } from '../analyst/langchain/find-leads.ts';
import { findPassages } from '../analyst/langchain/find-passages.ts';
import { numberPassages } from '../analyst/langchain/number-passages.ts';
import { citeSentences, fenceSentences } from '../analyst/langchain/summary-sources.ts';
import { presentClaims } from '../analyst/present-claims.ts';
import { presentDatasheets } from '../analyst/present-datasheets.ts';
import { compareParties, readOfferedParameters, readTenderParameters } from '../comparison/compute-comparison.ts';
import { findScopeFacts } from '../facts/find-scope-facts.ts';
import { searchKeywords } from '../keywords/search-keywords.ts';
import { findSimilar } from '../similar/find-similar.ts';
import { profileScope } from '../similar/profile-scope.ts';
import type { Compute } from './compute.ts';

/** All computations over the text of documents. They run in threads, so that the process can still answer meanwhile. */
export const computations = {
  // The analyst without a model.
  answerWithQuotes,
  summariseWithQuotes,
  findQuestions,
  summariseSentences,
  readParameters,
  // What is shown to a model, and what its answers are checked against.
  findPassages,
  citeClaims,
  numberPassages,
  citeSection,
  firstWithin,
  chooseQuestions,
  fenceSentences,
  citeSentences,
  findLeads,
  checkParameters,
  findFactPassages,
  checkFacts,
  // Of either.
  findScopeFacts,
  profileScope,
  findSimilar,
  searchKeywords,
  presentClaims,
  presentDatasheets,
  // Of comparisons of proposals.
  readTenderParameters,
  readOfferedParameters,
  compareParties,
};

export type ComputeAnalysis = Compute<typeof computations>;
