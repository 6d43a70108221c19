import { withoutMark } from '@bidloom/texts/item-mark';

/** Patterns of the different kinds of answers; each tells whether a text contains one. */

const number =
  '(?:\\d[\\d.,]{0,30}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|' +
  'zwei|drei|vier|fünf|sechs|sieben|neun|zehn|zwölf|vierzehn|zwanzig|dreißig|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|trente|' +
  'tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|quattro|cinque|sette|otto|nove|dieci|dodici|quindici|venti|trenta|' +
  'dois|duas|três|quatro|sete|oito|dez|doze|quinze|vinte|trinta|dwa|dwie|dwóch|trzy|trzech|cztery|pięć|sześć|siedem|osiem|dziesięć|' +
  'twee|drie|vijf|zes|zeven|tien|twaalf|twintig|dertig|два|две|двух|три|трех|четыре|пять|пяти|шесть|семь|десять|десяти)';
const timeUnit =
  '(?:calendar |business |working |federal |consecutive |ganze |volle |aufeinanderfolgende )*' +
  '(?:seconds?|minutes?|hours?|hrs?|days?|weeks?|months?|years?|giây|phút|giờ|ngày|tuần|tháng|năm|' +
  'sekunden?|minuten?|stunden?|(?:kalender|werk|arbeits|bank)?tage?n?|wochen?|monate?n?s?|jahre?n?s?|secondes?|heures?|jours?|semaines?|mois|ans|années?|' +
  'segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|mês|años?|anos?|secondi|minuti|ore|giorn[io]|settiman[ae]|mes[ei]|ann[io]|' +
  'sekund|minut|godzin[ay]?|dni(?:a|ach|owy)?|dzień|tygodni[ae]?|tydzień|miesi[ąę]c[ey]?|miesięcy|lat[a]?|rok(?:u)?|' +
  'seconden|minuten|uur|uren|(?:kalender|werk)?dag(?:en)?|weken|maand(?:en)?|jaar|jaren|' +
  'секунд|минут|час(?:а|ов)?|дн(?:ей|я|ю)|день|недел[ьияю]|месяц(?:а|ев)?|лет|год(?:а|ов)?|рабочих дн\\p{L}*|календарных дн\\p{L}*)';
/** Scripts without spaces have the unit right after its number, and the next word right after the unit. */
const eastern =
  '(?:[\\d〇零一二两三四五六七八九十百]\\s?(?:个)?(?:工作|日历)?(?:秒|分钟|小时|天|日|周|星期|月|年)|\\d\\s?(?:초|분|시간|일|주|개월|년))';
const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|' +
  'januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|' +
  'gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|' +
  'januari|februari|maart|mei|augustus|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря';
const regularly =
  'daily|weekly|biweekly|monthly|quarterly|annual(?:ly)?|yearly|immediately|every (?:day|week|month|quarter|year|sprint)|' +
  'täglich|wöchentlich|monatlich|vierteljährlich|jährlich|unverzüglich|quotidien\\p{L}*|hebdomadaire\\p{L}*|mensuel\\p{L}*|trimestriel\\p{L}*|annuel\\p{L}*|' +
  'diari[oa](?:mente)?|semanal(?:mente|es)?|mensual(?:mente|es)?|trimestral(?:mente)?|anual(?:mente)?|mensal(?:mente)?|mensile?|mensilmente|settimanal\\p{L}*|giornalier\\p{L}*|annual[ei]|' +
  'codziennie|tygodniowo|miesięcznie|kwartalnie|rocznie|niezwłocznie|dagelijks|wekelijks|maandelijks|jaarlijks|ежедневно|еженедельно|ежемесячно|ежегодно';

/** `14 days`, `twelve (12) months`, `12-month`, `weekly`; the same in other languages. */
export const duration = new RegExp(
  `(?<![\\p{L}])${number}\\)?[\\s-]*(?:\\([^()]{1,30}\\)\\s*)?${timeUnit}(?![\\p{L}])|${eastern}|(?<![\\p{L}])(?:${regularly})(?![\\p{L}])`,
  'iu',
);

