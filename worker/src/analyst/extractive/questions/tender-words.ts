/** Words of tenders by language, as sources of regular expressions. A language without an entry is read by the English one. */
export interface TenderWords {
  /** The bidder's side. */
  bidder: string;
  /** The buyer's side. */
  buyer: string;
  /** Makes a sentence binding. */
  binding: string;
  /** A sentence that tells the bidder's side to do something without a binding word. */
  indicative: string;
  /** A limit that must be kept. */
  limit: string;
  lower: string;
  upper: string;
  /** Limits a statement to a case. */
  condition: string;
  /** Leads from a period to the event that it counts from, forwards and backwards. */
  after: string;
  before: string;
}

const english: TenderWords = {
  bidder:
    'bidders?|tenderers?|suppliers?|contractors?|offerors?|vendors?|proposers?|sellers?|consultants?|service providers?|manufacturers?|quoters?|respondents?|providers?',
  buyer:
    'authority|employer|purchaser|buyer|client|customer|government|owner|engineer|procuring entity|contracting authority|agency|council|university|hospital|parties|either party|neither party',
  binding:
    '\\bshall\\b|\\bmust\\b|\\b(?:is|are) required to\\b|\\b(?:has|have) to\\b|\\b(?:is|are) to be\\b|\\bundertakes? to\\b|\\bmandatory\\b|\\b(?:is|are) (?:not (?:permitted|allowed)|prohibited)\\b|\\bcompl(?:y|ies) with\\b',
  indicative:
    '^(?:(?:the|each|every|any|a) )?(?:successful |winning )?(?:bidder|tenderer|supplier|contractor|vendor|provider)s? (?:(?:also|then|further) )?(?!is |are |may |has |was |requiring )\\p{Ll}+s\\b',
  limit:
    '\\b(?:at least|at most|not exceed|not less than|no(?:t)? more than|minimum|maximum|no later than|not later than)\\b',
  lower: '\\b(?:at least|not less than|no less than|minimum|or more|more than|exceeding)\\b',
  upper:
    '\\b(?:at most|not exceed|not more than|no more than|up to|maximum|limited to|within|fewer than|less than|capped)\\b',
  condition: '\\b(?:if|unless|where|when|in case|in the event|except|provided that|otherwise|should the)\\b',
  after: '\\b(?:after|from|following|of|upon|since)\\b',
  before: '\\b(?:before|prior to|ahead of|in advance of)\\b',
};

const german: TenderWords = {
  bidder: 'bietern?|bietergemeinschaft|auftragnehmers?|lieferanten?|anbieters?|bewerbers?|herstellers?|dienstleisters?',
  buyer: 'auftraggebers?|vergabestelle|besteller|kunde|behörde',
  binding:
    '\\b(?:muss|müssen|hat .{1,90} zu \\p{L}+|haben .{1,90} zu \\p{L}+|(?:ist|sind) .{0,90}(?:\\bzu \\p{L}+en|\\p{L}+zu\\p{L}+en)|verpflichtet|verpflichten|nicht zulässig|unzulässig|untersagt)(?!\\p{L})',
  indicative:
    '^(?:der|die|jeder) (?:bieter|auftragnehmer|lieferant|anbieter|auftragnehmerin) (?!ist |kann |darf )\\p{Ll}+t\\b',
  limit: '\\b(?:mindestens|höchstens|maximal|spätestens|nicht überschreiten|nicht unterschreiten)(?!\\p{L})',
  lower: '\\b(?:mindestens|wenigstens|nicht weniger als|mehr als)(?!\\p{L})',
  upper: '(?<!\\p{L})(?:höchstens|maximal|bis zu|nicht mehr als|nicht überschreiten|innerhalb|begrenzt)(?!\\p{L})',
  condition: '\\b(?:wenn|falls|sofern|soweit|außer|andernfalls|im falle)(?!\\p{L})',
  after: '\\b(?:nach|ab|seit)(?!\\p{L})',
  before: '\\b(?:vor)(?!\\p{L})',
};

