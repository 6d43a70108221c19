/** What answers of different kinds look like; each tells whether a text holds one. */

const number =
  '(?:\\d[\\d.,]{0,30}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)';
const timeUnit =
  '(?:calendar |business |working |federal |consecutive )*(?:seconds?|minutes?|hours?|hrs?|days?|weeks?|months?|years?|giây|phút|giờ|ngày|tuần|tháng|năm)';
const month = 'january|february|march|april|may|june|july|august|september|october|november|december';

/** `14 days`, `twelve (12) months`, `12-month`, `weekly`. */
export const duration = new RegExp(
  `${number}\\)?[\\s-]*(?:\\(\\d+\\)\\s*)?${timeUnit}(?![\\p{L}])|\\b(?:daily|weekly|biweekly|monthly|quarterly|annual(?:ly)?|yearly|immediately|every (?:day|week|month|quarter|year|sprint))\\b`,
  'iu',
);

export const date = new RegExp(
  `\\b(?:${month})\\s+\\d|\\d\\s+(?:${month})\\b|\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b(?:19|20)\\d{2}\\b|ngày \\d|\\b(?:mon|tues|wednes|thurs|fri)day\\b`,
  'iu',
);

/** `14:00`, `9 am`, `noon`. */
export const clock = /\b\d{1,2}:\d{2}\b|\d\s*(?:a\.?m|p\.?m)\b|\bnoon\b|\bmidnight\b|\b\d{1,2} ?h\b|\d{1,2} giờ/iu;

/** When something happens that has no date: `upon delivery`, `when the note is signed`. */
export const occasion =
  /\b(?:upon|when|once|as soon as|at the time of|prior to|before|after|on (?:delivery|receipt|signature|award|acceptance|completion))\b|khi|sau khi|trước khi/iu;

export const money =
  /[$€£₫¥₹]\s?\d|\d[.,]*\s?(?:usd|eur|euros?|dollars?|vnd|vnđ|đồng|đ(?![\p{L}])|inr|rupees?|million|thousand|lakhs?|crores?|triệu|tỷ)|\b(?:usd|eur|vnd|inr|gbp|rs\.?)\s?\d|\d{1,3}(?:[.,]\d{3}){2}/iu;

export const percent = /\d\s?(?:%|percent|per cent|phần trăm)|\b(?:half|one third|two thirds)\b/iu;

export const anyNumber = new RegExp(`(?<![\\p{L}\\d.])${number}(?![\\p{L}])`, 'iu');

/** A number with a unit of size, or one that is said to be a limit. */
export const size =
  /\d\s*(?:mb|gb|tb|kb|pages?|words?|characters?|chars?|bits?|bytes?|mm|cm|m|km|m³\/h|l\/s|miles?|kg|t|inch(?:es)?|"|ghz|mhz|kw|bar|°c?|db\S*|trang)(?![\p{L}])|\b(?:at least|at most|minimum|maximum|no more than|not exceed|up to)\b/iu;

/** An address to reach somebody at. */
export const contact = /[\w.+-]@[\w-]+\.[\w.]|\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}|\+\d[\d\s().-]{7}|https?:\/\/|www\./iu;

const role =
  /\b(?:officers?|managers?|directors?|administrators?|heads?|chief|representatives?|lead|cor|acor|co|contractors?|agency|committee|board|team|owners?|secretary|specialists?|bidders?|suppliers?|employer|engineer|cio|cfo|government|authority|purchaser|customer|client|vendors?|department|division|users?|developers?)\b|bên mời thầu|nhà thầu|chủ đầu tư|giám đốc|tổ chuyên gia|cơ quan|bệnh viện/iu;
const properName =
  /(?<=[\p{Ll},;:)] )\p{Lu}[\p{L}.&-]*(?: (?:of|and|for|the|de|&) | )\p{Lu}|\b\p{Lu}{3,}\b|(?=,? (?:Inc|LLC|Ltd|GmbH|Corp|Co)\b)(?<=\p{Lu}\p{L}+)/u;

/** A role, an office or a name. */
export function holdsPerson(text: string): boolean {
  return role.test(text) || properName.test(text);
}

/** A name of somebody or something: two capitalised words within a sentence, an acronym, a firm, or what a table row begins with. */
export function holdsName(text: string): boolean {
  return properName.test(text) || /^[^|\p{Lu}]*\p{Lu}[^|]*\|/u.test(text);
}

/** A number right before or after a word that begins like `noun`: `three (3) contracts` for "contracts". */
export function holdsCountOf(text: string, noun: string): boolean {
  const stem = noun.slice(0, Math.max(3, noun.length - 2)).replace(/[^\p{L}\p{N}]/gu, '');
  if (stem === '') return false;
  const near = '[^.;:|]{0,25}?';
  return new RegExp(
    `(?<![\\p{L}\\d.])${number}(?![\\p{L}])${near}(?<![\\p{L}])${stem}|(?<![\\p{L}])${stem}\\p{L}*[^.;]{0,12}?[\\s|]${number}(?![\\p{L}])`,
    'iu',
  ).test(text);
}
