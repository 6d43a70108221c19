import type { Plugin } from 'vite';

/**
 * Fails a build in which files of the app import each other in a circle. The first one to run would find its imports undefined, and a
 * screen could not be opened. Tests of the sources do not find this error.
 */
export function refuseChunkCircles(): Plugin {
  return {
    name: 'refuse-chunk-circles',
    generateBundle(_options, bundle) {
      const importsOf = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      );
      const circle = findCircle(importsOf);
      if (circle) this.error(`Files of the app import each other in a circle: ${circle.join(' → ')}. See chunks.ts.`);
    },
  };
}

/** A circle in a graph, with its first name repeated at the end; null if there is none. */
export function findCircle(importsOf: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | null => {
    const at = way.indexOf(name);
    if (at >= 0) return [...way.slice(at), name];
    if (done.has(name)) return null;
    done.add(name);
    for (const next of importsOf.get(name) ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle) return circle;
    }
    return null;
  };
  for (const name of importsOf.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}
