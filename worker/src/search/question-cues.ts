import { statedZone } from '@bidloom/texts/stated-zone';
import {
  anyNumber,
  atOnce,
  clock,
  contact,
  date,
  duration,
  hasCountOf,
  hasName,
  hasPerson,
  leavesDateOpen,
  money,
  namesHolder,
  occasion,
  percent,
  size,
  withoutItemNumber,
} from './answer-kinds.ts';
import { askedWords } from './asked-words.ts';
import { asksMeasure, measureIn } from './measured-kinds.ts';
import { asksPlace, asksWeights, hasWeight, placeIn } from './place-and-weights.ts';

/** What a question's wording says about the form of its answer. */
export interface Cue {
  name: string;
  /** How well it tells answers apart, 0 to 1. */
  worth: number;
  /** How far a text has this form: 1 fully, 0.5 in part, 0 not. */
  matches(text: string): number;
}

interface CueRule {
  name: string;
  asked: RegExp;
  matches(text: string, asked: RegExpExecArray): number;
}

const yes = (isTrue: boolean) => (isTrue ? 1 : 0);
/** Every second sentence of a tender names a role or has two capitalised words in a row. */
const worthOfCommon = 0.5;
const commonKinds = new Set(['who', 'name']);
/** "How much output" asks for a quantity. */
const quantityShare = 0.5;
/** Words between "what is" and the noun that is asked for. */
const between = "(?:(?:is|are|was|were|'s) )?(?:the |our |your |an? |their )?(?:[\\p{L}-]+ ){0,2}?";
const notCounted = /^(?:more|other|different|our|ours|the|their|these|and|for|per)$/iu;
/** What is counted comes before it: "how many endpoints does Garden River have" counts no gardens. */
const verb = /^(?:are|is|was|were|can|may|must|should|shall|do|does|did|will|would|have|has|had|need|needs)$/iu;
const whoAsked =
  /^(?:[^,;]*[,;] )?(?:and |but |so |or )?(?:(?:to|by|with|from|at|of|for) )?who(?:m|se)?\b|\band (?:by )?whom?\b|\bwhich (?:person|official|officer|agency|body|role|department|team|office)\b|(?<!\p{L})ai(?!\p{L})|đơn vị nào|cơ quan nào|bên nào/iu;

/** Asks who has an office: "Who is the contracting officer?" Its name alone is in many sentences, and tells nobody. */
export const asksOffice =
  /^(?:and |so )?who (?:is|are|was|will be) (?:the |our |your )?(?<office>(?:[\p{L}-]{2,20} ){0,3}?(?:officer|manager|engineer|lead|director|representative|administrator|secretary))s?(?![\p{L}])/iu;

/** Asks for the time zone of a date, in any language. */
export const asksZone =
  /(?<!\p{L})(?:time ?zones?|zeitzonen?|fuseaux? horaires?|husos? horarios?|zonas? horarias?|fusos? hor[aá]rios?|fuso orario|tijdzone|strefa czasowa|strefie czasowej)(?!\p{L})/iu;