export const date = new RegExp(
  `(?<![\\p{L}])(?:${month})\\s+\\d|\\d\\.?º?\\s+(?:de\\s+)?(?:${month})(?![\\p{L}])|\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b|\\b\\d{4}[-./]\\s?\\d{1,2}[-./]\\s?\\d{1,2}\\b|\\b(?:19|20)\\d{2}\\b|\\d\\s?[年년월月]|ngày \\d|\\b(?:mon|tues|wednes|thurs|fri)day\\b`,
  'iu',
);

/**
 * A date that a sentence leaves open: `MONTH DD, 20YY`, `DD/MM/YYYY`, `TT.MM.JJJJ`. It answers less than a date. What a bidder fills in
 * has it behind a colon, or lines to write on.
 */
const blankDate =
  /(?<!\p{L}|[:?]\s{0,5}|(?:format|as|written)\s{1,3})(?:month,? dd|dd month|(?:dd|tt|jj|gg|xx)[/. -](?:mm|xx)[/. -](?:20)?(?:yy|jj|aa|rr|xx){1,2}|mm[/. -]dd[/. -](?:yy){1,2})(?!\p{L})/iu;
/** A field of a form, or a format of data, rather than a sentence or a row about the tender. */
const ofForm =
  /\b(?:formats?|born|birth|geboren|geburt\p{L}*|naissance|nacimiento|signature|unterschrift|filename)\b|\.(?:csv|xml|json|txt)\b|_{3}/iu;

/** Whether a text leaves open a date that it is about. */
export const leavesDateOpen = (text: string): boolean => blankDate.test(text) && !ofForm.test(text);

/** `14:00`, `9 am`, `noon`, `14h30`, `15時`. */
export const clock =
  /\b\d{1,2}:\d{2}\b|\d\s*(?:a\.?m|p\.?m)\b|\bnoon\b|\bmidnight\b|\b\d{1,2} ?h(?:\d{2})?\b|\d{1,2} giờ|\b\d{1,2}(?:[.:]\d{2})? (?:Uhr|uur|heures?|horas?|ore)\b|\d{1,2}\s?[点時时시]/iu;

/** At once is a moment, and no date. */
export const atOnce = /(?<!\p{L})(?:immediately|unverzüglich|niezwłocznie)(?!\p{L})/giu;

/** When something happens that has no date: `upon delivery`, `when the note is signed`. */
export const occasion =
  /\b(?:upon|when|once|as soon as|at the time of|prior to|before|after|on (?:delivery|receipt|signature|award|acceptance|completion))\b|khi|sau khi|trước khi|(?<!\p{L})(?:nach|vor|bei|sobald|après|avant|lors|dès|después|antes|luego|al momento|após|depois|dopo|prima|entro|quando|przed|od dnia|nadat|voordat|после|перед)(?!\p{L})|之?[前后後时時]|(?:전|후)(?=에|까지|\s|$)/iu;

export const money =
  /[$€£₫¥￥₹₩₽]\s?\d|\d[.,]*-?\s?(?:[$€£₫¥￥₹₩₽]|usd|eur|euros?|dollars?|chf|franken|vnd|vnđ|đồng|đ(?![\p{L}])|inr|rupees?|million|mio|mln|thousand|lakhs?|crores?|triệu|tỷ|zł|złotych|pln|pesos?|reais|руб\p{L}*|[万亿]?元|[만억천]?\s?원)|\b(?:usd|eur|chf|vnd|inr|gbp|pln|cny|rmb|krw|rs\.?|r\$)\s?\d|\d{1,3}(?:[.,]\d{3}){2}|\d{1,3}(?:[. ]\d{3})*,\d{2}(?!\d)/iu;

