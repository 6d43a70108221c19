import { wholeWords } from '../tables/header/word-pattern.ts';
import { unitsIn } from './technical-signs.ts';

/** Names of amounts of money, by language; an underscore is a space. "Payment" is none: it may be asked for its days. */
const moneyName = wholeWords([
  'emd earnest_money bid_security security_deposits? deposits? fees? prices? costs? amounts? budget turnover net_worth',
  'kaution preise? kosten gebühr(?:en)? umsatz prix montants? coûts? caution precios? montos? importes? costos? costes? presupuesto',
  'prezz[oi] import[oi] cost[oi] cauzione preços? wadium cen[ay] kwot[ay] prij(?:s|zen) цен[аы] стоимость',
]);
const moneyNameOfSpaceless = /价格|金额|费用|保证金|预算|单价|总价|가격|금액|비용|보증금|예산/u;
/** Names of stretches of time. */
const timeName = wholeWords([
  'periods? durations? plazos? período periodo prazos? durata durée délais? dauer frist(?:en)? okres termin(?:y|u)? termijn срок thời_(?:gian|hạn)',
]);
/** Words of a name that make a time of whatever else it asks for: "validity of the deposit". */
const timeWord = wholeWords([
  'validity valid times? dates? days? weeks? months? years? hours? deadlines? until vigencia validez validità validade gültigkeit validité datum fechas? dat[ae]',
]);
const timeOfSpaceless = /期|时间|日期|기간|시간|일자/u;

/** "03 March 2026", "15.00 hrs", "04 03 2026 at 15 00 hrs". */
const clockOrDate =
  /(?<!\d)\d{1,2}[:.]\d\d(?!\d)\s?(?:hrs|hours|h|am|pm|uhr|horas|ore)|(?<!\d)\d{1,2}[./\s-](?:\d{1,2}|\p{L}{3,9})[./\s,-]{1,2}(?:19|20)\d\d(?!\d)/giu;
/** A sum with its currency or the mark for whole amounts, or a share of another sum. */
const sum =
  /(?<!\p{L})(?:Rs\.?|INR|USD|EUR|GBP|PLN|S\/\.?|R\$|[€$£₹¥₩])\s?\d|\d\s?(?:\/-|%|€|zł|元|万元|원|lakhs?|lacs?|crores?|EUR|USD|INR|euros?|rupees)/iu;
/** As many digits as only sums have. */
const longNumber = /\d[\d.,]{0,12}\d{3}(?!\d)/u;
const unitOfTime = 'h';

/**
 * Whether the value, or the text that contains it, may be of the kind that a name asks for: a time is no amount of money, and a sum or
 * a share no period. True for all other names. Linear in the text.
 */
export function isOfAskedKind(asked: string, value: string): boolean {
  const isTime = timeName.test(asked) || timeOfSpaceless.test(asked);
  const isMoney = moneyName.test(asked) || moneyNameOfSpaceless.test(asked);
  if (isMoney === isTime || (isMoney && timeWord.test(asked))) return true;
  const hasTime = value.search(clockOrDate) !== -1 || unitsIn(value).includes(unitOfTime);
  if (isTime) return hasTime || !sum.test(value);
  return !hasTime || sum.test(value) || longNumber.test(value.replaceAll(clockOrDate, ' '));
}

/** "EMD | Rs. 50,000": an amount of money is no technical value, but what is asked for by such a name. */
export const isAskedMoney = (name: string, value: string): boolean =>
  (moneyName.test(name) || moneyNameOfSpaceless.test(name)) && beginsWithFigure.test(value) && sum.test(value);

const beginsWithFigure = /^(?:\p{L}{1,3}\.?\s?|[€$£₹¥₩]\s?)?\d/u;
