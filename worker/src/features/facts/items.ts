import type { issueSeverities, issueTitle } from '@bidloom/texts/issue-words';
import type { StoredItem } from '../runs/exports/stored-item.ts';

/** A value that the documents state, with its place. */
export interface ExportedValue {
  text: string;
  fileName: string | null;
  page: number | null;
  /** Stated with a time of day; not of older downloads. */
  zone?: string | null;
}

export interface ExportedFact {
  fact: string;
  status: string;
  certainty: string | null;
  value: string | null;
  text: string | null;
  fileName: string | null;
  page: number | null;
  quote: string | null;
  conflicts: ExportedValue[];
  /** Dates that it replaces; not of older downloads. */
  replaced?: ExportedValue[];
  /** Other dates that are far from it; not of older downloads. */
  apart?: ExportedValue[];
  /** What the documents have come to state since a person decided; not of older downloads. */
  statedSince?: ExportedValue[];
  /** Where it may be stated, if it is not clear that nothing is; not of older downloads. */
  maybeAt?: ExportedValue[];
  documentsSayOtherwise: boolean;
  /** Stated with a time of day; not of older downloads. */
  zone?: string | null;
  placeIsGone: boolean;
  /** What the documents state, whatever a person decided. */
  found: string | null;
  decidedBy: string | null;
}

/** Written by the api, when a person wants the key facts as a file. */
export type FactItem = StoredItem<'fact', ExportedFact, null, null>;

/** What is missing, contradicts itself or waits for a person. */
export interface ExportedIssue {
  kind: Parameters<typeof issueTitle>[0]['kind'];
  severity: keyof typeof issueSeverities;
  facts: string[];
  /** How many documents it is about, and the first of them. */
  documents: { count: number; some: { fileName: string }[] } | null;
  runs: number;
}

/** The result of the download's run: what the overview showed then. Older downloads have only `dueAt`, and those of rooms nothing. */
export interface ExportedOverview {
  /** Nobody works on the tender any more. */
  settled?: boolean;
  dueAt?: string | null;
  /** Facts that are a date, and `due`, in the order of the overview. */
  dates?: string[];
  /** In the order of the overview. */
  issues?: ExportedIssue[];
}