export const percent =
  /\d\s?(?:[%％]|percent|per ?cent|phần trăm|prozent|v\. ?h\.|pour ?cent|por ?ciento|por cento|porciento|percento|procent|процент|퍼센트)|百分之|\b(?:half|one third|two thirds)\b|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|un|deux|trois|quatre|cinq|dix|uno|dos|tres|cinco|diez|um|dois|três|dez|due|tre|cinque|dieci) (?:percent|per ?cent|prozent|v\. ?h\.|pour ?cent|por ?ciento|por cento|per cento)(?!\p{L})/iu;

export const anyNumber = new RegExp(
  `(?<![\\p{L}\\d.])${number}(?![\\p{L}])|\\d\\s?\\p{Script=Han}|\\d\\s?\\p{Script=Hangul}`,
  'iu',
);

/** A number with a unit of size, or one that is called a limit. */
export const size =
  /\d\s*(?:mb|gb|tb|kb|pages?|words?|characters?|chars?|bits?|bytes?|mm|cm|m|km|m²|m³|m³\/h|l\/s|miles?|kg|t|inch(?:es)?|"|ghz|mhz|hz|kw|kwh|kva|mva|kv|v|a|ka|w|bar|pa|kpa|mpa|°c?|℃|l|litres?|liters?|ml|lux|lm|db\S*|trang|seiten?|zeichen|páginas?|caracteres|pagine|stron[ay]?|米|毫米|公里|公斤|吨|页|쪽|페이지|미터)(?![\p{L}])|\b(?:at least|at most|minimum|maximum|no more than|not exceed|up to)\b|(?<!\p{L})(?:mindestens|höchstens|maximal|au moins|au maximum|jusqu.à|al menos|como máximo|hasta|no máximo|no mínimo|pelo menos|até|almeno|fino a|massimo|minimo|co najmniej|maksymalnie|minimalnie|minstens|maximaal|не менее|не более)(?!\p{L})|不少于|不超过|不低于|不大于|不小于|至少|최대|최소|이상|이하/iu;

/** An address to reach somebody at. */
export const contact =
  /[\w.+-]@[\w-]+\.[\w.]|\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}|\+\d[\d\s().-]{7}|https?:\/\/|www\.|\b0\d{1,4}[-/ ]\d{3}[\d -]{2}/iu;

/** The first cell of "18 | Bidders", "18: Bidders", and what is left of it without the mark of an item. */
const rowNumber = /^(?:\(?\d{1,3}(?:\.\d{1,3}){0,5}(?::\s|\s?\|)|\|)/u;

/** A sentence without the number of its item, section or row: that number is no value. */
export function withoutItemNumber(text: string): string {
  return withoutMark(text).replace(rowNumber, '');
}

const role =
  /\b(?:officers?|managers?|directors?|administrators?|heads?|chief|representatives?|lead|cor|acor|co|contractors?|agency|committee|board|team|owners?|secretary|specialists?|bidders?|suppliers?|employer|engineer|cio|cfo|government|authority|purchaser|customer|client|vendors?|department|division|users?|developers?)\b|bên mời thầu|nhà thầu|chủ đầu tư|giám đốc|tổ chuyên gia|cơ quan|bệnh viện|(?<!\p{L})(?:auftraggeber\p{L}*|auftragnehmer\p{L}*|bieter\p{L}*|leiter\p{L}*|vergabestelle|behörde|titulaire|prestataire|acheteur|maître d|candidats?|soumissionnaires?|pouvoir adjudicateur|directeur|adjudicatario|oferente|proveedor|contratista|comisión|director|contratad[ao]|contratante|licitantes?|fornecedor\p{L}*|pregoeir[oa]|fiscal|gestor|aggiudicatari[oa]|operatore economico|concorrent[ei]|stazione appaltante|fornitore|commissione|rup|wykonawc\p{L}*|zamawiając\p{L}*|komisj\p{L}*|opdrachtgever|opdrachtnemer|inschrijver|leverancier|заказчик\p{L}*|подрядчик\p{L}*|поставщик\p{L}*|участник\p{L}*|исполнител\p{L}*|комисси\p{L}*)(?!\p{L})|招标人|投标人|买方|卖方|采购人|供应商|中标人|中标方|委员会|代理机构|계약상대자|계약자|발주처|발주기관|연구원|공급자|구매자|담당자|위원회|입찰자|수급인/iu;
const properName =
  /(?<=[\p{Ll},;:)] )\p{Lu}[\p{L}.&-]*(?: (?:of|and|for|the|de|&) | )\p{Lu}|\b\p{Lu}{3,}\b|(?=,? (?:Inc|LLC|Ltd|GmbH|Corp|Co)\b)(?<=\p{Lu}\p{L}+)/u;

