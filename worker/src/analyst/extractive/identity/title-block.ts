import { fold } from '../../../facts/fold.ts';
import { factNames } from '../../../facts/model.ts';
import { nameAt } from '../../../facts/names-fact.ts';
import type { Claim } from '../../analyst.ts';
import { claimOf, type Line, type PageLines } from '../page-lines.ts';
import { labelledPart } from './labels.ts';
import { isOrganisation, nameAlone, objects } from './title-words.ts';

/** A title is in the first lines of a cover, over at most as many of them. */
const most = { lines: 20, wrapped: 10, words: 55 };
const leastWords = 4;
/** With more blank lines for each line of text, blank lines separate nothing. */
const spaced = 0.6;
/** Words of titles that only say which paper it is. */
const ofPapers = new Set(
  'rfp rfq rft rfb itt itb eoi by with on in to a an notice inviting tender tenders enquiry global open request for proposal proposals quotation quotations invitation bid bids bidding document documents mode procurement public minuta edital licitacao pregao eletronico pliego bases condiciones particulares generales especificaciones tecnicas anexo anexos ley disciplinare gara capitolato speciale tecnico procedura aperta reglement consultation dossier cahier prescriptions speciales royaume republique clauses particulieres techniques avis vergabeunterlagen leistungsbeschreibung aufforderung abgabe angebots specyfikacja warunkow zamowienia istotnych annex appendix volume section part contents index table of the and de di del da do das dos la le les der die des und y e et'.split(
    ' ',
  ),
);
/** A sentence has a verb. */
const verbs =
  /(?<!\p{L})(?:is|are|was|were|shall|must|will|may|applies|apply|ist|sind|wird|werden|est|sont|sera|doit|es|son|será|debe|è|sono|deve|são|jest|są)(?!\p{L})/u;