/** The most specific first; the word that comes first in the question decides. */
const rules: CueRule[] = [
  { name: 'zone', asked: asksZone, matches: (text) => yes(statedZone(text, '') !== null) },
  {
    name: 'contact',
    asked:
      /\b(?:phone|telephone|e-?mail address|mail address|url|web ?site address|hotline|fax)\b|\bwh(?:ich|at) number\b|điện thoại|địa chỉ (?:email|thư)/iu,
    matches: (text) => yes(contact.test(text)),
  },
  {
    name: 'percent',
    asked:
      /\bpercent(?:age)?\b|\b(?:what|which) (?:share|proportion|fraction|portion)\b|\bhow (?:large|big|high|much) (?:a |is the |of the )?(?:share|percentage|part|portion)\b|phần trăm|tỷ lệ/iu,
    matches: (text) => yes(percent.test(text)),
  },
  {
    name: 'duration',
    asked: new RegExp(
      `\\bhow (?:soon|quick|quickly|fast|often|frequently|many (?:[\\p{L}]+ )?(?:seconds|minutes|hours|days|weeks|months|years))\\b|\\bhow much (?:notice|time|longer|earlier|later)\\b|\\bwithin (?:what|how)\\b|\\b(?:what|which) ${between}(?:period|duration|interval|term|frequency|lead time|response time)\\b|\\bhow far (?:ahead|in advance|before)\\b|\\bnumber of (?:[\\p{L}]+ )?(?:seconds|minutes|hours|days|weeks|months|years)\\b|bao lâu|mấy (?:ngày|tháng|năm)|bao nhiêu (?:ngày|tháng|năm|giờ)`,
      'iu',
    ),
    matches: (text) => yes(duration.test(text)),
  },
  {
    name: 'length',
    asked: /\bhow long\b/iu,
    matches: (text) => (duration.test(text) || size.test(text) ? 1 : 0),
  },
  {
    name: 'clock',
    asked: /\bwhat times?\b|\bwhich hours\b|\bwhat hours\b|mấy giờ|lúc nào/iu,
    matches: (text) => yes(clock.test(text)),
  },
  {
    name: 'when',
    asked:
      /^(?:and |but |so |or )?(?:by |since |until |till )?when\b|, (?:and )?(?:by )?when\b|\b(?:and|by|until|till|since) when\b|\b(?:what|which) (?:date|day|year|deadline)\b|\bdue\b|khi nào|ngày nào|hạn (?:chót|cuối)/iu,
    matches: (text) => {
      const dated = text.replaceAll(atOnce, ' ');
      if (date.test(dated) || duration.test(dated) || clock.test(dated)) return 1;
      return dated !== text || occasion.test(text) || leavesDateOpen(text) ? 0.8 : 0;
    },
  },
  { name: 'place', asked: asksPlace, matches: placeIn },
  { name: 'weights', asked: asksWeights, matches: (text) => yes(hasWeight(text)) },
  { name: 'measure', asked: asksMeasure, matches: measureIn },
  {
    name: 'money',
    asked: new RegExp(
      `\\bhow much(?! (?:of|notice|time|longer|earlier|later|more|experience|space|memory|storage|weight|data)\\b)|\\b(?:what|which) ${between}(?:amount|price|cost|sum|budget|fee|ceiling|rate|discount|salary|rent|wage|penalty)\\b|how expensive|bao nhiêu tiền|giá bao nhiêu`,
      'iu',
    ),
    matches: (text) => (money.test(text) || percent.test(text) ? 1 : size.test(text) ? quantityShare : 0),
  },
  {
    name: 'count',
    asked:
      /\bhow many ((?:[\p{L}-]+ ?){1,4})|\bnumber of ((?:[\p{L}-]+ ?){1,3})|bao nhiêu ((?:\p{L}+ ?){1,2})|mấy ((?:\p{L}+ ?){1,2})/iu,
    matches: (text, asked) => {
      // The noun is one of the words that follow: "how many wrong login attempts".
      const words = (asked[1] ?? asked[2] ?? asked[3] ?? asked[4] ?? '').trim().split(' ');
      const end = words.findIndex((word) => verb.test(word));
      const counted = end > 0 ? words.slice(0, end) : words;
      const nouns = counted.filter((word) => word.length > 2 && !notCounted.test(word) && !verb.test(word));
      return nouns.some((noun) => hasCountOf(text, noun)) ? 1 : anyNumber.test(text) ? 0.7 : 0;
    },
  },
  {
    name: 'size',
    asked:
      /\bhow (?:big|large|heavy|high|wide|deep|far(?! (?:ahead|in advance|before))|tall|small|loud|thick)\b|\b(?:what|which) (?:is the )?(?:size|limit)\b|\bwhat (?:is|are) the (?:minimum|maximum)\b|tối đa|tối thiểu|ít nhất/iu,
    matches: (text) => (size.test(text) || anyNumber.test(text) ? 1 : 0),
  },
  {
    name: 'who',
    asked: whoAsked,
    matches: (text, { input }) => {
      const office = asksOffice.exec(input)?.groups?.office;
      return yes(office ? namesHolder(text, office) : hasPerson(text));
    },
  },
  {
    name: 'name',
    asked:
      /\b(?:which|what) (?:[\p{L}-]+ ){0,2}?(?:firm|company|bank|court|hotel|city|country|vendor|supplier|manufacturer|brand|product|software|tool)\b|\bname of\b/iu,
    matches: (text) => yes(hasName(text)),
  },
];

/**
 * The cues of a question; none where its wording says nothing. Where two rules read the same words ("how many days"), the more specific one
 * applies; a question in two parts has a cue for each.
 * @param language of the question, ISO 639-1
 */
export function cuesOf(question: string, language = 'en'): Cue[] {
  const found: { cue: Cue; start: number; end: number }[] = [];
  for (const rule of rules) {
    const asked = (askedWords(language, rule.name) ?? rule.asked).exec(question);
    if (!asked) continue;
    const [start, end] = [asked.index, asked.index + asked[0].length];
    if (found.some((other) => start < other.end && other.start < end)) continue;
    const matches = (text: string) => rule.matches(withoutItemNumber(text), asked);
    const worth = commonKinds.has(rule.name) ? worthOfCommon : 1;
    found.push({ cue: { name: rule.name, worth, matches }, start, end });
  }
  return found.map(({ cue }) => cue);
}
