import type { PageRange } from '../documents/datasheets/extract-datasheets.ts';
import type { Datasheet, Parameter } from '../documents/datasheets/model.ts';
import type { PlacedKnownFact } from '../facts/known-fact.ts';
import type { FoundFact } from '../facts/model.ts';
import type { DocumentScope } from '../scope/document-scope.ts';
import type { ComputeOrder } from '../threads/compute.ts';
import type { Claim, ClaimCitation, Usage } from './analyst.ts';

/** What every task is given besides its own input. */
export interface TaskCall {
  /** Ends the task with the signal's reason: no further call is made, and one in progress is given up. */
  signal: AbortSignal;
  /** Called once for each call to a model, also where the answer was of no use: it was paid for. */
  spend(usage: Usage & { milliseconds: number }): void;
  /** How much of a task with several calls is done. */
  onProgress?(done: number, total: number): void;
}

/** A task on documents. */
export interface DocumentTask extends TaskCall {
  scope: DocumentScope;
}

/** How a task takes its turns in the threads. */
export function turnOfTask({ scope, signal }: Pick<DocumentTask, 'scope' | 'signal'>): ComputeOrder {
  return { organizationId: scope.organizationId, lane: 'runs', signal };
}

/** A section of a summary, as a template words it. */
export interface SectionWish {
  title: string;
  /** What the section should say, in plain words. */
  prompt: string;
}

/** What a section is searched by. */
export function wordsOf({ title, prompt }: SectionWish): string {
  return `${title}. ${prompt}`;
}

/** Where a sentence of a summary is from: offsets into the page's text, UTF-16 code units, end exclusive. */
export type SaidPlace = Pick<ClaimCitation, 'documentId' | 'page' | 'start' | 'end'>;

export interface SummariseRequest extends DocumentTask {
  section: SectionWish;
  /** What is known about the bid facts with which the section begins, in their order. */
  facts?: readonly PlacedKnownFact[];
  /** What other sections of the same summary cite, so that nothing is repeated. */
  said?: readonly SaidPlace[];
}

export interface KeywordSummaryRequest extends DocumentTask {
  keyword: string;
  /** Sentences that say most about the keyword, the best first, as the rules picked them. */
  sentences: readonly ClaimCitation[];
}

/** Why a question is worth asking. */
export type QuestionReason = 'requirement' | 'ambiguity' | 'contradiction' | 'gap';

export interface GeneratedQuestion {
  text: string;
  /** `ask`: the buyer answers it. `answer`: the bidder answers it in the bid. */
  audience: 'ask' | 'answer';
  reason: QuestionReason;
  /** The places that gave rise to it; two or more where they contradict each other. */
  citations: ClaimCitation[];
}

export interface QuestionsRequest extends DocumentTask {
  /** Questions that exist already: none of the same meaning is given. */
  known: readonly string[];
  /** The most questions that are returned. */
  count: number;
}

export interface ParametersRequest extends DocumentTask {
  /** One of the documents. The pages before the range tell what the range is about. */
  documentId: string;
  /** The pages to take parameters from. */
  range: PageRange;
  /** Names of parameters that were asked for; empty: all that there are. */
  keywords: readonly string[];
}

/** Who found a parameter: rules that read the page, or a model that proposed what the rules did not find. */
export type ParameterOrigin = 'rules' | 'model';

export interface ExtractedParameter extends Parameter {
  origin: ParameterOrigin;
}

export interface ExtractedDatasheet extends Datasheet {
  parameters: ExtractedParameter[];
}

export interface FactsRequest extends DocumentTask {
  /** What the rules found, with the places that they looked at. */
  found: readonly FoundFact[];
}

/** What analysts do besides answering. Every text that they return comes with its places. */
export interface AnalystTasks {
  /** Other words for each keyword, by keyword; an empty map without a model. */
  suggestSynonyms(request: { keywords: readonly string[] } & TaskCall): Promise<Map<string, string[]>>;
  /** What the documents say about a keyword, in a sentence or two. Empty where they only mention it. */
  summariseKeyword(request: KeywordSummaryRequest): Promise<Claim[]>;
  /** One section of a summary. Empty where the documents say nothing about it. */
  summarise(request: SummariseRequest): Promise<Claim[]>;
  extractParameters(request: ParametersRequest): Promise<ExtractedDatasheet[]>;
  generateQuestions(request: QuestionsRequest): Promise<GeneratedQuestion[]>;
  /** What documents state about each fact, in the order of `found`; without a model, what the rules found. */
  decideFacts(request: FactsRequest): Promise<FoundFact[]>;
  /** A section's prompt from a plain wish such as "payment terms and what happens when we are late". */
  writePrompt(request: { wish: string } & TaskCall): Promise<string>;
}
