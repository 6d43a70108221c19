import type { Pairing } from './candidates.ts';
import type { FactName } from './model.ts';
import type { TenderUnit } from './read-tender.ts';

/** A pairing with the features of its candidate. */
interface Read {
  pairing: Pairing;
  features: Readonly<Record<string, number>>;
}

/** The amounts of one fact, each of another lot: consecutive rows or sentences of one page. */
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
const lot =
  /(?<!\p{L})(?:lots?|lotes?|lotto|lotti|los|partida|packages?|schedules?|zadanie|czesc|perceel|лот)[ .:-]{1,2}(?:n[o°º]\.? ?)?(\d{1,3}|[ivx]{1,4}(?!\p{L})|[a-z](?!\p{L}))/u;
/** Rows; what has more of them is a price list. */
const mostLots = 40;
/** Amounts that a value names. */
const mostNamed = 8;

interface LotRow {
  unit: TenderUnit;
  amount: string;
  /** What tells the row from its neighbours: the words of its label, or the number of its lot. */
  label: readonly string[];
}

/**
 * Tells where documents give a sum that a bidder pays by lot, schedule or item: different amounts in consecutive rows whose labels name the
 * fact and differ ("Kits EMD amount | 15945", "Consumables EMD amount | 5819"), under one header ("Lot | Bid security"), or in consecutive
 * sentences about numbered lots. One of them alone is not the amount of the tender.
 */
export function amountsByLot(fact: FactName, read: readonly Read[]): ReadonlyMap<TenderUnit, LotAmounts> {
  const found = new Map<TenderUnit, LotAmounts>();
  if (!payable.has(fact)) return found;
  const rows = [...Map.groupBy(read.filter(isPlain), ({ pairing }) => pairing.unit).values()].flatMap(rowOf);
  rows.sort((a, b) => a.unit.index - b.unit.index);
  for (const run of runsOf(rows)) {
    const amounts = [...new Set(run.map(({ amount }) => amount))];
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || amounts.length < 2 || run.length > mostLots || !differInLabel(run)) continue;
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
  if (unit.kind !== 'row') return lot.test(unit.folded);
  if (relation === 'column') return true;
  return relation === 'right' && unit === nameUnit && between === 0;
}

/** One row with the one amount that it gives; none where it gives several. */
function rowOf(read: Read[]): LotRow[] {
  const [first] = read;
  const amounts = new Set(read.map(({ pairing }) => pairing.value.value));
  if (!first || amounts.size > 1) return [];
  const { unit, name, value } = first.pairing;
  const numbered = lot.exec(unit.folded);
  if (numbered) return [{ unit, amount: value.value, label: [numbered[0]] }];
  if (first.pairing.relation === 'column') return [{ unit, amount: value.value, label: [String(unit.index)] }];
  const said = `${unit.folded.slice(0, name.start)} ${unit.folded.slice(name.end, value.start)}`;
  return [{ unit, amount: value.value, label: said.match(/[\p{L}\p{N}]+/gu) ?? [] }];
}

/** Rows and sentences that follow each other on one page. */
function runsOf(rows: readonly LotRow[]): LotRow[][] {
  const runs: LotRow[][] = [];
  for (const row of rows) {
    const before = runs.at(-1)?.at(-1)?.unit;
    const { unit } = row;
    const goesOn = before && before.page === unit.page && before.kind === unit.kind && unit.index - before.index <= 1;
    if (goesOn) runs.at(-1)?.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Whether every label says something that not all of them say, and no two say the same. */
function differInLabel(run: readonly LotRow[]): boolean {
  const [first, ...others] = run.map(({ label }) => new Set(label));
  const common = new Set([...(first ?? [])].filter((word) => others.every((label) => label.has(word))));
  const own = run.map(({ label }) => label.filter((word) => !common.has(word)).join(' '));
  return own.every((words) => words !== '') && new Set(own).size === own.length;
}