const vietnamese: TenderWords = {
  bidder: 'nhà thầu|nhà cung cấp|thành viên liên danh',
  buyer: 'bên mời thầu|chủ đầu tư|e-hsmt|cơ sở y tế|tổ chuyên gia|người có thẩm quyền',
  binding: '(?<!\\p{L})(?:phải|bắt buộc|có trách nhiệm|có nghĩa vụ)(?!\\p{L})',
  indicative: '(?!)',
  limit: '(?<!\\p{L})(?:tối thiểu|tối đa|không quá|ít nhất|không ít hơn|chậm nhất)(?!\\p{L})',
  lower: '(?<!\\p{L})(?:tối thiểu|ít nhất|không ít hơn|từ)(?!\\p{L})',
  upper: '(?<!\\p{L})(?:tối đa|không quá|trong vòng|không vượt)(?!\\p{L})',
  condition: '(?<!\\p{L})(?:nếu|trường hợp|trừ khi|khi)(?!\\p{L})',
  after: '(?<!\\p{L})(?:kể từ|sau|từ)(?!\\p{L})',
  before: '(?<!\\p{L})(?:trước)(?!\\p{L})',
};

const french: TenderWords = {
  bidder: 'soumissionnaires?|titulaire|fournisseurs?|candidats?|prestataires?|entrepreneur',
  buyer: "acheteur|pouvoir adjudicateur|maître (?:d[’']|de l[’'])ouvrage|administration",
  binding: '\\b(?:doit|doivent|devra|devront|est tenu|sont tenus)(?!\\p{L})',
  indicative: '(?!)',
  limit: '\\b(?:au moins|au plus|minimum|maximum|au plus tard)\\b',
  lower: '\\b(?:au moins|minimum|plus de)\\b',
  upper: '\\b(?:au plus|maximum|jusqu’à|dans un délai)(?!\\p{L})',
  condition: '\\b(?:si|sauf|en cas|lorsque)\\b',
  after: '\\b(?:après|à compter|suivant)(?!\\p{L})',
  before: '\\b(?:avant)\\b',
};

const spanish: TenderWords = {
  bidder: 'licitador(?:es)?|oferentes?|proveedor(?:es)?|contratistas?|adjudicatario|postor(?:es)?',
  buyer: 'comprador|entidad contratante|administración|contratante',
  binding: '\\b(?:deberán?|debe|deben|está obligad[oa]|tendrá que)(?!\\p{L})',
  indicative: '(?!)',
  limit: '\\b(?:al menos|como máximo|mínimo|máximo|a más tardar)(?!\\p{L})',
  lower: '\\b(?:al menos|mínimo|más de)\\b',
  upper: '\\b(?:como máximo|máximo|hasta|dentro de)\\b',
  condition: '\\b(?:si|salvo|en caso|cuando)\\b',
  after: '\\b(?:después|a partir|desde|siguientes)(?!\\p{L})',
  before: '\\b(?:antes)\\b',
};

const byLanguage: Record<string, TenderWords> = {
  en: english,
  de: german,
  vi: vietnamese,
  fr: french,
  es: spanish,
};

/** Whether a language has words of its own. */
export function hasTenderWords(language: string): boolean {
  return byLanguage[language] !== undefined;
}

const compiled = new Map<string, Record<keyof TenderWords, RegExp>>();

/** The words of a language, compiled; those of English where it has none of its own. */
export function tenderWords(language: string): Record<keyof TenderWords, RegExp> {
  let words = compiled.get(language);
  if (!words) {
    const entries = Object.entries(byLanguage[language] ?? english).map(([name, source]) => [
      name,
      new RegExp(name === 'bidder' || name === 'buyer' ? `(?<!\\p{L})(?:${source})(?!\\p{L})` : source, 'iu'),
    ]);
    words = Object.fromEntries(entries) as Record<keyof TenderWords, RegExp>;
    compiled.set(language, words);
  }
  return words;
}
