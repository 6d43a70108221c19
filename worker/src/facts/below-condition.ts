import { beginsItem } from '@bidloom/texts/item-mark';
import type { Tender, TenderUnit } from './read-tender.ts';

/** Items between one and the sentence that introduces them. */
const mostItems = 12;
/** Characters at the end of an introduction in which its condition is; a negation may be anywhere in it. */
const longestEnd = 40;
const condition =
  /(?:^|[ ,])(?:if|where|unless|when|in case|wenn|falls|sofern|si|lorsque|cuando|qualora|se|quando|jezeli|jesli|gdy|indien|wanneer|neu|если)(?: [^ :]{1,12}){0,2} ?[:.…-]*\s*$/u;
const negation =
  /\b(?:cannot|can not|(?:shall|will|must|may|should|is|are|do|does) not|not (?:be|permitted|allowed|accepted)|unacceptable|reject(?:ed|ion)|nicht|kein(?:e[nrsm]?)?|ausgeschlossen|ne [^.]{1,40} pas|rejet(?:e[es]{0,2})?|no se|seran? rechazad[ao]s?|non (?:sono|e|saranno|verranno)|nao (?:se|sera|serao)|nie)\b/u;

/**
 * Whether an item says the opposite, or nothing, without the sentence above its list: "Tenders cannot be accepted if: • they are received by
 * post".
 */
export function isBelowCondition(unit: TenderUnit, { units }: Tender): boolean {
  if (unit.kind !== 'sentence' || !beginsItem(unit.folded)) return false;
  for (let index = unit.index - 1; index >= 0 && index >= unit.index - mostItems; index--) {
    const above = units[index];
    if (above?.kind !== 'sentence' || above.page.document !== unit.page.document) return false;
    if (beginsItem(above.folded)) continue;
    const isOpen = /[:：]\s*$/u.test(above.folded);
    return condition.test(above.folded.slice(-longestEnd)) || (isOpen && negation.test(above.folded));
  }
  return false;
}
