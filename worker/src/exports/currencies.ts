import type { DecimalMark } from '../numbers/parse-number.ts';

/** How amounts of a currency are written where it is used. */
export interface Currency {
  /** Null where its users differ, such as those of the euro. */
  decimalMark: DecimalMark | null;
  /** Counted in thousandths (ISO 4217, minor unit 3): three decimals are usual. */
  isInThousandths: boolean;
}

const point: Currency = { decimalMark: '.', isInThousandths: false };
const comma: Currency = { decimalMark: ',', isInThousandths: false };
const either: Currency = { decimalMark: null, isInThousandths: false };
const thousandths: Currency = { decimalMark: '.', isInThousandths: true };

/** Signs and codes (ISO 4217) with the marks that CLDR gives for the countries that use them. */
const currencies: [RegExp, Currency][] = [
  [/\b(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)\b/u, thousandths],
  [/R\$|\b(?:VND|VNĐ|BRL|CZK|DKK|IDR|NOK|PLN|RUB|SEK|TRY|UAH|ARS|COP|CLP)\b|[₫₽₴₺]/u, comma],
  [
    /\b(?:AED|AUD|CHF|CNY|GBP|HKD|INR|JPY|KRW|MXN|MYR|NGN|NZD|PHP|PKR|SAR|SGD|THB|TWD|USD|Rs\.?|US\$)|[£¥₹₩₦₱฿]/u,
    point,
  ],
  // Dollars: North America, Australia and Asia write a point; pesos with this sign are recognised by their codes.
  [/\$/u, point],
  [/€|\b(?:EUR|CAD|ZAR)\b/u, either],
];

/** The currency that a text names; null where it names none. */
export function currencyIn(text: string): Currency | null {
  if (text.length > 200) return null;
  return currencies.find(([sign]) => sign.test(text))?.[1] ?? null;
}
