import type { Candidate } from '../../../../search/candidates.ts';
import type { Claim } from '../../../analyst.ts';
import { findIdentity } from '../../identity/find-identity.ts';
import { keysOf, readPassages, type Statement } from '../../statements.ts';
import { besideCall } from '../beside-call.ts';
import { repeats } from '../repeats.ts';
import { toClaim } from '../to-claim.ts';
import { chooseRequirements } from './choose-requirements.ts';
import { invitesBids, type Outline, outlineOf, plansPurchase } from './document-outline.ts';
import { nameParts } from './name-parts.ts';
import { nameStandards } from './name-standards.ts';
import { tellPurpose } from './tell-purpose.ts';
import { titledLine } from './titled-line.ts';

/** What a section has room for that bid facts leave empty, over all documents; a summary of two pages has about a thousand words. */
const room = {
  scope: { lines: 6, words: 200 },
  technical: { lines: 12, words: 320 },
  testing: { lines: 4, words: 110 },
};

/** What is said already. */
export interface SaidLines {
  isSaid(statement: Statement): boolean;
  keys: readonly ReadonlySet<string>[];
  count: number;
}

/**
 * What technical documents say by themselves, for the sections about scope, technical requirements and tests: their purpose and parts, the main
 * requirements of each part and the standards that they name. They state few bid facts or none, so that a summary made of those says nothing
 * of them. Empty for documents that invite bids or plan a purchase, and in other sections.
 */
export function outlineLines(of: string | undefined, passages: readonly Candidate[], said: SaidLines): Claim[] {
  const topic = of === 'documents' ? 'testing' : of;
  if (topic !== 'scope' && topic !== 'technical' && topic !== 'testing') return [];
  const { statements, headings } = readPassages(passages);
  const byDocument = Map.groupBy(statements, ({ documentId }) => documentId);
  const beside = besideCall(passages);
  const named = topic === 'technical' ? beside.standards : [];
  const outlines = [...byDocument]
    .flatMap(([id, own]) => (beside.documentIds.has(id) ? [] : [own]))
    .map((own) =>
      outlineOf(
        own,
        headings.filter(({ documentId }) => documentId === own[0]?.documentId),
      ),
    )
    .filter((outline) => !invitesBids(outline) && !plansPurchase(outline))
    .map((outline) => ({ outline, identity: identityOf(outline, passages) }))
    // A tender has its number; what belongs to it has none of its own.
    .filter(({ identity }) => !identity.some(({ text }) => text.startsWith('Reference: ')));
  if (outlines.length === 0) return [...named];
  const { lines, words } = room[topic];
  const each = {
    lines: Math.max(1, Math.floor((lines - said.count) / outlines.length)),
    words: words / outlines.length,
  };
  if (lines <= said.count) return [...named];
  const told = outlines.flatMap(({ outline, identity }): Claim[] => {
    const isSaid = (statement: Statement) => said.isSaid(statement) || repeats(statement.keys, said.keys);
    const subject = subjectOf(outline, identity);
    if (topic === 'scope') {
      const told = withinRoom(
        tellPurpose(outline, subject).filter((statement) => !isSaid(statement)),
        each,
      );
      const parts = nameParts(outline);
      return [...told.map(toClaim), ...(parts ? [parts] : [])];
    }
    const chosen = chooseRequirements(outline, topic, each, isSaid);
    const told = chosen.flatMap((statement) => titledLine(statement, outline.headingOf(statement), subject) ?? []);
    const standards = topic === 'technical' ? nameStandards(outline.statements) : null;
    return [...told, ...(standards ? [standards] : [])];
  });
  return [...told, ...named];
}

/** What a document is, by whom and under which number, as far as its first pages say it. */
function identityOf({ statements }: Outline, passages: readonly Candidate[]): Claim[] {
  const own = passages.filter(({ documentId }) => documentId === statements[0]?.documentId);
  return findIdentity(own, statements);
}

/** Words of the title of a document. */
function subjectOf({ statements }: Outline, identity: readonly Claim[]): Set<string> {
  const title = identity.find(({ text }) => /^(?:Subject|Title): /u.test(text));
  return new Set(keysOf(title?.text.replace(/^\w+: /u, '') ?? '', statements[0]?.language ?? ''));
}

function withinRoom(statements: readonly Statement[], most: { lines: number; words: number }): Statement[] {
  let words = most.words;
  return statements.slice(0, most.lines).filter(({ text }) => {
    words -= text.split(/\s+/u).length;
    return words >= 0;
  });
}
