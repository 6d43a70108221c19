import { type CountedRow, countedRows } from '../../../documents/datasheets/counted-rows.ts';
import { roleOfHeader, tidyName } from '../../../documents/datasheets/header-words.ts';
import { loadSheetSource } from '../../../documents/datasheets/sheet-source.ts';
import { plural } from '../../../lib/plural.ts';
import type { AskedDocuments, DocumentRows } from '../../../scope/document-scope.ts';
import type { Claim } from '../../analyst.ts';
import type { Statement } from '../statements.ts';
import { namesTotal } from './names-total.ts';
import { toClaim } from './to-claim.ts';

/** What is ordered, as one row of a table says it. */
interface Ordered {
  documentId: string;
  page: number;
  name: string;
  /** With its unit: "2 sets". */
  count: string;
}

/** Items that are named; of more, their number is said. */
const mostNamed = 6;
/** In words. */
const longestName = 10;

/** Tables of what a bidder has supplied, of persons, of marks and of spares count other things. */
const ofOther =
  /(?<!\p{L})(?:experience|past performance|spares?|similar (?:works?|supplies|orders?)|references?|clients?|customers?|purchase orders?|employer|personnel|staff|manpower|key experts?|marks|scor(?:e|ing)|points|weight(?:age|ing)?|referenz\p{L}{0,3}|erfahrung\p{L}{0,2}|personal|expérience|experiencia|esperienza|experiência|doświadczenie|ersatzteile?|rechange|repuestos|ricambi\p{L}?|sobressalentes)(?!\p{L})|备品|备件|专用工具/iu;

/** A table with prices beside quantities is what the bid is for; without, it may list what a document contains. */
const price =
  /price|\brates?\b|\bcosts?\b|amount|preis|prix|montant|preci?os?|valor|importe|costo|prezzo|importo|preço|cena|wartość|prijs|单价|价格|总价|报价|단가|금액|đơn giá|thành tiền/iu;

/** What is ordered and how many of it: one line, with the rows that it is from; null where no table says it. */
export async function tellQuantities(
  asked: AskedDocuments,
  rows: DocumentRows,
  statements: readonly Statement[],
): Promise<Claim | null> {
  const ordered = new Map<string, Ordered>();
  for (const { id } of asked.documents) addNamed(ordered, id, countedRows(await loadSheetSource(asked, id, rows)));
  const shown = firstPlaced(ordered.values(), statements);
  if (shown.length === 0) return null;
  const more = ordered.size - shown.length;
  const named = shown.map(({ name, count }) => `${cut(name)}: ${count}`);
  return {
    text: `Quantities: ${[...named, ...(more > 0 ? [plural(more, 'more item')] : [])].join('; ')}`,
    citations: shown.flatMap(({ row }) => toClaim(row).citations),
    supported: true,
  };
}

/** A schedule, a price form, a list of consignees and an addendum repeat the same things: each is named once. */
function addNamed(ordered: Map<string, Ordered>, documentId: string, rows: readonly CountedRow[]): void {
  for (const row of rows) {
    if (!row.headers.some((header) => price.test(header))) continue;
    if (ofOther.test([row.context.title, row.context.path, ...row.headers].join('\n'))) continue;
    const name = nameOf(row);
    if (name === null || ordered.has(name.toLowerCase())) continue;
    const count = `${withoutZeros(row.count.text)} ${row.unit}`.trim();
    ordered.set(name.toLowerCase(), { documentId, page: row.page, name, count });
  }
}

/** "12.00" is 12; "1,000" may be a thousand, so three digits stay. */
const withoutZeros = (count: string) => count.replace(/[.,](?:0{1,2}|0{4,9})$/u, '');

/** The first things that a row of the pages states, each with it. Long names may differ in words that are not shown: one of them is. */
function firstPlaced(ordered: Iterable<Ordered>, statements: readonly Statement[]): (Ordered & { row: Statement })[] {
  const pageOf = ({ documentId, page }: { documentId: string; page: number }) => `${documentId}/${page}`;
  const rows = Map.groupBy(
    statements.filter(({ shape }) => shape === 'row'),
    pageOf,
  );
  const placed = new Map<string, Ordered & { row: Statement }>();
  for (const own of ordered) {
    if (placed.size === mostNamed) break;
    const row = placed.has(cut(own.name)) ? undefined : rows.get(pageOf(own))?.find((each) => saysOrder(each, own));
    if (row) placed.set(cut(own.name), { ...own, row });
  }
  return [...placed.values()];
}

/** The cell below the header that names things, else the longest text of the row; null where nothing has a name. */
function nameOf({ cells }: CountedRow): string | null {
  const texts = cells.filter(({ text }) => /\p{L}{3}|\p{Script=Han}{2}/u.test(text));
  const headed = texts.find(({ header }) => roleOfHeader(header) === 'name');
  const longest = texts.toSorted((one, other) => other.text.length - one.text.length)[0];
  const name = tidyName((headed ?? longest)?.text.replace(/\s+/gu, ' ') ?? '');
  return name === '' || namesTotal(name) ? null : name;
}

/** What a name says first: a cell may have a description behind it. */
function cut(name: string): string {
  const words = name.split(' ');
  return words.length > longestName ? `${words.slice(0, longestName).join(' ')} …` : name;
}

function saysOrder({ text }: Statement, { name, count }: Ordered): boolean {
  const said = plain(text);
  return said.includes(plain(name)) && said.includes(plain(count.split(' ', 1)[0] ?? ''));
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, '');
