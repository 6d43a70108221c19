import { listMarkLength } from '@bidloom/texts/item-mark';
import type { ClaimCitation } from '../../analyst.ts';
import { findFigures } from '../figures.ts';
import { isGlossary, keysOf, type Statement } from '../statements.ts';
import { isOfForm, isSound } from '../summary/is-sound.ts';
import { matcherOf, topics } from '../topics/match-topics.ts';
import { hasBracketedBlank } from './bracketed-blank.ts';
import type { Draft } from './draft.ts';
import { placeOf, quoted, sectionOf } from './place.ts';
import { tenderWords } from './tender-words.ts';

/** What a bidder asks about a requirement of a topic, and how much depends on it. */
const byTopic: Record<string, { ask: string; weight: number }> = {
  security: { ask: 'How do we provide this, and by when?', weight: 3 },
  damages: { ask: 'Do we accept this, and what does it put at risk for us?', weight: 3 },
  delivery: { ask: 'Can we keep this time, and what does it depend on?', weight: 2.6 },
  eligibility: { ask: 'Do we fulfil this, and how do we show it?', weight: 2.6 },
  submission: { ask: 'Who takes care of this in our bid?', weight: 2 },
  dates: { ask: 'Who takes care of this in time?', weight: 2 },
  validity: { ask: 'Can we hold our offer for so long?', weight: 2.4 },
  warranty: { ask: 'Do we offer this, and what does it cost us?', weight: 2.2 },
  insurance: { ask: 'Does our cover meet this?', weight: 2.2 },
  documents: { ask: 'Who provides this, and by when?', weight: 1.8 },
  testing: { ask: 'How do we carry this out, and is it in our price?', weight: 1.8 },
  service: { ask: 'Who does this for us, and is it in our price?', weight: 1.8 },
  price: { ask: 'Is this in our price?', weight: 1.6 },
  payment: { ask: 'Can we work under these terms?', weight: 1.6 },
  termination: { ask: 'Do we accept this?', weight: 1.4 },
  technical: { ask: 'How does our offer meet this?', weight: 1.8 },
};
const otherwise = { ask: 'How does our offer meet this?', weight: 1 };

const prohibition =
  /\b(?:not (?:permitted|allowed)|prohibited|shall not (?!exceed|be less)|must not (?!exceed))|nicht zulässig|unzulässig|untersagt|không được/iu;
const certificate =
  /\b(?:ISO|EN|IEC|DIN|API|ASTM|GMP)(?:[/ -][A-Z]+)?[ -]?\d{3,5}|\bcertificat|\bzertifi|\bgiấy chứng nhận|\bGMP\b/iu;
const consequence = /\breject|\bdisqualif|\bexclu(?:ded|sion)|\bforfeit|\bnon-responsive|ausgeschlossen|\bloại\b/iu;

/** Longer ones are no single requirement, shorter ones no whole one. */
const length = { least: 40, most: 340 };

/** Questions for the bidder to answer: what is required of it. */
export function requirementOf(
  statement: Statement,
  titles: ReadonlyMap<string, string>,
): (Draft & { isOfTopic: boolean }) | null {
  const place = requiredPart(statement);
  if (!place) return null;
  const text = place.quote.replace(/\s+/gu, ' ');
  const { ask, weight } = prohibition.test(text)
    ? { ...topicOf(statement), ask: 'Do we keep to this?' }
    : topicOf(statement);
  const words = tenderWords(statement.language);
  const figures = findFigures(text);
  const total =
    weight +
    (words.binding.test(text) ? 0.8 : 0) +
    Math.min(0.9, 0.45 * figures.length) +
    (certificate.test(text) ? 0.6 : 0) +
    (consequence.test(text) ? 0.6 : 0) -
    Math.max(0, (text.length - 200) / 200);
  return {
    text: `${placeOf(statement, titles)} requires: ${quoted(text)} ${ask}`,
    audience: 'answer',
    reason: 'requirement',
    citations: [place],
    weight: total,
    section: sectionOf(statement),
    isOfTopic: ask !== otherwise.ask,
  };
}

/** The part of a statement that requires something of the bidder: all of it, or the cell of a row; null where it requires nothing. */
function requiredPart(statement: Statement): ClaimCitation | null {
  const { documentId, page, start, quote, text, shape, language, lead } = statement;
  const words = tenderWords(language);
  if (isForm(text) || isOfForm(statement) || example.test(text) || isGlossary(statement) || /[?？]$/u.test(text))
    return null;
  if (shape === 'row') {
    if (!/\p{Ll}/u.test(text) || !isRequirementTable(statement)) return null;
    return cellsOf(statement).find(({ quote: cell }) => words.limit.test(cell) || certificate.test(cell)) ?? null;
  }
  if (text.length < length.least || text.length > length.most || /[:：]$/u.test(text) || /^\p{Ll}/u.test(text))
    return null;
  if (shape === 'sentence' && !isSound(statement)) return null;
  // An item is half a sentence: it makes sense alone only where it has a binding word itself.
  if (shape === 'item' && lead && !words.binding.test(text)) return null;
  if (!isAskedOfBidder(statement, words)) return null;
  // "(c) " and the semicolon belong to the list.
  const marker = listMarkLength(quote);
  const bare = quote.slice(marker).replace(/[;,]$/u, '');
  return { documentId, page, start: start + marker, end: start + marker + bare.length, quote: bare };
}

