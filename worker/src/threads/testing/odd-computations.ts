/** Computations that do what none should: for tests of what becomes of the others. */
export const oddComputations = {
  /** Never ends and never lets anybody else in. */
  spin: () => {
    for (;;);
  },
  /** Counts, and takes the time that it needs for that. */
  count: ({ to }: { to: number }) => {
    let sum = 0;
    for (let index = 0; index < to; index++) sum = (sum + index) % 1_000_003;
    return sum;
  },
  fill: () => {
    const held: number[][] = [];
    for (;;) held.push(new Array(100_000).fill(held.length));
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
  /** Calls its tools: what they answer, in the order of asking. */
  ask: ({ names }: { names: string[] }, tools: { greet(name: string): Promise<string> }) =>
    Promise.all(names.map((name) => tools.greet(name))),
  askInTurn: async ({ names }: { names: string[] }, tools: { greet(name: string): Promise<string> }) => {
    const answers: string[] = [];
    for (const name of names) answers.push(await tools.greet(name));
    return answers;
  },
  /** Asks, and never comes to its end once it was answered. */
  askAndSpin: async ({ name }: { name: string }, tools: { greet(name: string): Promise<string> }) => {
    await tools.greet(name);
    for (;;);
  },
};
