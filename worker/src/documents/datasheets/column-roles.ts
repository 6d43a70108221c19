import type { ColumnStats } from './column-stats.ts';
import { type ColumnRole, roleOfHeader, splitHeaderUnit } from './header-words.ts';

/**
 * What each column contains, by its headers first, then by what its cells look like and by its neighbours.
 * @param headers each column's headers from the top down
 * @param tags each column's tag, where its header is one
 */
export function rolesOf(headers: string[][], tags: (string | null)[], stats: ColumnStats[]): (ColumnRole | null)[] {
  const roles = headers.map((path, column) => roleOf(path, tags[column] ?? null, stats[column] as ColumnStats));
  // "Condition" names the names where no other column does.
  const condition = roles.indexOf('condition');
  if (condition !== -1 && !roles.includes('name')) roles[condition] = 'name';
  settleNames(roles, stats, headers);
  if (headers.every((path) => path.length === 0)) repeatRoles(roles, stats);
  return roles;
}

function roleOf(path: string[], tag: string | null, stats: ColumnStats): ColumnRole | null {
  if (tag !== null) return 'value';
  const leaf = path.at(-1) ?? '';
  const role = roleOfHeader(splitHeaderUnit(leaf).name);
  // "Item" names a column of numbers as often as one of names.
  if (role === 'number' || role === 'name') {
    if (stats.counts) return 'number';
    return stats.texts >= 0.5 ? 'name' : role === 'number' ? 'number' : null;
  }
  if (role === 'tag') return stats.tagsInPlace >= 0.5 ? 'tag' : null;
  if (role !== null) return role;
  if (stats.counts) return 'number';
  if (leaf === '' && (stats.filled >= 2 ? stats.units >= 0.6 : stats.units === 1)) return 'unit';
  return null;
}

/** Columns that their headers don't tell: the first of words is the names; later ones are names where values follow them. */
function settleNames(roles: (ColumnRole | null)[], stats: ColumnStats[], headers: string[][]): void {
  const isValueLike = (column: number) => {
    const of = stats[column];
    return of !== undefined && of.filled > 0 && (of.quantities >= 0.25 || of.numbers >= 0.4);
  };
  for (const [column, role] of roles.entries()) {
    if (role !== null) continue;
    const of = stats[column] as ColumnStats;
    const header = (headers[column] ?? []).at(-1) ?? '';
    const hasName = roles.slice(0, column).includes('name');
    if (of.filled === 0 && header === '') continue;
    if (!hasName) {
      const isBeside = roles.indexOf('name', column) !== -1 || besidesNames(of, stats[column + 1]);
      if (of.texts >= 0.5) roles[column] = isBeside ? 'section' : 'name';
      continue;
    }
    const next = roles[column + 1] === 'unit' ? column + 2 : column + 1;
    const isPaired = of.quantities === 0 && of.numbers < 0.1 && of.texts >= 0.7 && roles[column - 1] !== 'name';
    const valuesFollow = next < roles.length && roles[next] !== 'name' && isValueLike(next);
    roles[column] = isPaired && valuesFollow && header === '' ? 'name' : 'value';
  }
}

/** Without headers, the right half of a table that is laid out twice side by side is read as the left one where its cells allow it. */
function repeatRoles(roles: (ColumnRole | null)[], stats: ColumnStats[]): void {
  const half = roles.length / 2;
  if (!Number.isInteger(half) || half < 2) return;
  const fits = (role: ColumnRole | null | undefined, of: ColumnStats) => {
    if (role === 'number') return of.whole;
    if (role === 'unit') return of.filled < 2 || of.units >= 0.6;
    return role === 'name' && of.texts >= 0.6 && of.quantities === 0 && of.numbers < 0.1;
  };
  const left = roles.slice(0, half);
  const isTwice = left.every((role, column) => {
    const of = stats[column + half] as ColumnStats;
    return role === 'value' || roles[column + half] === role || fits(role, of);
  });
  if (isTwice && left.includes('name') && left.includes('value')) roles.splice(half, half, ...left);
}

/** Titles of groups, merged over the rows of their names. Names merged over "min." and "max." are names. */
function besidesNames(of: ColumnStats, next: ColumnStats | undefined): boolean {
  return of.tall && next !== undefined && next.texts >= 0.5 && next.conditions < 0.5 && next.filled > of.filled;
}
