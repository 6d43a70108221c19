import { allKinds } from './all-kinds.ts';
import type { FactDocument, FactName, FactPage, FoundFact } from './model.ts';
import { nameAt } from './names-fact.ts';
import { boxAt, tickedLine } from './ticked-line.ts';

const ticked = /[☑☒✓✔√■▣⊠✗✘]|\[[xX]\]/u;
const empty = /☐/gu;
/** Words of what a bidder fills in: no choice of the buyer. */
const ofBidder =
  /(?<!\p{L})(?:we|i|our|my|bidders?|tenderers?|offerors?|suppliers?|enclosed?s?|declares?|yes|ich|wir|bieter\p{L}{0,4}|ja|nein|nous|je|soumissionnaire|candidat|oui|nosotros|licitador|s[ií])(?!\p{L})/iu;
/** Whether something may be done. */
const allows =
  /(?<!\p{L})(?:allow|permi[ts]|accept|admi[ts]|possible|zugelassen|zulässig|erlaubt|autoris|acept|autoriz|ammess|consentit|dopuszcz|toegestaan)/iu;
/** What is handed in later, or beside a bid. */
const ofOtherPapers =
  /(?<!\p{L})(?:invoices?|samples?|rechnung\p{L}{0,3}|muster|factures?|échantillons?|facturas?|muestras?|fatture?)(?!\p{L})/iu;
/** Ways to hand in a bid; "for one lot" is none. */
const ways =
  /(?<!\p{L})(?:post|mail|e-?mail|fax|hand|person|electronic\p{L}{0,5}|online|portal|platform\p{L}{0,3}|paper|schriftlich|elektronisch|textform|papier\p{L}{0,6}|postalisch|vergabeplattform|électronique\p{L}{0,6}|papel|electrónic\p{L}{1,6})(?!\p{L})/iu;

/** In characters, of a choice that is compared with the names of facts. */
const longest = 600;

/** A form may leave these open: whether something is allowed, and how bids are handed in. Of a security it offers forms. */
const isOpenable = (fact: FactName): boolean => fact === 'submission_method' || allKinds[fact].class === 'yesNo';

/**
 * The facts about which the form that states them offers a choice that nobody has made, though other boxes of the page are ticked: "Bids may
 * be submitted: ☐ by post ☐ electronically". What its other clauses say of these may hold or not.
 */
export function leftOpen(found: readonly FoundFact[], documents: readonly FactDocument[]): ReadonlySet<FactName> {
  const choices = new Map(
    documents.map(({ documentId, pages }) => [
      documentId,
      pages.filter(({ text }) => tickedLine.test(text)).flatMap(choicesOf),
    ]),
  );
  const isOpen = ({ fact, stated }: FoundFact) =>
    stated !== null &&
    isOpenable(fact) &&
    (choices.get(stated.place.documentId) ?? []).some(
      (choice) => nameAt(fact, choice) >= 0 && (fact === 'submission_method' ? ways : allows).test(choice),
    );
  return new Set(found.filter(isOpen).map(({ fact }) => fact));
}

/** The choices of a page without a ticked box: in one block, or in items below words that end in a colon. */
function choicesOf({ text, blocks }: FactPage): string[] {
  const texts = blocks.map(({ start, end }) => text.slice(start, Math.min(end, start + longest)));
  const choices: string[] = [];
  let [lead, items]: [string, string[]] = ['', []];
  const add = (choice: string) => {
    if (![ticked, ofBidder, ofOtherPapers].some((pattern) => pattern.test(choice))) choices.push(choice);
  };
  const close = () => {
    if (items.length > 1 && /:\s*$/u.test(lead)) add(`${lead} ${items.join(' ')}`);
    items = [];
  };
  for (const each of texts) {
    if (boxAt(each) === '☐' || (items.length > 0 && ticked.test(each))) {
      items.push(each);
      continue;
    }
    close();
    lead = each;
    if ((each.match(empty) ?? []).length > 1) add(each);
  }
  close();
  return choices;
}
