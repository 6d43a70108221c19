/**
 * Work that would keep a thread busy. Input and result are plain data; `tools`, where it takes any, are functions of the caller,
 * for rows of the database and reports of progress: their arguments and results are plain data, too.
 */
// biome-ignore lint/suspicious/noExplicitAny: each computation says what it takes, and `Compute` asks for that.
export type Computations = Record<string, (input: any, tools: any) => unknown>;

/** Who waits for the result: a person before the chat, or a run. Neither takes the threads of the other. */
export type Lane = 'chat' | 'runs';

export interface ComputeOrder {
  /** Whose turn it is: organisations take turns. */
  organizationId: string;
  lane: Lane;
  /** Ends the work at once, wherever it is. */
  signal: AbortSignal;
}

type InputOf<Work> = Work extends (input: infer Input, ...rest: never[]) => unknown ? Input : never;
type ToolsOf<Work> = Work extends (input: never, tools: infer Tools) => unknown ? Tools : never;

/** Has one of the computations done, wherever that is. Rejects with the signal's reason where it is aborted. */
export type Compute<All extends Computations> = <Name extends keyof All & string>(
  name: Name,
  input: InputOf<All[Name]>,
  order: ComputeOrder,
  ...tools: unknown extends ToolsOf<All[Name]> ? [] : [ToolsOf<All[Name]>]
) => Promise<Awaited<ReturnType<All[Name]>>>;