/** Where what is bought begins in a title that names the procedure first: "… per la fornitura di". */
const beforeObject =
  /(?:^|\s)(?:per|pour|para|for|zur|fur|dla|voor|na)\s(?:(?:the|la|le|l'|il|el|o|a|die|das|den)\s?)?/gu;

/**
 * The title of the first page, where nothing names or tells what is bought: what is in quotation marks there, else the longest stretch of
 * lines that are neither names nor sentences. A title that names the procedure at length is said from what is bought.
 */
export function findTitleBlock(fronts: readonly PageLines[]): Claim | null {
  const [front] = fronts;
  if (front?.page !== 1) return null;
  const blocks = blocksOf(closeUp(front.lines.slice(0, most.lines))).filter(({ text }) => isTitle(text));
  const best = blocks.reduce<Block | null>((one, each) => (one && lengthOf(one) >= lengthOf(each) ? one : each), null);
  return quotedTitle(front) ?? (best && claimOfBlock(best, front));
}

interface Block {
  lines: Line[];
  text: string;
}

/** Words that are read from left to right: of the others the order is not sure. */
const lengthOf = ({ text }: Block) =>
  text.split(' ').filter((word) => !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(word)).length;

/** Lines without blank ones where those are between all lines. */
function closeUp(lines: readonly Line[]): readonly Line[] {
  const [isText, isBlank] = [({ text }: Line) => text.trim() !== '', ({ text }: Line) => text.trim() === ''];
  return lines.filter(isBlank).length > spaced * lines.filter(isText).length ? lines.filter(isText) : lines;
}

/** Lines up to a blank one, an entry of contents, a label or an address; not those of a sentence. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let own: Line[] = [];
  const close = () => {
    own = own.slice(0, most.wrapped);
    const text = own.map(plain).join(' ').replace(/\s+/gu, ' ').trim();
    if (own.length > 0) blocks.push({ lines: own, text });
    own = [];
  };
  for (const [at, line] of lines.entries()) {
    const text = plain(line);
    const isOfContents = isEntry(line) && [lines[at - 1], lines[at + 1]].some((beside) => beside && isEntry(beside));
    const isOfLetterhead = own.length > 1 && own.every((each) => isUnitName(plain(each)));
    if ((/[.;:]$/u.test(text) && /\p{Ll}/u.test(text)) || (isAddress(text) && isOfLetterhead)) own = [];
    else if (
      ofOwn(text).length === 0 ||
      isOfContents ||
      ends(line.text) ||
      namesColumns(lines, at) ||
      isOrganisation(text) ||
      nameAlone.test(fold(text))
    )
      close();
    else own.push(line);
  }
  close();
  return blocks;
}

/** A street, and a number of five or six figures or a British code that the post uses: "12 Mill Road, Tarrow TV1 2AB". */
const street =
  /(?<!\p{L})(?:street|road|rd|avenue|ave|boulevard|blvd|lane|drive|square|floor|box|rue|via|viale|calle|avenida|plaza|rua|ul)(?!\p{L})|str(?:aße|asse|\.)/iu;
const postalCode = /(?<![\d.,-])\d{5,6}(?:-\d{3,4})?(?![\d.,/-])|(?<!\w)[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?!\w)/u;
/** Parts of an organisation, as above its address: "Estates Service", "Centre of Excellence". What is bought may end so, too, but not in each line. */
const unitName =
  /(?<!\p{L})(?:services?|office|cent(?:er|re)s?|cent(?:er|re)s? of \p{L}+|division|department|administration|agency|authority|bureau|directorate|branch|section|unit|team)$/iu;
const isUnitName = (text: string): boolean => unitName.test(text);
const isAddress = (text: string): boolean => street.test(text) && postalCode.test(text);

function claimOfBlock({ lines, text }: Block, front: PageLines): Claim {
  const [first, last] = [lines[0] as Line, lines.at(-1) as Line];
  const object = objectIn(text);
  const said = object === '' ? `Title: ${cut(text)}` : `Subject: ${cut(object)}`;
  return claimOf(said, front, first.start, last.start + last.text.trimEnd().length);
}

const quoted = /(?:^|:)[^\S\n]{0,8}["“«„](?<title>[^"“”«»„|]{30,300})["”»“]/mu;

function quotedTitle(front: PageLines): Claim | null {
  const last = front.lines[most.lines]?.start ?? front.pageText.length;
  const found = quoted.exec(front.pageText.slice(0, last));
  const title = found?.groups?.title?.replace(/\s+/gu, ' ').trim() ?? '';
  if (!found || !isTitle(title) || /[.;]\s/u.test(title)) return null;
  return claimOf(`Title: ${cut(title)}`, front, found.index, found.index + found[0].length);
}

/** Cells of a title that is laid out as a table, without another script beside Latin letters. */
function plain({ text }: Line): string {
  const words = text.replaceAll('|', ' ').split(/\s+/u);
  const latin = words.filter((word) => !/\p{L}/u.test(word) || /\p{Script=Latin}/u.test(word));
  const isBilingual = latin.filter((word) => /\p{L}{3}/u.test(word)).length >= leastWords;
  return (isBilingual ? latin : words).join(' ').trim();
}

/** A title may end in a number, too: entries of contents come together. */
const isEntry = ({ text }: Line) => /[.…\s]\d{1,3}\s*$/u.test(text);

/** A part of what is bought, by its number: "Package M-104: supply of pumps". */
const partOfAll = /^\W{0,3}(?:work )?(?:package|lot|los|lote|lotto|zadanie|cz[eę]ść)\s[^\s:]{1,12}\s?:\s/iu;

/** The first row of a table: "Event | Original date | New date" above a row with figures or with as many cells. */
function namesColumns(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  const below = lines.slice(at + 1).find((line) => line.text.trim() !== '')?.text ?? '';
  const [own, other] = [text, below].map((line) => line.split('|').length) as [number, number];
  const isTable = own > 2 && (own === other || (other > 1 && /\d/u.test(below)));
  return isTable && !objects.test(fold(text).trim());
}

/** An address, a label with its value, a row of figures or of a bid fact: "Place of delivery | …". */
function ends(text: string): boolean {
  const [label = '', ...values] = text.split('|').filter((cell) => cell.trim() !== '');
  return (
    /[@]|www\.|:\/\/|_{3}|\.{4}/u.test(text) ||
    (/^[^:]{1,40}:\s/u.test(text) && !partOfAll.test(text)) ||
    labelledPart(text) !== null ||
    (values.length === 1 && factNames.some((fact) => nameAt(fact, label) >= 0)) ||
    (/\d/u.test(text) && text.includes('|'))
  );
}

/** Words that say more than which paper it is. */
const ofOwn = (text: string) => (fold(text).match(/\p{L}{2,}/gu) ?? []).filter((word) => !ofPapers.has(word));

function isTitle(text: string): boolean {
  const isCapitals = text === text.toUpperCase();
  if (!isCapitals && verbs.test(text)) return false;
  // Below the name of the paper, a title may go on with a small letter: "na zakup sprzętu".
  const begins = /^["'“«„]?[\p{Lu}\p{Lo}\d]/u.test(text) || objectIn(text) !== '';
  return ofOwn(text).length >= leastWords && begins;
}

function objectIn(text: string): string {
  const folded = fold(text);
  if (folded.length !== text.length) return '';
  for (const { index, 0: words } of folded.matchAll(beforeObject)) {
    const from = index + words.length;
    if (objects.test(folded.slice(from))) return text.slice(from);
  }
  return '';
}

function cut(text: string): string {
  const words = text.split(' ');
  return words.length <= most.words ? text : `${words.slice(0, most.words).join(' ')} …`;
}
