/** Tables in an order in which each comes after those that its rows point at. Throws where they point at each other in a circle. */
export function inOrder(tables: string[], keys: readonly { child: string; parent: string }[]): string[] {
  const ordered: string[] = [];
  let left = tables;
  while (left.length > 0) {
    const ready = left.filter((table) => !keys.some(({ child, parent }) => child === table && left.includes(parent)));
    if (ready.length === 0) throw new Error(`These tables point at each other: ${left.join(', ')}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}