const honorific = '(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Monsieur|Madame|Mme|Sr|Sra)\\.? ){0,2}';
const nameWord = "\\p{Lu}[\\p{L}'’-]{1,24}";
/** "Ada Byron", "Dr. A. Byron", "Ludwig van Beethoven", "BYRON Ada", "O’Neill, Pat". */
const personName = `${honorific}(?:\\p{Lu}\\.|${nameWord}),?(?: (?:van|von|der|den|de|la|du|di|\\p{Lu}\\.)){0,2} ${nameWord}`;
const office = '\\u0001';
/** What leads from an office to the name: "(CO): ", "for the County is ", "will be ". */
const toName = `(?: \\([^()]{1,30}\\))?(?: (?:for|of) [^.;:|]{1,40}?)?(?:\\P{L}{1,6}| (?:is|will be|shall be|ist|est|es) )`;
const besideOffice = new RegExp(
  `(?<before>${personName})(?:[\\s,;|(–-]{1,4}| is (?:the |our )?)(?:the |our |acting |senior )?${office}|${office}${toName}(?<after>${personName})`,
  'gu',
);
/** Two capitalised words that name no person: a part of an organisation, a place, an office, what somebody has learned. */
const noPerson =
  /(?<!\p{L})(?:departments?|divisions?|offices?|councils?|authority|road|street|avenue|lane|services?|works|level|floor|yard|buildings?|city|town|county|ministry|agency|board|company|ltd|gmbh|degree|bachelor|master|rate|minimum|qualification|senior|junior|deputy|engineers?|officers?|managers?|directors?|representatives?|administrators?|water|project|contract|client|section|unit|team|committee|commission|university|college|bank|government|general|public|technical)(?!\p{L})/iu;

/** Whether a text names who has an office, beside it: "Ada Byron, Contracting Officer", "Contracting Officer: Ada Byron". */
export function namesHolder(text: string, asked: string): boolean {
  const marked = text.replaceAll(new RegExp(`${asked}s?(?!\\p{L})`, 'giu'), '\u0001');
  return [...marked.matchAll(besideOffice)].some(({ groups }) => !noPerson.test(groups?.before ?? groups?.after ?? ''));
}

/** A role, an office or a name. */
export function hasPerson(text: string): boolean {
  return role.test(text) || properName.test(text);
}

/** The name of a person or thing: two capitalised words within a sentence, an acronym, a firm, or the beginning of a table row. */
export function hasName(text: string): boolean {
  return properName.test(text) || /^[^|\p{Lu}]*\p{Lu}[^|]*\|/u.test(text);
}

/** A number right before or after a word that begins like `noun`: `three (3) contracts` for "contracts". */
export function hasCountOf(text: string, noun: string): boolean {
  const stem = noun.slice(0, Math.max(3, noun.length - 2)).replace(/[^\p{L}\p{N}]/gu, '');
  if (stem === '') return false;
  const near = '[^.;:|]{0,25}?';
  // "Pages: 12" counts; "page 7" is one of them, and "pages 7 and 8" are two.
  return new RegExp(
    `(?<![\\p{L}\\d.])${number}(?![\\p{L}])${near}(?<![\\p{L}])${stem}|(?<![\\p{L}])${stem}\\p{L}*(?!\\s{0,3}\\d|\\p{L})[^.;]{0,12}?[\\s|]${number}(?![\\p{L}])`,
    'iu',
  ).test(text);
}
