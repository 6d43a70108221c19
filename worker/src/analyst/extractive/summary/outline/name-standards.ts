import { findStandards } from '../../../../similar/standards.ts';
import type { Claim } from '../../../analyst.ts';
import type { Statement } from '../../statements.ts';
import { toClaim } from '../to-claim.ts';

/** One standard may be that of the paper; two are named as requirements. */
const counts = { least: 2, most: 12 };

/** Pressure classes of EN 1333, "PN 16", have the letters of Polish standards. */
const pressureClass = /^pn (?:10|16|25|40|63|64|100|160|250|320|400)$/u;

/** One line with the standards that documents name, those that are named most often first, each with its first place. */
export function nameStandards(statements: readonly Statement[]): Claim | null {
  const found = new Map<string, { text: string; count: number; statement: Statement }>();
  for (const statement of statements)
    for (const { key, text } of findStandards(statement.text)) {
      if (pressureClass.test(key)) continue;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { text, count: 1, statement });
    }
  const shown = [...found.values()].sort((a, b) => b.count - a.count).slice(0, counts.most);
  if (shown.length < counts.least) return null;
  const places = new Set(shown.map(({ statement }) => statement));
  return {
    text: `Standards named: ${shown.map(({ text }) => text).join('; ')}${shown.length < found.size ? '; …' : ''}`,
    citations: [...places].flatMap((statement) => toClaim(statement).citations),
    supported: true,
  };
}
