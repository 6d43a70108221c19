/** Each field of `after` that has another value than before, with both: for the audit log, so no password and no token. */
export function changesBetween<Fields extends object>(
  before: { [Name in keyof Fields]: unknown },
  after: Fields,
): Record<string, { from: unknown; to: unknown }> {
  const names = Object.keys(after) as (keyof Fields & string)[];
  const changed = names.filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null));
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]));
}
