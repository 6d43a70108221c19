import { askedOf } from '../../../scope/document-scope.ts';
import type { Claim } from '../../analyst.ts';
import { type SectionWish, type SummariseRequest, turnOfTask } from '../../tasks.ts';
import type { ModelAccess } from '../ask-model.ts';
import { batchByTokens, documentBudget, estimateTokens } from '../budget.ts';
import { callStructured } from '../call-structured.ts';
import { readWritten, type WrittenClaim } from '../cited-texts.ts';
import { fenceText } from '../fence-passages.ts';
import { mapLimited } from '../map-limited.ts';
import { joinTexts, type NumberedPassage } from '../number-passages.ts';
import { summariseMapPrompt } from '../prompts/summarise-map.ts';
import { summariseReducePrompt } from '../prompts/summarise-reduce.ts';

/** Calls in progress at once. */
export const concurrency = 3;
/** The most sentences of a section, so that a person reads it. */
const mostSentences = 8;
/** What a note takes with its fence, in tokens, and what its text is cut to. */
const noteTokens = 130;
/** Notes of one part: more than these are seldom of use. */
const mostNotes = 12;

type Call = Pick<SummariseRequest, 'signal' | 'spend'>;

/**
 * Writes a section from the passages where they all fit into one request; otherwise takes notes of each part first, and writes it from
 * those. Claims cite the passages themselves either way.
 */
export async function summarise(access: ModelAccess, request: SummariseRequest): Promise<Claim[]> {
  const { scope, section, onProgress } = request;
  const asked = askedOf(scope);
  const budget = documentBudget(access.contextTokens);
  const batches = await access.compute('numberPassages', { asked, budget }, turnOfTask(request), scope.rows);
  const [first, ...rest] = batches;
  if (!first) return [];
  const cite = (claims: WrittenClaim[], seen: number[] | null) =>
    access.compute('citeSection', { asked, section, claims, seen }, turnOfTask(request), scope.rows);
  if (rest.length === 0) {
    onProgress?.(0, 1);
    const claims = await write(access, section, joinTexts(first), 'passages', request);
    onProgress?.(1, 1);
    return cite(claims, null);
  }
  const notes = await takeNotes(access, request, batches, budget);
  if (notes.length === 0) return [];
  const claims = await merge(access, section, notes, budget, request);
  const total = batches.length + 1;
  onProgress?.(total, total);
  // Notes were taken of these passages: the model that wrote the section has seen no others.
  return cite(claims, [...new Set(notes.flatMap((note) => note.passages))]);
}

async function write(
  access: ModelAccess,
  section: SectionWish,
  source: string,
  kind: 'passages' | 'notes',
  call: Call,
  most = mostSentences,
): Promise<WrittenClaim[]> {
  const { claims } = await callStructured(access, summariseReducePrompt(section, source, kind, most), call);
  return claims.slice(0, most);
}

/** Notes of every part, in reading order. One that names no passage of its part is worth nothing. */
async function takeNotes(
  access: ModelAccess,
  { section, signal, spend, onProgress }: SummariseRequest,
  batches: readonly NumberedPassage[][],
  budget: number,
): Promise<WrittenClaim[]> {
  const most = notesFor(budget);
  let done = 0;
  onProgress?.(0, batches.length + 1);
  const parts = await mapLimited(batches, concurrency, signal, async (batch, either) => {
    const prompt = summariseMapPrompt(section, joinTexts(batch), most);
    const { notes } = await callStructured(access, prompt, { signal: either, spend });
    onProgress?.(++done, batches.length + 1);
    const own = new Set(batch.map(({ number }) => number));
    return keepNotes(notes, own, most);
  });
  return parts.flat();
}

function keepNotes(written: readonly WrittenClaim[], own: ReadonlySet<number>, most: number): WrittenClaim[] {
  return written
    .map(readWritten)
    .map(({ text, passages }) => ({ text, passages: passages.filter((number) => own.has(number)) }))
    .filter(({ text, passages }) => text !== '' && passages.length > 0)
    .slice(0, most);
}

/** So few that the notes of a request's worth of notes are a third of it: merging comes to an end. */
function notesFor(budget: number): number {
  return Math.max(2, Math.min(mostNotes, Math.floor(budget / 3 / noteTokens)));
}

/** Writes the section from notes; where they are too many for one request, merges parts of them first. */
async function merge(
  access: ModelAccess,
  section: SectionWish,
  notes: WrittenClaim[],
  budget: number,
  call: Call,
): Promise<WrittenClaim[]> {
  const batches = batchByTokens(notes, (note) => estimateTokens(fenceNote(note)) + 1, budget);
  const text = (batch: readonly WrittenClaim[]) => batch.map(fenceNote).join('\n');
  if (batches.length === 1) return write(access, section, text(notes), 'notes', call);
  const most = notesFor(budget);
  const merged = await mapLimited(batches, concurrency, call.signal, async (batch, signal) => {
    const written = await write(access, section, text(batch), 'notes', { signal, spend: call.spend }, most);
    return keepNotes(written, new Set(batch.flatMap(({ passages }) => passages)), most);
  });
  return merge(access, section, merged.flat(), budget, call);
}

function fenceNote({ text, passages }: WrittenClaim): string {
  return fenceText('note', { passages: passages.slice(0, 10).join(', ') }, text, noteTokens);
}
