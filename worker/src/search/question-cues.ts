/** What a question's wording says about the look of its answer. */
export interface Cue {
  name: string;
  asked: RegExp;
  /** What an answer of this kind holds. */
  answer: RegExp;
}

const number = String.raw`(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety)`;
const timeUnit = `(?:calendar |business |working |federal )*(?:seconds?|minutes?|hours?|hrs?|days?|weeks?|months?|years?|giây|phút|giờ|ngày|tuần|tháng|năm)`;
const duration = new RegExp(
  String.raw`${number}\)?[\s-]*(?:\(\d+\)\s*)?${timeUnit}\b|\b(?:daily|weekly|monthly|quarterly|annual(?:ly)?|immediately)\b`,
  'iu',
);
const month = 'january|february|march|april|may|june|july|august|september|october|november|december';
const date = new RegExp(
  String.raw`\b(?:${month})\s+\d|\d\s+(?:${month})\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}:\d{2}\b|\b(?:19|20)\d{2}\b|\d\s*(?:a\.?m|p\.?m)\b|ngày \d`,
  'iu',
);
const money =
  /[$€£₫¥]\s?\d|\d[\d.,]*\s?(?:usd|eur|euro|dollars?|vnd|vnđ|đồng|đ\b|inr|rupees?|million|thousand|triệu|tỷ)|\b(?:usd|eur|vnd|inr|rs\.?)\s?\d|\d{1,3}(?:[.,]\d{3}){2,}/iu;
const percent = /\d\s?(?:%|percent|per cent|phần trăm)|\b(?:half|one third)\b/iu;
const anyNumber = new RegExp(String.raw`\b${number}\b`, 'iu');
const size =
  /\d\s*(?:mb|gb|tb|kb|pages?|words?|characters?|chars?|bits?|bytes?|mm|cm|m|km|miles?|kg|inch(?:es)?|"|ghz|mhz|kw|bar|°|trang)\b/iu;
const person =
  /\b(?:officer|manager|director|administrator|head|chief|representative|lead|cor|co|contractor|agency|committee|board|team|owner|secretary|specialist|bidder|supplier|employer|engineer|cio|cfo|bên|nhà thầu|chủ đầu tư|giám đốc|tổ chuyên gia|cơ quan)\b/iu;
const contact = /[\w.+-]+@[\w-]+\.[\w.]+|\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}|\+\d[\d\s().-]{7,}|https?:\/\/|www\./iu;

/** Most special first; a question may have more than one. */
const cues: Cue[] = [
  {
    name: 'contact',
    asked:
      /\b(?:phone|telephone|e-?mail (?:address|box|account)|mail address|url|web ?site address|hotline|fax|which number|what number|contact)\b|điện thoại|địa chỉ (?:email|thư)/iu,
    answer: contact,
  },
  {
    name: 'percent',
    asked:
      /\bpercent(?:age)?\b|\b(?:what|which) (?:share|proportion|fraction|portion)\b|\bhow (?:large|big|high|much) (?:a |is the |of the )?(?:share|percentage|part|portion)|phần trăm|tỷ lệ|\bweight (?:does|of|is)\b/iu,
    answer: percent,
  },
  {
    name: 'duration',
    asked:
      /\bhow (?:long|soon|quick|quickly|fast|often|frequently|many (?:calendar |working |business )?(?:seconds|minutes|hours|days|weeks|months|years))|\bwithin (?:what|how)|\b(?:what|which) (?:time|period|duration|deadline|interval)|by when|how far in advance|\bnotice period\b|bao lâu|mấy ngày|bao nhiêu (?:ngày|tháng|năm|giờ)|thời gian|thời hạn/iu,
    answer: duration,
  },
  {
    name: 'date',
    asked:
      /^(?:(?:and|but|so|or) )?when\b|,? (?:and|by|since|until|or) when\b|\b(?:what|which) (?:date|day|year)\b|\bdue (?:date)?\b|\bdeadline\b|khi nào|ngày nào|lúc nào|hạn chót/iu,
    answer: new RegExp(`${date.source}|${duration.source}`, 'iu'),
  },
  {
    name: 'money',
    asked:
      /\bhow much\b|\b(?:what|which) (?:(?:is|are|was|'s) )?(?:the |our |your |a )?(?:[\w-]+ ){0,2}(?:amount|price|cost|sum|budget|value|fee|ceiling|rate|discount|salary)\b|how expensive|bao nhiêu tiền|giá bao nhiêu|giá trị/iu,
    answer: new RegExp(`${money.source}|${percent.source}`, 'iu'),
  },
  {
    name: 'size',
    asked:
      /\bhow (?:big|large|long|heavy|high|wide|deep|far|tall|small)\b|\b(?:minimum|maximum|max|min)\b|\bsize\b|\blimit\b|tối đa|tối thiểu/iu,
    answer: new RegExp(`${size.source}|${anyNumber.source}`, 'iu'),
  },
  { name: 'count', asked: /\bhow many\b|\bwhat number of\b|\bnumber of\b|bao nhiêu|mấy/iu, answer: anyNumber },
  {
    name: 'person',
    asked:
      /\bwho(?:m|se)?\b|\bwhich (?:person|official|office|officer|agency|body|role|department|team)\b|\bai\b|đơn vị nào|cơ quan nào/iu,
    answer: person,
  },
];

/** The cues of a question, the most special first; none where its wording says nothing. */
export function cuesOf(question: string): Cue[] {
  return cues.filter((cue) => cue.asked.test(question));
}
