import type { Block } from '../documents/model.ts';

/** What a bid manager must know of a tender. */
export const factNames = [
  'submission_deadline',
  'submission_method',
  'clarification_deadline',
  'pre_bid_meeting',
  'bid_opening',
  'bid_validity',
  'bid_security',
  'performance_security',
  'tender_fee',
  'estimated_value',
  'contract_period',
  'delay_damages',
  'payment_terms',
  'advance_payment',
  'warranty',
  'minimum_turnover',
  'similar_experience',
  'joint_venture',
  'subcontracting',
  'bid_language',
  'currency',
  'evaluation_method',
  'governing_law',
  'contact',
  'insurance',
  'delivery_place',
] as const;

export type FactName = (typeof factNames)[number];

/** A document as facts are read from it. */
export interface FactDocument {
  documentId: string;
  fileName: string;
  /** ISO 639-1, `und` where unknown. */
  language: string;
  pages: FactPage[];
}

export interface FactPage {
  /** 1-based. */
  number: number;
  text: string;
  /** Offsets into `text`. */
  blocks: Block[];
  isContents: boolean;
}

/** Where a document states a fact: offsets into the page's text, UTF-16 code units, end exclusive. */
export interface FactPlace {
  documentId: string;
  page: number;
  start: number;
  end: number;
  quote: string;
}

/** A value of a fact with its place. */
export interface FactValue {
  /** Normal form, by the kind of the fact: `2024-08-12T15:00`, `P90D`, `INR 200000`, `2%`, `yes`, or words. */
  value: string;
  /** The same as people read it, in the words of the document. */
  text: string;
  place: FactPlace;
}

/** What documents say of one fact. */
export interface FoundFact {
  fact: FactName;
  /** The value after addenda, data sheets and conditions are taken together; null: the documents do not state it. */
  stated: FactValue | null;
  /** How likely `stated` is right (or, where it is null, that the documents do not state it): 0 to 1, calibrated. */
  probability: number;
  /** Other values that the documents give for the same, most likely first. */
  conflicts: FactValue[];
  /** Other dates, so far from `stated` that they may be about something else, or a day beside a number of days: neither contradicts the other. */
  apart: FactValue[];
  /** The places that were looked at, most likely first, whether they state the fact or not: what a language model reads to decide. */
  candidates: FactPlace[];
  /**
   * For a fact that is stated in words, other places that most likely say more about it; for a time of day, the one that names its zone; where
   * it is not clear that nothing is stated, places that may state it.
   */
  further: FactPlace[];
  /** For a date, the places that still name the one that a corrigendum replaces. */
  replaced: FactValue[];
}
