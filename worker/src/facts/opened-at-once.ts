import { type CompiledKind, namesIn, type Pairing } from './candidates.ts';
import type { FactName } from './model.ts';
import { compilePhrases } from './phrases.ts';
import type { Tender, TenderUnit } from './read-tender.ts';

/** Words for the moment at which bids are due, where a statement about their opening names no date of its own. */
const atOnce = compilePhrases({
  en: [
    'at (the|that) (same|very) (time|hour|moment|date and time)',
    'same (date and time|time and date)',
    'at that (time|moment)',
    '(immediately|directly|straight|right|promptly|shortly) (after|thereafter|following|upon|afterwards?)',
    'at the (closing|bid closing|tender closing|submission) (time|deadline|date and time)',
    'at the (deadline|time of closing)',
  ],
  de: [
    'zum (selben|gleichen) (zeitpunkt|termin)',
    'zur (selben|gleichen) (zeit|stunde|uhrzeit)',
    '(unmittelbar|direkt|sofort) (danach|nach|anschlie(ss|ß)end|im anschluss)',
    'im anschluss daran',
  ],
  fr: [
    'a la meme (heure|date et heure)',
    'aux memes (date et heure|jour et heure)',
    'au meme moment',
    'en meme temps',
    '(immediatement|aussitot|juste) apres',
  ],
  es: [
    'a la misma hora',
    '(en )?(el|ese|este|dicho) mismo (momento|acto|instante)',
    '(inmediatamente|justo) despues',
    'acto seguido',
  ],
  it: ['alla (stessa|medesima) ora', '(nello|al) stesso momento', '(immediatamente|subito) dopo'],
  pt: ['(na|a) mesma (hora|data e hora)', 'no mesmo (momento|horario)', '(imediatamente|logo) apos'],
  pl: [
    'w tym samym (czasie|momencie|terminie)',
    'o tej samej (godzinie|porze)',
    '(bezposrednio|niezwlocznie|natychmiast|zaraz) po',
  ],
  nl: ['op hetzelfde (tijdstip|moment)', '(onmiddellijk|direct) (na|daarna|aansluitend)'],
  vi: ['cung (thoi diem|luc)', 'ngay sau'],
  ru: ['в то же время', '(сразу|немедленно|непосредственно) после'],
  zh: ['同一时间', '截止时间(为|即)'],
  ko: ['같은 ?시[각간]', '직후'],
});

/** What follows "immediately after": with the opening itself there, the statement is about what comes next. */
const afterWord = /(?:after|following|upon|nach|apres|despues|dopo|apos|po|na|sau|после)$/u;
/** What "immediately after" counts from, or its end: of an evaluation or of other envelopes it says nothing of the deadline. */
const afterDue =
  /^(?: ?[.,;:)]| ?$| (?:\p{L}{1,8} ){0,4}(?:deadline|clos|due|submission|receipt|ablauf|frist|angebotsfrist|ende|abgabe|date limite|cloture|remise|cierre|presentacion|plazo|vencimiento|scadenza|termine|presentazione|prazo|encerramento|uplyw|termin|skladan|sluiting|inschrijv|dong thau|срок|оконч|подач))/u;
const onlyArticles = /^ (?:\p{L}{1,8} ){0,2}$/u;

const bothAtOnce: ReadonlySet<FactName> = new Set(['submission_deadline', 'bid_opening']);

/** Whether a date of two facts is that of both: "the deadline is moved to 4 May, 15:00, and bids are opened at the same time". */
export const isOfBoth = (one: FactName, other: FactName, { folded }: TenderUnit): boolean =>
  bothAtOnce.has(one) && bothAtOnce.has(other) && folded.search(atOnce ?? /$^/u) >= 0;

/** Statements that refer to a deadline, and deadlines that one may refer to: a page may be full of both. */
const mostStatements = 20;
const mostDeadlines = 100;

/** Sentences or rows before a statement in which the date is to which it refers. */
const unitsBefore = 2;

/**
 * Bid openings without a date of their own, at the moment at which bids are due ("they are opened immediately afterwards"), each with the
 * deadline just above it, or where none is with those of its document; and with those of later addenda: the opening moves with the deadline.
 * Only where addenda move dates: as examples for the fitted weights, such places make fewer sure facts right (.954 instead of .968).
 * @param dated the openings with a date; a document that states one needs no other
 * @param deadlines the pairings of the submission deadline
 */
export function openedAtOnce(
  opening: CompiledKind,
  { deadlines, dated }: { deadlines: readonly Pairing[]; dated: readonly Pairing[] },
  tender: Tender,
): Pairing[] {
  const named = deadlines.filter(({ isStrong, unit, nameUnit }) => isStrong && unit === nameUnit);
  if (named.length === 0 || !tender.isAmended) return [];
  const isDated = new Set(dated.flatMap(({ isStrong, unit }) => (isStrong ? [unit.page.edition] : [])));
  const isTied = ({ unit, start, isStrong }: { unit: TenderUnit; start: number; isStrong: boolean }) =>
    isStrong && saysAtOnce(unit.folded, start) && opening.kind.values(unit.folded, unit.habits).length === 0;
  const statements = namesIn(opening, tender).filter(isTied).slice(0, mostStatements);
  return statements.flatMap(({ unit, start, end, isStrong }) => {
    const near = named.filter(
      (each) =>
        each.unit.page === unit.page && unit.index > each.unit.index && unit.index - each.unit.index <= unitsBefore,
    );
    const last = Math.max(...near.map((each) => each.unit.index));
    const { edition } = unit.page;
    const meant = [
      ...near.filter((each) => each.unit.index === last),
      ...named
        .filter((each) => each.unit.page.edition > edition || (near.length === 0 && each.unit.page.edition === edition))
        .slice(0, mostDeadlines),
    ];
    const base = { kind: opening.kind, nameUnit: unit, name: { start, end }, isStrong };
    return meant
      .filter(({ unit: { page } }) => page.edition === 0 || !isDated.has(page.edition))
      .map(({ unit, value }) => ({
        ...{ ...base, unit, value, distance: 0, between: 0, steps: 0, isAtOnce: true },
        // As likely as if the date were in place of the words.
        relation: 'after',
      }));
  });
}

/** Letters after "immediately after" in which it is said what it counts from. */
const longestCount = 80;

function saysAtOnce(folded: string, nameStart: number): boolean {
  return [...folded.matchAll(atOnce ?? /$^/gu)].some(({ index, 0: words }) => {
    const end = index + words.length;
    if (end <= nameStart && afterWord.test(words) && onlyArticles.test(folded.slice(end, nameStart))) return false;
    return !afterWord.test(words) || afterDue.test(folded.slice(end, end + longestCount));
  });
}
