import type { ChangeNote } from '../http/implement.ts';

/** The entry of the audit log for a change of one thing: `noteFor('keyword', 'created', …)` is `keyword.created`. */
export function noteFor<Row extends { id: string }>(type: string, verb: string, nameOf: (row: Row) => string) {
  return (row: Row): ChangeNote => ({
    action: `${type}.${verb}`,
    target: { type, id: row.id, name: shorten(nameOf(row)) },
  });
}

/** The most characters of a name that are stored; a question may be a page long. */
const longest = 200;

function shorten(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1).toWellFormed()}…` : name;
}
