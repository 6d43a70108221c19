import type { ReadValue, ValueHabits } from './model.ts';
import { parseNumber } from './number.ts';

/** Signs, codes and words of currencies in folded text. */
const currencies: [code: string, pattern: string][] = [
  ['INR', 'inr|rs\\.?|₹|rupees?|re\\.'],
  ['BRL', 'r\\$|brl|reais'],
  ['CAD', 'cad|c\\$|ca\\$|cdn\\$?|canadian dollars?'],
  ['AUD', 'aud ?\\$?|a\\$|au\\$|australian dollars?'],
  ['USD', 'us\\$|usd|u\\.s\\. dollars?|us dollars?|dollars?|\\$'],
  ['EUR', 'eur|euros?|€'],
  ['GBP', 'gbp|£|pounds?(?: sterling)?'],
  ['CHF', 'chf|sfr\\.?|franken'],
  ['PLN', 'pln|zl|zlot\\p{L}{0,3}'],
  ['VND', 'vnd|dong|₫'],
  ['RUB', 'rub|руб\\p{L}{0,4}\\.?|₽'],
  ['CNY', 'cny|rmb|人民币|元'],
  ['KRW', 'krw|₩|원'],
  ['JPY', 'jpy|円'],
  ['CNY', '¥|￥'],
  ['ARS', 'ars|pesos?'],
  ['OMR', 'omr|ro\\.|omani rials?|rials?'],
  ['AED', 'aed|dirhams?'],
  ['SAR', 'sar|riyals?'],
  ['ZAR', 'zar|rand'],
  ['KES', 'kes|kshs?\\.?'],
  ['NGN', 'ngn|₦|naira'],
  ['PHP', 'php|₱|pesos'],
  ['PKR', 'pkr'],
  ['BDT', 'bdt|tk\\.?|taka'],
  ['CZK', 'czk|kc'],
  ['SEK', 'sek'],
  ['NOK', 'nok'],
  ['DKK', 'dkk'],
  ['XOF', 'xof|fcfa|f cfa'],
  ['SGD', 'sgd ?\\$?|s\\$'],
  ['HKD', 'hkd|hk\\$'],
  ['NZD', 'nzd|nz\\$'],
  ['MYR', 'myr|rm(?= ?\\d)'],
  ['IDR', 'idr|rp\\.?(?= ?\\d)'],
  ['THB', 'thb|baht'],
  ['LKR', 'lkr'],
  ['NPR', 'npr'],
  ['GHS', 'ghs|ghc|gh₵|cedis?'],
  ['UGX', 'ugx'],
  ['TZS', 'tzs|tshs?\\.?'],
  ['RWF', 'rwf|frw'],
  ['ETB', 'etb|birr'],
  ['MXN', 'mxn'],
  ['CLP', 'clp'],
  ['PEN', 's/\\.?'],
  ['UAH', 'uah|грн\\.?|гривен\\p{L}{0,3}'],
  ['KZT', 'kzt|тенге'],
  ['TRY', '₺'],
  ['EGP', 'egp'],
  ['QAR', 'qar'],
  ['KWD', 'kwd'],
  ['JOD', 'jod'],
  ['ILS', '₪'],
  ['HUF', 'huf|forint\\p{L}{0,3}'],
  ['RON', 'ron'],
  ['BGN', 'bgn'],
];
export const currencySigns = currencies.map(([, pattern]) => pattern).join('|');
const scales: [factor: number, pattern: string][] = [
  [1e5, 'lakhs?|lacs?|lakh\\(s\\)|lakh \\(s\\)'],
  [1e7, 'crores?|cr\\.?|crore\\(s\\)'],
  [
    1e6,
    'millions?|mn|mio\\.?|mln|millones|millon|milhoes|milhao|milioni|milione|millionen|milion(?:y|ow)|miljoen|trieu|млн|миллион\\p{L}{0,3}|百万',
  ],
  [1e9, 'billions?|bn|mrd\\.?|mld|miliardi|milliarden|milliards?|ty|млрд'],
  [1e4, '万|만'],
  [1e8, '亿|억'],
  [1e3, 'thousand|thousands|mil|tys\\.?|mille|tausend|тыс\\.?|nghin|千|천'],
];
const anyScale = scales.map(([, pattern]) => pattern).join('|');
/** Behind a figure with its currency before it: "€1.5m". */
const shortScales: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9 };
const number = "\\d{1,3}(?:[ .,'’]\\d{2,3}){1,6}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,15}(?:[.,]\\d{1,3})?";
const withCurrency = new RegExp(
  `(?:(?<![\\p{L}])(${currencySigns})[ .:]{0,3}(?:of )?)?(?<!\\d)(?<!\\d[.,])(${number})(?:[=/]-|=00|/-|\\.-|,-{1,2})? {0,2}(?:(${anyScale})(?![a-z]))? {0,2}(?:\\([^()]{1,80}\\) {0,2})?(?:(${currencySigns})(?![a-z]))?`,
  'gu',
);

/** Sums of money in folded text: `INR 200000`, a sum without currency under the document's own, with less weight. */
export function readMoney(text: string, habits: ValueHabits): ReadValue[] {
  if (!/\d/u.test(text)) return [];
  const found: ReadValue[] = [];
  for (const match of text.matchAll(withCurrency)) {
    const [whole, before, printed = '', scale, after] = match;
    const amount = parseNumber(printed);
    if (amount === null) continue;
    const factor = scale
      ? (scales.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(scale))?.[0] ?? 1)
      : 1;
    const sign = before ?? after;
    const rest = text.slice(match.index + whole.length);
    const short = before && !scale ? /^(?:k|m|bn)(?![a-z0-9])/u.exec(rest)?.[0] : undefined;
    const next = rest.trimStart();
    // A share, or a number of a clause, a phone or a date.
    if (/^(?:%|per ?cent)/u.test(next)) continue;
    const sum = Math.round(amount * factor * (shortScales[short ?? ''] ?? 1) * 100) / 100;
    if (!sign) {
      const isPlain =
        scale || /[.,]\d{2,3}/u.test(printed) || (/^\d{4,}$/u.test(printed) && !/^(?:19|20)\d\d$/u.test(printed));
      if (!isPlain || sum < 100 || printed.length > 18 || clause.test(printed)) continue;
      if (/^[-/.:]\d|^[a-z]*@/u.test(next) || /[-/.:+(]$/u.test(text.slice(0, match.index).trimEnd())) continue;
    }
    const currency = sign ? codeOf(sign) : habits.currency;
    if (sum === 0) continue;
    const start = match.index + (whole.length - whole.trimStart().length);
    found.push({
      start,
      end: match.index + whole.trimEnd().length,
      value: `${currency ? `${currency} ` : ''}${sum}`,
      form: sign ? 1 : scale ? 0.7 : 0.4,
    });
  }
  return found;
}

/** A number of a clause rather than a sum: "2.11.2", "10.4.12". */
const clause = /^\d{1,3}(?:\.\d{1,3}){0,4}\.\d{1,2}(?:\.\d{1,3})/u;

const codes = new Map<string, string | null>();

/** The ISO 4217 code of a folded sign, code or word; null for none. */
export function codeOf(sign: string): string | null {
  if (!codes.has(sign))
    codes.set(sign, currencies.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(sign))?.[0] ?? null);
  return codes.get(sign) ?? null;
}

/** The currency of most of a text's sums. */
export function prevailingCurrency(texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [, before, , , after] of text.matchAll(withCurrency)) {
      const code = (before ?? after) && codeOf((before ?? after) as string);
      if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
