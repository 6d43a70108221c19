import type { Pairing } from './candidates.ts';
import type { FactName } from './model.ts';
import type { TenderUnit } from './read-tender.ts';

/** A pairing with the features of its candidate. */
interface Read {
  pairing: Pairing;
  features: Readonly<Record<string, number>>;
}

/** The amounts of one fact, each of another lot or of other goods: consecutive rows or sentences of one page. */
export interface LotAmounts {
  /** Each once, as the first row has it: "INR 15945". */
  amounts: readonly string[];
  /** "varies: INR 15945, INR 5819". */
  value: string;
  /** Offsets into the text of the page, from the first row to the last. */
  start: number;
  end: number;
}

/** What a bidder pays for each lot that it bids for. */
const payable: ReadonlySet<FactName> = new Set(['bid_security', 'performance_security', 'tender_fee']);
const isMoney = /^(?:[A-Z]{3} )?\d+(?:\.\d+)?$/u;
const total = /(?<!\p{L})(?:grand |sub-?)?(?:total|gesamt|summe|somme|totale?|suma)(?!\p{L})/u;
/** What a bid may be for, by its number or letter: "Lot 2", "Los 3", "Schedule B". */
const numberedLot =
  /(?<!\p{L})(?:lots?|lotes?|lotto|lotti|los|partida|packages?|schedules?|zadanie|czesc|perceel|лот)[ .:-]{1,2}(?:n[o°º]\.? ?)?(\d{1,3}|[ivx]{1,4}(?!\p{L})|[a-z](?!\p{L}))/u;
/**
 * Words of labels, folded, that tell amounts apart which are not of different lots or goods: another state, form or bound of one amount, the
 * tax on it, and how it is paid.
 */
const notOfGoods = new Set(
  [
    'original initial first final revised amended corrected modified updated changed enhanced reduced previous previously',
    'earlier former formerly old new now current currently existing present actual prior before after since until',
    'amount sum value figure figures word words number numeral numerals digits rs inr usd eur gbp rupees dollars euros',
    'corrigendum corrigenda addendum addenda amendment notice nit published tender document hard soft copy copies',
    'minimum maximum min max least most lowest highest fixed percentage percent rate approximate estimated',
    'excluding exclusive excl including inclusive incl without with plus net gross gst vat cgst sgst igst tax taxes duty',
    'paid payable payment pay online offline cash cheque draft dd bg neft rtgs mode refundable non',
    'total of the an in for by if as at on per and or not no only any each all from to via',
    'ursprunglich ursprungliche bisher bisherige neu neue alt alte vorher geandert geanderte mindestens hochstens netto',
    'brutto mwst ust ohne mit inkl zzgl worten ziffern zahlen',
    'initiale revise revisee modifie modifiee ancien ancienne nouveau nouvelle ht ttc tva hors toutes lettres chiffres en',
    'inicial revisado revisada modificado modificada anterior nuevo nueva con sin iva letras cifras minimo maximo',
    'originario originaria iniziale precedente nuovo nuova esclusa inclusa lettere cifre novo nova sem com',
  ].flatMap((line) => line.split(' ')),
);
/** What has more rows is a price list. */
const mostRows = 40;
/** Amounts that a value names. */
const mostNamed = 8;

/** A row or sentence with its one amount. */
interface LabelledAmount {
  unit: TenderUnit;
  amount: string;
  /** What may tell it from its neighbours: the number of its lot, or the words of its label. */
  label: readonly string[];
}

/**
 * Tells where documents give a sum that a bidder pays by lot, schedule or item: different amounts in consecutive rows whose labels name the
 * fact and other goods ("Kits EMD amount | 15945", "Consumables EMD amount | 5819"), under one header ("Lot | Bid security"), or in
 * consecutive sentences about numbered lots. One of them alone is not the amount of the tender. An original amount and a revised one, or
 * one before tax and one after it, are no lots.
 */
export function amountsByLot(fact: FactName, read: readonly Read[]): ReadonlyMap<TenderUnit, LotAmounts> {
  const found = new Map<TenderUnit, LotAmounts>();
  if (!payable.has(fact)) return found;
  const rows = [...Map.groupBy(read.filter(isPlain), ({ pairing }) => pairing.unit).values()].flatMap(rowOf);
  rows.sort((a, b) => a.unit.index - b.unit.index);
  for (const run of runsOf(rows)) {
    const amounts = [...new Set(run.map(({ amount }) => amount))];
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || amounts.length < 2 || run.length > mostRows || !nameDifferentThings(run)) continue;
    const named = amounts.slice(0, mostNamed).join(', ');
    const value = `varies: ${named}${amounts.length > mostNamed ? ' …' : ''}`;
    for (const { unit } of run) found.set(unit, { amounts, value, start: first.unit.start, end: last.unit.end });
  }
  return found;
}

/** Whether a row or sentence gives an amount for the fact itself, in its own place. */
function isPlain({ pairing: { unit, nameUnit, relation, between, isStrong, value }, features }: Read): boolean {
  if (!isStrong || !isMoney.test(value.value) || total.test(unit.folded)) return false;
  if (features.qualified || features.negative || features.blank || features.example) return false;
  if (unit.kind !== 'row') return numberedLot.test(unit.folded);
  if (relation === 'column') return true;
  return relation === 'right' && unit === nameUnit && between === 0;
}

/** One row with the one amount that it gives; none where it gives several. */
function rowOf(read: Read[]): LabelledAmount[] {
  const [first] = read;
  const amounts = new Set(read.map(({ pairing }) => pairing.value.value));
  if (!first || amounts.size > 1) return [];
  const { unit, value } = first.pairing;
  const numbered = numberedLot.exec(unit.folded);
  const label = numbered ? [numbered[0]] : labelOf(first.pairing);
  return [{ unit, amount: value.value, label }];
}

/** Words of a label in its row; under a header, those of the row's other cells, and a number that the row begins with. */
function labelOf({ unit, name, value, relation }: Pairing): string[] {
  if (relation !== 'column')
    return wordsIn(`${unit.folded.slice(0, name.start)} ${unit.folded.slice(name.end, value.start)}`);
  const others = unit.cells
    .filter(({ start, end }) => value.start < start || value.start >= end)
    .map(({ start, end }) => unit.folded.slice(start, end).trim());
  const number = /^[\p{L}\p{N}]{1,4}[.)]?$/u.test(others[0] ?? '') ? wordsIn(others[0] ?? '') : [];
  return [...number, ...others.flatMap((cell) => cell.match(/\p{L}+/gu) ?? [])];
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Rows and sentences that follow each other on one page. */
function runsOf(rows: readonly LabelledAmount[]): LabelledAmount[][] {
  const runs: LabelledAmount[][] = [];
  for (const row of rows) {
    const before = runs.at(-1)?.at(-1)?.unit;
    const { unit } = row;
    const goesOn = before && before.page === unit.page && before.kind === unit.kind && unit.index - before.index <= 1;
    if (goesOn) runs.at(-1)?.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Whether every label names something that not all of them name, and no two the same. */
function nameDifferentThings(run: readonly LabelledAmount[]): boolean {
  const [first, ...others] = run.map(({ label }) => new Set(label));
  const common = new Set([...(first ?? [])].filter((word) => others.every((label) => label.has(word))));
  const own = run.map(({ label }) => label.filter((word) => !common.has(word) && !notOfGoods.has(word)).join(' '));
  return own.every((words) => words !== '') && new Set(own).size === own.length;
}
