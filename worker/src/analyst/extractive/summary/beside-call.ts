import type { Candidate } from '../../../search/candidates.ts';
import { titleOfStandard } from '../../../search/reference-standard.ts';
import type { Claim } from '../../analyst.ts';
import { readPassages } from '../statements.ts';
import { isCall, outlineOf, plansPurchase } from './outline/document-outline.ts';

/** Papers that say nothing of what the call asks, though they speak of the same: nothing but their bid facts is summarised. */
export interface BesideCall {
  documentIds: ReadonlySet<string>;
  /** A line for each standard among them. */
  standards: readonly Claim[];
}

const known = new WeakMap<readonly Candidate[], BesideCall>();

/**
 * Standards beside any other document, and plans of the purchase beside the call: the call says what of a standard is asked for, and how the
 * purchase is made in the end. None where there is nothing else. The sections of one summary ask for the same passages: these are read once.
 */
export function besideCall(passages: readonly Candidate[]): BesideCall {
  const beside = known.get(passages) ?? findBeside(passages);
  known.set(passages, beside);
  return beside;
}

function findBeside(passages: readonly Candidate[]): BesideCall {
  const documents = Map.groupBy(passages, ({ documentId }) => documentId);
  const named = [...documents.values()].flatMap((own) => standardOf(own) ?? []);
  const standards = named.length < documents.size ? named : [];
  const { statements, headings } = readPassages(passages);
  const outlines = [...Map.groupBy(statements, ({ documentId }) => documentId)].map(
    ([id, own]) =>
      [
        id,
        outlineOf(
          own,
          headings.filter(({ documentId }) => documentId === id),
        ),
      ] as const,
  );
  const plans = outlines.filter(([, outline]) => plansPurchase(outline)).map(([id]) => id);
  const hasCall = outlines.some(([id, outline]) => !plans.includes(id) && isCall(outline));
  const ofStandards = standards.flatMap(({ citations }) => citations.map(({ documentId }) => documentId));
  return { documentIds: new Set([...ofStandards, ...(hasCall ? plans : [])]), standards };
}

/** Characters of the first page that say what a document belongs to. */
const opening = 300;
/** What is annexed to a call is a part of it: the rules of the house that buys. */
const annexed =
  /(?<!\p{L})(?:annex(?:ure|e)?|attachment|appendix|schedule|enclosure|anlage|anhang|anexo|allegato|bijlage|załącznik|pièce jointe) {0,3}(?:n[o°º]\.? ?)?[\p{L}\d]{1,4}(?![\p{L}\d])/iu;

function standardOf([first]: readonly Candidate[]): Claim | null {
  const [span] = first?.spans ?? [];
  const title = first && span ? titleOfStandard(span.pageText, first.language) : null;
  if (!first || !span || !title || annexed.test(span.pageText.slice(0, opening))) return null;
  const quote = span.pageText.slice(title.start, title.end);
  return {
    text: `Standard among the documents: ${quote.trim()}`,
    citations: [{ documentId: first.documentId, page: span.page, ...title, quote }],
    supported: true,
  };
}
