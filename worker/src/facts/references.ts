const number = String.raw`\d{1,2}(?:\.\d{1,2}){1,3}`;
/** The clause that a statement, a row or a title is of: "18.1 The bid…", "ITB 18.1 | …". */
const ownClause = new RegExp(`^[ (]{0,2}(?:\\p{L}{2,5}[ .-]{1,2})?(?:clause |sub-clause )?(${number})(?![\\d/-])`, 'u');
const named = new RegExp(
  `(?<!\\p{L})(?:sub-?clauses?|clauses?|cl\\.|sections?|articles?|para(?:graph)?s?|itb|itt|gcc|scc|ziffer|punkt|nummer|art\\.?|clausula|numeral|item|punt[eo]|pkt\\.?|п\\.|пункт\\p{L}{0,3}|第) ?(?:no\\.? ?)?(${number})`,
  'u',
);
/** Words by which a clause leaves its figures to the data sheet, the conditions or a schedule. */
const leaves =
  /(?<!\p{L})(?:(?:specified|stated|indicated|given|mentioned|set out|provided|defined|named|prescribed|as per|according to|refer(?:red)? to|see)[^.;|]{0,40}(?:bds|tds|data sheet|scc|pcc|special conditions|particular conditions|contract data|schedule|appendix|annex|clause|section|nit|notice)|(?:siehe|gemass|laut)[^.;|]{0,30}(?:ziffer|punkt|anlage|abschnitt)|(?:voir|conformement a|indique[es]{0,2} a)[^.;|]{0,30}(?:article|annexe)|(?:segun|indicad[oa]s? en|conforme)[^.;|]{0,30}(?:clausula|anexo|numeral|datos)|(?:conforme|previsto|indicad[oa])[^.;|]{0,30}(?:item|anexo|clausula|edital)|zgodnie z[^.;|]{0,20}(?:pkt|rozdzial))|前附表/u;

/** Where the figures are that a statement leaves to another clause or to the data sheet. */
export type References<U> = (unit: U) => readonly U[];

interface ReferringUnit {
  folded: string;
  title: string;
  cells: readonly { start: number; end: number }[];
}

const longestNumberCell = 30;

/** Follows references of a tender's statements: to the clause that they name, or to the row of the data sheet for their own clause. */
export function referencesOf<U extends ReferringUnit>(units: readonly U[]): References<U> {
  const clauses = new Map<string, U[]>();
  const rows = new Map<string, U[]>();
  const add = (index: Map<string, U[]>, key: string, unit: U) => {
    const known = index.get(key);
    if (known) known.push(unit);
    else index.set(key, [unit]);
  };
  for (const unit of units) {
    const first = unit.cells[0];
    if (first) {
      const cell = unit.folded.slice(first.start, first.end);
      const own = cell.length <= longestNumberCell ? ownClause.exec(cell)?.[1] : undefined;
      if (own) add(rows, own, unit);
    }
    const own = ownClause.exec(unit.folded)?.[1];
    if (own) add(clauses, own, unit);
  }
  return (unit) => {
    if (!leaves.test(unit.folded)) return [];
    const target = named.exec(unit.folded)?.[1];
    const own = ownClause.exec(unit.folded)?.[1] ?? ownClause.exec(unit.title)?.[1];
    const found = [...(target ? (clauses.get(target) ?? []) : []), ...(own ? (rows.get(own) ?? []) : [])];
    return found.filter((other) => other !== unit).slice(0, 4);
  };
}
