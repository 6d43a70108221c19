/**
 * Does one piece of work after the other, those of an earlier kind first, each kind in order.
 * @param kinds from the one that goes first to the one that goes last
 */
export function createTurns<Kind extends string>(kinds: readonly Kind[]) {
  const waiting = new Map<Kind, (() => Promise<void>)[]>(kinds.map((kind) => [kind, []]));
  const next = () =>
    kinds
      .map((kind) => waiting.get(kind))
      .find((queue) => queue && queue.length > 0)
      ?.shift();
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let turn = next(); turn; turn = next()) await turn();
    isBusy = false;
  }

  return <Made>(kind: Kind, make: () => Promise<Made>): Promise<Made> =>
    new Promise((resolve, reject) => {
      waiting.get(kind)?.push(() => make().then(resolve, reject));
      void work();
    });
}
