/** The names of concepts in one language, the most usual first, by the concept's id. */
export type ConceptNames = ReadonlyMap<string, readonly string[]>;

/** Reads lines of `id: name, name`; throws on one that is not, and on an id that was there before, since the data is ours. */
export function parseNames(source: string): ConceptNames {
  const names = new Map<string, string[]>();
  for (const line of source.split('\n').filter((entry) => entry.trim() !== '')) {
    const [, id, list] = /^(\w+):(.+)$/u.exec(line.trim()) ?? [];
    if (id === undefined || list === undefined) throw new Error(`Concepts: "${line}" is not "id: name, name"`);
    if (names.has(id)) throw new Error(`Concepts: "${id}" is there twice`);
    names.set(
      id,
      list
        .split(',')
        .map((name) => name.trim().normalize('NFC'))
        .filter(Boolean),
    );
  }
  return names;
}