/** A party whose name begins before this character is the subject of its sentence. */
const farthestSubject = 40;
/** A party whose name begins before this character is the subject, whatever else is named. */
const nearestSubject = 25;

function isAskedOfBidder({ text, path, figures }: Statement, words: ReturnType<typeof tenderWords>): boolean {
  const binding = words.binding.exec(text);
  const subject = text.slice(0, binding?.index ?? 60);
  // "The Authority shall": the bidder has nothing to do.
  const buyer = words.buyer.exec(subject);
  const bidder = words.bidder.exec(subject);
  if (buyer && (!bidder || buyer.index < bidder.index) && buyer.index < farthestSubject) return false;
  if (ofBuyer.test(text)) return false;
  if (binding) {
    if (notAsked.test(text) || (buyer && binding.index - buyer.index < nearestSubject)) return false;
    return bidder !== null || (aboutBid.test(subject) && !/^mandatory/iu.test(binding[0])) || barred.test(text);
  }
  if (words.indicative.test(text)) return true;
  if (path.some((title) => evaluationTitle.test(title)) || toBidders.test(text)) return false;
  const isCase = words.condition.test(text.slice(0, 12)) && !bidder;
  return words.limit.test(text) && figures.length > 0 && !isCase;
}

const notAsked = /^(?:it|this|there)\b|\bnot mandatory\b/iu;
/** What the buyer may do, and what happens to bids: nothing is asked of the bidder. */
const ofBuyer =
  /\breserves? the right\b|\b(?:shall|will|must|may) be (?:liable to |entitled |deemed |returned|refunded|forfeited|evaluated|scored|opened|rejected|disqualified|compensated|notified|informed|excluded|given|paid|permitted|allowed|eligible|retained|considered)|\bbehält sich\b|se réserve le droit|se reserva el derecho|si riserva|\b(?:shall|will) (?:forfeit|decide|grant|examine|evaluate|award)\b/iu;
/** Words that forbid something to everybody. */
const barred = /\bnot (?:permitted|allowed)\b|\bprohibited\b|nicht zulässig|unzulässig|untersagt|không được/iu;
/** "Bids shall be written in English": the bidder does this. */
const aboutBid =
  /^[^.;]{0,25}\b(?:bids?|tenders?|proposals?|offers?|quotations?|submissions?|prices?|invoices?|goods|questions|angebote?|preise|offres?|ofertas?)\b/iu;

/** Cells with enough words to require something, each as it is on its page. */
function cellsOf({ documentId, page, start, quote }: Statement): ClaimCitation[] {
  return [...quote.matchAll(/[^|]+/gu)].flatMap(({ 0: cell, index }) => {
    const trimmed = cell.trim();
    const at = start + index + cell.indexOf(trimmed);
    const isWhole = trimmed.split(/\s+/u).length >= 5 && trimmed.length <= length.most;
    return isWhole ? [{ documentId, page, start: at, end: at + trimmed.length, quote: trimmed }] : [];
  });
}

const requirementTitle =
  /qualif|eligib|criteri|requirement|evidence|certificat|eignung|anforderung|nachweis|năng lực|yêu cầu/iu;

/** The buyer evaluates the bids, so nothing is asked of the bidder. */
const evaluationTitle = /\bevaluat|\baward\b|zuschlag|wertung/iu;
const toBidders =
  /\b(?:notified|announced|returned|sent|made known) to (?:the |all )?(?:bidders|tenderers|suppliers)/iu;

function isRequirementTable({ path }: Statement): boolean {
  return (
    !path.some((title) => evaluationTitle.test(title)) && path.slice(-2).some((title) => requirementTitle.test(title))
  );
}

const example = /^(?:e\.g\.|for example|example|beispiel|z\. ?b\.|ví dụ|par exemple|por ejemplo)(?!\p{L})/iu;

/** Whether the bidder signs the text or fills it in. */
function isForm(text: string): boolean {
  return (
    /^(?:we|i|our|wir|ich|unser|chúng tôi|tôi|nous|nosotros)(?!\p{L})|_{3}|\.{5}/iu.test(text) ||
    hasBracketedBlank(text)
  );
}

/** The topic needs a phrase, or a word below a title: a single word may be there by chance. */
const leastSaid = 0.95;

/** The topic that a statement mentions most; its titles count half. */
function topicOf({ keys, path, language }: Statement): { ask: string; weight: number } {
  const title = keysOf(path.at(-1) ?? '', language);
  let [best, found] = [leastSaid, otherwise];
  for (const topic of topics) {
    const matcher = matcherOf(topic, language);
    const weight = matcher.weigh(keys) + 0.5 * Math.min(1, matcher.weigh(title));
    if (weight > best) [best, found] = [weight, byTopic[topic.id] ?? otherwise];
  }
  return found;
}
