/** Badly behaved computations, for tests of what happens to the others. */
export const oddComputations = {
  /** Never ends and never lets other work run. */
  spin: () => {
    for (;;);
  },
  /** Counts, which takes time. */
  count: ({ to }: { to: number }) => {
    let sum = 0;
    for (let index = 0; index < to; index++) sum = (sum + index) % 1_000_003;
    return sum;
  },
  fill: () => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array(100_000).fill(kept.length));
  },
  exit: () => process.exit(3),
  throwLater: async () => {
    setTimeout(() => {
      throw new Error('thrown by nobody');
    }, 1);
    return 'done';
  },
  fail: ({ reason }: { reason: string }) => {
    throw new RangeError(reason);
  },
  /** Calls its tools; returns their answers, in the order of the calls. */
  ask: ({ names }: { names: string[] }, tools: { greet(name: string): Promise<string> }) =>
    Promise.all(names.map((name) => tools.greet(name))),
  askInTurn: async ({ names }: { names: string[] }, tools: { greet(name: string): Promise<string> }) => {
    const answers: string[] = [];
    for (const name of names) answers.push(await tools.greet(name));
    return answers;
  },
  /** Asks, and never ends once it has its answer. */
  askAndSpin: async ({ name }: { name: string }, tools: { greet(name: string): Promise<string> }) => {
    await tools.greet(name);
    for (;;);
  },
};
