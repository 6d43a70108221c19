import { fold } from '../../../facts/fold.ts';
import type { Claim } from '../../analyst.ts';
import { claimOf, type Line, type PageLines } from '../page-lines.ts';
import {
  afterTitle,
  beforeColon,
  isPlain,
  nameAlone,
  named,
  objects,
  ofBidding,
  smallObjects,
  unitOfOrganisation,
} from './title-words.ts';

/** A cover, a letter or a notice has the title in its first lines. */
const mostLines = 45;
/** Lines over which a title is wrapped. */
const mostWrapped = 6;
const longest = 260;
const leastWords = 3;

const forAlone = /^(?:\([a-z]{2,6}\)|for|pour)$/u;
const begins = /^(?:for|pour)(?: (?:the|la|le|les))? /u;
const isContents = (text: string) => /[.…\s]{3}\d{1,3}$/u.test(text);
const isSentence = (text: string) => /[.;]$/u.test(text) && text.split(' ').length > 25;

/**
 * What is bought, as the title of a document says it without a label: after its reference, after the name of the procedure ("Invitation to
 * Tender for …"), or in a line of its own that begins as titles do.
 */
export function findTitle(fronts: readonly PageLines[], reference: string | null): Claim | null {
  const finders = [afterReference(reference), afterProcedure, withObject];
  for (const find of finders)
    for (const front of fronts)
      for (const [at, { text }] of front.lines.slice(0, mostLines).entries()) {
        const begin = isContents(text.trim()) ? null : find(front.lines, at);
        const claim = begin && titleFrom(front, begin);
        if (claim) return claim;
      }
  return null;
}

/** Where a title begins: a line, and the characters before it. */
interface Begin {
  line: number;
  from: number;
  /** What follows a colon need not begin with a capital. */
  isAfterColon?: boolean;
}

const afterReference =
  (reference: string | null) =>
  (lines: readonly Line[], line: number): Begin | null => {
    const { text } = lines[line] as Line;
    const at = reference ? text.indexOf(reference) : -1;
    if (at < 0 || at > 40) return null;
    const rest = text.slice(at + (reference?.length ?? 0));
    const dash = /^\)?\s{0,3}[–—:-]\s{0,3}(?=\p{L})/u.exec(rest);
    return dash ? { line, from: text.length - rest.length + dash[0].length } : null;
  };

function afterProcedure(lines: readonly Line[], line: number): Begin | null {
  const text = (lines[line] as Line).text;
  const folded = fold(text);
  const indent = folded.length - folded.trimStart().length;
  const head = named.exec(folded.trim());
  if (head && folded.trim().length > head[0].trimEnd().length) return { line, from: indent + head[0].length };
  if (!head && !nameAlone.test(folded.trim())) return null;
  // "(RFP)" and "for" may have lines of their own.
  let hasFor = head !== null;
  for (let next = line + 1; next < Math.min(lines.length, line + 6); next++) {
    const below = fold((lines[next] as Line).text);
    if (below.trim() === '') continue;
    if (forAlone.test(below.trim())) {
      hasFor ||= !below.includes('(');
      continue;
    }
    const start = begins.exec(below.trimStart());
    if (start) return { line: next, from: below.length - below.trimStart().length + start[0].length };
    return hasFor ? { line: next, from: 0 } : null;
  }
  return null;
}

function withObject(lines: readonly Line[], line: number): Begin | null {
  const { text } = lines[line] as Line;
  const folded = fold(text);
  const indent = folded.length - folded.trimStart().length;
  const lead = beforeColon.exec(folded.trim())?.[0].length ?? 0;
  const from = indent + lead;
  // The line may end within the words that begin a title: "Supply of".
  const object = `${folded.slice(from).trim()} `;
  const isObject = objects.test(object) && !unitOfOrganisation.test(object.trimEnd());
  // Behind the name of the procedure, a part of the papers may follow: "Tender: Selection of the winner".
  const isPaper = lead > 0 && ofBidding.test(object);
  const isBegun = /^\p{Lu}/u.test(text.slice(from)) || (lead > 0 && smallObjects.test(object));
  return isObject && !isPaper && isBegun ? { line, from, isAfterColon: lead > 0 } : null;
}

/** The title from its first words to the end of its lines. */
function titleFrom(front: PageLines, { line, from, isAfterColon = false }: Begin): Claim | null {
  const { lines } = front;
  let last = line;
  const taken = [(lines[line] as Line).text.slice(from)];
  while (last + 1 < Math.min(lines.length, line + mostWrapped) && !/\.\s*$/u.test(taken.at(-1) ?? '')) {
    // "(Ref No: 12)" follows the title, and is no part of it.
    const next = (lines[last + 1] as Line).text.replace(/\([^()]{0,80}:[\s\S]*$/u, '');
    if (next.trim() === '' || !isPlain(next) || /[:]|\d{4}/u.test(next) || nameAlone.test(fold(next).trim())) break;
    if (afterTitle.test(fold(next).trim())) break;
    taken.push(next);
    last++;
  }
  const text = taken.join(' ').replace(/\s+/gu, ' ').trim().replace(/[.,]$/u, '');
  const isTitle =
    isPlain(text) && !isSentence(text) && text.length <= longest && (isAfterColon || /^["'“«„]?\p{Lu}/u.test(text));
  if (!isTitle || text.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length < leastWords) return null;
  const end = lines[last] as Line;
  return claimOf(`Subject: ${text}`, front, (lines[line] as Line).start, end.start + end.text.trimEnd().length);
}
