import type { IdentityPart } from '../../../concepts/identity-labels.ts';
import { fold } from '../../../facts/fold.ts';
import { isWithin } from '../../../facts/is-within.ts';
import type { Candidate } from '../../../search/candidates.ts';
import type { Claim } from '../../analyst.ts';
import { claimOf, type Line, pageLinesOf } from '../page-lines.ts';
import type { Statement } from '../statements.ts';
import { isSound } from '../summary/is-sound.ts';
import { toClaim } from '../summary/to-claim.ts';
import { findBuyer } from './find-buyer.ts';
import { findProcedure } from './find-procedure.ts';
import { findReference } from './find-reference.ts';
import { findTitle } from './find-title.ts';
import { isInvitation } from './invitations.ts';
import { asksForParts, labelledPart } from './labels.ts';
import { readValue } from './read-value.ts';
import { findTitleBlock } from './title-block.ts';
import { underColumn } from './under-column.ts';

/** What a person calls each part, in the order of the summary. */
const titles: Readonly<Record<IdentityPart, string>> = { subject: 'Subject', reference: 'Reference', buyer: 'Buyer' };
const order: readonly IdentityPart[] = ['subject', 'reference', 'buyer'];

/** Cover, notice and data sheet come first; later pages name other tenders, the bidder and its references. */
const lastPage = 4;
/** Letters and forms use the general labels for other things. */
const lastPageOfGeneral = 1;
/** Characters of a page in which labels and titles are looked for. */
const longestFront = 12_000;
/** A title is on the cover or the first page behind it. */
const lastPageOfTitle = 2;
/** The invitation may follow a table of contents. */
const lastInvitationPage = 8;
/** Lines above a label in which the title of a form would be. */
const linesAbove = 10;

/** Titles of what the bidder fills in, and of definitions. */
const ofBidder =
  /(?<!\p{L})(?:forms? \d|form of|format|template|references? (?:of|list)|experience|definitions?|glossary|(?:bidder|tenderer)(?:'s|’s)? (?:information|details|profile)|information o[fn] (?:the )?(?:bidder|tenderer)|curriculum|referenzen|angaben zum bieter|formblatt|références du|candidat|experiencia|licitador|referenze|experiência|licitante|doświadczenie|wykaz)(?!\p{L})/iu;

interface Found {
  claim: Claim;
  value: string;
  isGeneral: boolean;
}

/**
 * What is bought, under which reference and by whom, as the first pages of one document say it after a label: "Name of Work: …". One claim
 * for each that is found, with its place; where subject or buyer has no label, also the first sentence that invites bids, or that says what
 * the contract is about; where nothing says what is bought, the title of the first page. Of several documents the one that says most counts: parts of two tenders would make a third. What is not clear is
 * left out: blanks, definitions, forms of the bidder.
 */
export function findIdentity(passages: readonly Candidate[], statements: readonly Statement[]): Claim[] {
  let best: Claim[] = [];
  const byDocument = Map.groupBy(statements, ({ documentId }) => documentId);
  for (const [documentId, own] of Map.groupBy(passages, ({ documentId: id }) => id)) {
    const found = findLabelled(own);
    const titled = pageLinesOf(own, lastPageOfTitle, longestFront);
    const reference = found.get('reference') ?? findReference(titled);
    const subject = found.get('subject');
    const title = () => findTitle(titled, reference?.value ?? null);
    const claims = {
      subject: (isText(subject) ? title() : null) ?? subject?.claim ?? title() ?? underColumn(titled),
      reference: reference?.claim,
      buyer: found.get('buyer')?.claim ?? findBuyer(titled),
    };
    const labelled = order.flatMap((part) => claims[part] ?? []);
    const isWhole = claims.subject && claims.buyer;
    const invitation = isWhole ? undefined : findInvitation(byDocument.get(documentId) ?? [], labelled);
    const block = claims.subject || invitation ? null : findTitleBlock(titled);
    const procedure = findProcedure(titled);
    const told = [...(block ? [block] : []), ...labelled, ...(invitation ? [toClaim(invitation)] : [])];
    const all = procedure && told.length > 0 ? [...told, procedure] : told;
    if (all.length > best.length) best = all;
  }
  return best;
}

/** Whether sentences follow a general label, "2 Leistung": a title says what is bought in fewer words. */
const isText = (found: Found | undefined): boolean =>
  Boolean(found?.isGeneral) && /\. \p{Lu}/u.test(found?.value ?? '');

/** Whether a section of a summary is to say what identifies the tender: its title and prompt name subject, reference and buyer. */
export function asksForIdentity(...texts: string[]): boolean {
  return asksForParts(texts.join(' ')).size === order.length;
}

function findInvitation(statements: readonly Statement[], labelled: readonly Claim[]): Statement | undefined {
  return statements.find(
    (statement) =>
      statement.page <= lastInvitationPage &&
      statement.shape !== 'row' &&
      isSound(statement) &&
      isInvitation(fold(statement.text)) &&
      !labelled.some(({ citations }) => citations.some((place) => isWithin(statement, place))),
  );
}

/** The values after labels of one document. A label that names the tender counts more than a general one, else the first counts. */
function findLabelled(passages: readonly Candidate[]): Map<IdentityPart, Found> {
  const found = new Map<IdentityPart, Found>();
  const fronts = new Map(pageLinesOf(passages, lastPage, longestFront).map((front) => [front.page, front]));
  for (const { spans, sectionPath } of passages) {
    if (sectionPath.some((title) => ofBidder.test(title))) continue;
    for (const { page, start, end } of spans) {
      const front = fronts.get(page);
      if (!front || start >= longestFront) continue;
      const { lines } = front;
      for (const [at, line] of lines.entries()) {
        if (line.start + line.text.length < start || line.start >= end) continue;
        const label = labelledPart(line.text);
        if (!label || (label.isGeneral && page > lastPageOfGeneral)) continue;
        const known = found.get(label.part);
        if (known && (label.isGeneral || !known.isGeneral)) continue;
        if (lines.slice(Math.max(0, at - linesAbove), at).some(isTitleOfForm)) continue;
        const read = readValue(label, lines, at);
        if (!read) continue;
        // The full stop ends the line, and not the number.
        const value = label.part === 'reference' ? { ...read, text: read.text.replace(/\.$/u, '') } : read;
        const claim = claimOf(`${titles[label.part]}: ${value.text}`, front, line.start, value.end);
        found.set(label.part, { claim, value: value.text, isGeneral: label.isGeneral });
      }
    }
  }
  return found;
}

const longestTitle = 80;
const isTitleOfForm = ({ text }: Line) => text.length <= longestTitle && !text.includes('|') && ofBidder.test(text);
