import type { ClaimCitation } from '../../analyst.ts';
import type { Statement } from '../statements.ts';
import { isOfForm } from '../summary/is-sound.ts';
import { inverseFrequencies } from '../term-weights.ts';
import { type Conflict, compareMentions } from './compare-mentions.ts';
import type { Draft } from './draft.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import { placeOf, quoted, sectionOf } from './place.ts';

const longest = 600;

/** Pairs of places that can't both be true, the surest first; each place is in one pair only. */
export function findContradictions(statements: readonly Statement[], titles: ReadonlyMap<string, string>): Draft[] {
  const weightOf = inverseFrequencies(statements.map(({ keys }) => keys));
  const conflicts: { a: Mention; b: Mention; conflict: Conflict }[] = [];
  for (const mentions of comparable(statements).values()) {
    const rivalsOf = indexMentions(mentions);
    for (const [index, a] of mentions.entries()) {
      for (const at of rivalsOf(a)) {
        const b = mentions[at];
        // Rows are about different things, which the names of columns and titles tell; these are not known here.
        const isRows = a.statement.shape === 'row' && b?.statement.shape === 'row';
        const conflict = b && at > index && !isRows && isSaid(a, b) ? compareMentions(a, b, weightOf) : null;
        if (b && conflict && !areParallel(a, b)) conflicts.push({ a, b, conflict });
      }
    }
  }
  conflicts.sort((one, other) => other.conflict.sameness - one.conflict.sameness);
  const taken = new Set<Statement>();
  const drafts: Draft[] = [];
  for (const { a, b, conflict } of conflicts) {
    if (taken.has(a.statement) || taken.has(b.statement)) continue;
    taken.add(a.statement).add(b.statement);
    drafts.push(draftOf(a, b, conflict, titles));
  }
  return drafts;
}

/** Groups the amounts of the same kind by what they must share: their unit and a word. */
function comparable(statements: readonly Statement[]): Map<string, Mention[]> {
  const groups = new Map<string, Mention[]>();
  for (const statement of statements) {
    if (isOfForm(statement)) continue;
    if (statement.text.length > longest || /^(?:e\.g\.|example|for example|z\. ?b\.|ví dụ)/iu.test(statement.text))
      continue;
    for (const mention of mentionsOf(statement)) {
      const id = `${mention.figure.kind}/${mention.figure.unit}/${mention.figure.per}`;
      const group = groups.get(id);
      if (group) group.push(mention);
      else groups.set(id, [mention]);
    }
  }
  return groups;
}

/** Letters that words of one stem share, see `compareMentions`. */
const prefix = 5;
/** A word that more amounts than this share does not tell them apart. */
const mostShared = 300;

/** Finds the amounts that share a word with another: a long document has too many to compare each with each. */
function indexMentions(mentions: readonly Mention[]): (mention: Mention) => Set<number> {
  const byWord = new Map<string, number[]>();
  for (const [index, { wide, anchor }] of mentions.entries()) {
    for (const word of new Set([...wide, ...anchor].map((key) => key.slice(0, prefix)))) {
      const entries = byWord.get(word);
      if (entries) entries.push(index);
      else byWord.set(word, [index]);
    }
  }
  return ({ near, wide, anchor }) => {
    const found = new Set<number>();
    for (const key of [...near, ...wide, ...anchor]) {
      const entries = byWord.get(key.slice(0, prefix)) ?? [];
      if (entries.length <= mostShared) for (const index of entries) found.add(index);
    }
    return found;
  };
}

/** A line without a full stop is an entry of a list or of a table that was not recognised: two of them are about variants of one thing. */
function isSaid({ statement: a }: Mention, { statement: b }: Mention): boolean {
  return [a, b].some(({ text }) => /[.;。]$/u.test(text));
}

/** How many equal items show that two lists describe two things in the same way. */
const leastEqualItems = 2;

/**
 * Whether both are items of lists of one document that repeat each other: each list describes the thing that its heading names, such as one
 * product. A list that is repeated below the same heading, or by an addendum, is about the same thing.
 */
function areParallel({ statement: a }: Mention, { statement: b }: Mention): boolean {
  if (a.shape !== 'item' || b.shape !== 'item' || a.group === b.group || a.documentId !== b.documentId) return false;
  const headings = [a, b].map(({ lead, path }) => lead?.text ?? path.at(-1));
  if (headings[0] !== undefined && headings[0] === headings[1]) return false;
  const others = textsOf(b.group);
  return a.group.filter(({ text }) => others.has(text)).length >= leastEqualItems;
}

const textsOfGroups = new WeakMap<Statement['group'], Set<string>>();

/** The items of a list, kept because each of them may be compared with many others. */
function textsOf(group: Statement['group']): Set<string> {
  const known = textsOfGroups.get(group) ?? new Set(group.map(({ text }) => text));
  textsOfGroups.set(group, known);
  return known;
}

function draftOf(a: Mention, b: Mention, { kind, sameness }: Conflict, titles: ReadonlyMap<string, string>): Draft {
  const [first, second] =
    a.statement.index < b.statement.index ? [a.statement, b.statement] : [b.statement, a.statement];
  const ask = kind === 'anchor' ? 'From which event does the period count?' : 'Which of the two applies?';
  return {
    text: `${placeOf(first, titles)} says: ${quoted(first.text)} ${placeOf(second, titles, first)} says: ${quoted(second.text)} ${ask}`,
    audience: 'ask',
    reason: 'contradiction',
    citations: [citationOf(first), citationOf(second)],
    weight: sameness,
    section: sectionOf(first),
  };
}

function citationOf({ documentId, page, start, end, quote }: Statement): ClaimCitation {
  return { documentId, page, start, end, quote };
}
