import { containsFigure } from '../figures.ts';
import type { Statement } from '../statements.ts';
import { saysLittle } from './says-little.ts';

/** Who acts for the buyer. */
const buyers =
  "(?:evaluation |tender |bid |procurement |contracting )?(?:committee|panel|board|officer|authority|entity|team)|employer|purchaser|buyer|client|government|owner|council|bank|county|city|department|corporation|university|auftraggeber\\p{L}{0,2}|vergabestelle|pouvoir adjudicateur|acheteur|maître d[’']ouvrage|comisión|comité|entidad|contaduría|autoridad|administración|stazione appaltante|amministrazione|commissione|seggio di gara|administração|pregoeir[oa]|comissão|zamawiając[ya]|opdrachtgever";
const verbs =
  'shall|will|must|may|(?:is|are)(?! (?:hereby )?(?:seeking|searching|looking|soliciting|requesting|inviting))|wird|kann|hat|darf|peut|doit|pourra|podrá|deberá|debe|está|può|potrà|procede|procederà|deve|dovrà|poderá|deverá|może|kan|zal';
/** "The Authority shall …", "La Commissione procederà …", with the mark of an item. */
const buyerActs = new RegExp(
  `^[^\\p{L}]{0,12}(?:(?:the|an?|der|die|das|le|la|les|el|los|il|lo|o|a|de) |l['’])?(?:\\p{L}{1,20} ){0,2}(?:${buyers})(?: \\p{L}{1,20}){0,3} (?:${verbs})(?!\\p{L})`,
  'iu',
);
/** The same by its short name. */
const shortNameActs =
  /^[^\p{L}]{0,12}(?:The )?\p{Lu}{3,7}(?:[/-]\p{Lu}{2,6})? (?:shall|will|must|may|(?:is|are)(?! (?:seeking|looking|soliciting|requesting|inviting)))(?!\p{L})/u;

/** How an example goes on, and what a calculation results in. */
const ofExample =
  /^[^\p{L}\d]{0,9}=|\b(?:for (?:example|instance)|e\.g\.,? if|zum beispiel|par exemple|por ejemplo|ad esempio)\b[^.]{0,60}\d/iu;

/** The names of columns, a sum of figures without a name, an entry of a list of annexes. */
function isOfTable(text: string): boolean {
  const cells = text
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => /[\p{L}\d]/u.test(cell));
  if (cells.length < 2) return false;
  const isNames = cells.length >= 3 && !/\d/u.test(text) && cells.every((cell) => cell.split(' ').length <= 8);
  const isTotal =
    cells.length === 2 && /^(?:grand |sub-?)?(?:total\p{L}?|summe|gesamt|razem|suma)$/iu.test(cells[0] as string);
  const isAnnex =
    /^(?:allegato|annex|annexure|appendix|anexo|anlage|annexe|załącznik)(?!\p{L})/iu.test(cells[1] as string) ||
    /^(?:allegato|annex|annexure|appendix|anexo|anlage|annexe|załącznik)(?!\p{L})/iu.test(cells[0] as string);
  return isNames || isTotal || isAnnex;
}

/**
 * Whether a summary may choose a statement: one about what the tender asks for. What the buyer does itself counts only with its time or
 * sum; examples and names of columns say nothing of the tender.
 */
export function isWorthSaying(statement: Statement): boolean {
  const { text, figures, shape } = statement;
  if (saysLittle(text) || ofExample.test(text)) return false;
  if (shape === 'row') return !isOfTable(text);
  const isOfBuyer = buyerActs.test(text) || shortNameActs.test(text);
  return !isOfBuyer || containsFigure(figures, ['duration', 'date', 'money', 'percent']);
}
