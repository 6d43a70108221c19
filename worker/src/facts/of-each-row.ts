import type { Pairing } from './candidates.ts';
import type { TenderUnit } from './read-tender.ts';

/** Headers, folded, of columns that say what is delivered and to whom: the rows of their table are items or recipients. */
const itemColumn =
  /(?<!\p{L})(?:quantit(?:y|ies|a|es?)|qty|qte|consignees?|recipients?|destinations?|menge|anzahl|stuckzahl|empfanger|destinataires?|cantidad(?:es)?|destinatari[oi]s?|quantidades?|qtde|ilosc|odbiorca|aantal|количество|грузополучатель|so luong)(?!\p{L})|数量|收货人|수량/u;

/**
 * Tells whether a duration is only that of an item, a consignee or a step: it is in a column of which each row has its own. The period of a
 * contract is in a column, too, where a notice has a table of one row.
 */
export function ofEachRow(pairings: readonly Pairing[]): (pairing: Pairing) => boolean {
  const rows = new Map<TenderUnit, Set<TenderUnit>>();
  for (const { kind, relation, unit, nameUnit } of pairings) {
    if (kind.class !== 'duration' || relation !== 'column' || !namesColumns(nameUnit)) continue;
    rows.set(nameUnit, (rows.get(nameUnit) ?? new Set()).add(unit));
  }
  return ({ relation, nameUnit }) => {
    const own = relation === 'column' ? rows.get(nameUnit) : undefined;
    return own !== undefined && (own.size > 1 || itemColumn.test(nameUnit.folded));
  };
}

/** Whether a first row has a name for more than one column; a form has a title there that goes across. */
const namesColumns = ({ cells, folded }: TenderUnit): boolean =>
  cells.filter(({ start, end }) => folded.slice(start, end).trim() !== '').length > 1;
