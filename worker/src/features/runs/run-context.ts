import type { TenantTransaction } from '@bidloom/db';
import type { ItemKind, RunParameters, RunType } from '@bidloom/jobs/run-types';
import type { Analyst, Usage } from '../../analyst/analyst.ts';
import type { AnalystTasks } from '../../analyst/tasks.ts';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import type { ComputeOrder } from '../../threads/compute.ts';

/** A document of a run, ready to be read from its rows. */
export interface RunDocument {
  id: string;
  fileName: string;
  /** ISO 639-1, `und` where unknown. */
  language: string;
  pages: number;
}

/** Something that a run found, in the shape of the contract's items; the json is the api's to check. */
export interface NewItem {
  kind: ItemKind;
  headline: object;
  /** As it is, or in JSON where that was made in a thread. */
  content?: object | string;
}

/** What a type of run works with. */
export interface RunContext<Type extends RunType> {
  requestId: string;
  organizationId: string;
  workspaceId: string;
  userId: string;
  parameters: RunParameters<Type>;
  /** In the order in which they were chosen; those deleted since are missing. */
  documents: RunDocument[];
  analyst: Analyst & AnalystTasks;
  /** Does what computes over text in threads. */
  compute: ComputeAnalysis;
  /** How all of the run takes its turns in the threads. */
  turn: ComputeOrder;
  /** Fires where the run was cancelled or is handed to another worker. */
  signal: AbortSignal;
  /** A short transaction on the organisation's rows. */
  tenant<T>(work: (trx: TenantTransaction) => Promise<T>): Promise<T>;
  /** Steps that an earlier attempt has written: they are not done again. */
  isDone(step: string): boolean;
  /** Writes a step whole: its items, and that it is done. Throws where the run is no longer this job's. */
  save(step: string, items: readonly NewItem[]): Promise<void>;
  /** Whether this job has put something new in the step's place already. */
  isReplaced(step: string): boolean;
  /** Replaces the items that the step wrote before. */
  replace(step: string, items: readonly NewItem[]): Promise<void>;
  /** Stage in words and percent; sent not more often than anybody can see. */
  report(stage: string, percent: number): void;
  /** Records the cost of a call to a model. */
  spend(usage: Usage & { milliseconds: number }): void;
}

/** What a run comes to: counts for the screen, and a sentence for the notification. */
export interface RunOutcome {
  result: Record<string, unknown>;
  message: string;
}

/** Carries out one type of run. Throws a `PermanentError` whose message is for the person who started it. */
export type Runner<Type extends RunType> = (context: RunContext<Type>) => Promise<RunOutcome>;

export type Runners = { [Type in RunType]: Runner<Type> };
