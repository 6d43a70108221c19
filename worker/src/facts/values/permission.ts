import { compilePhrases } from '../phrases.ts';
import type { ValueReader } from './model.ts';

const conditions = compilePhrases({
  en: [
    '(prior|written|previous|express)( …)? (consent|approval|permission|authori[sz]ation|agreement)',
    'up to|maximum|not exceed*|exceed*|at most|limited to|restricted to',
    'lead (member|partner|bidder|firm)',
    'provided|unless|subject to|condition*',
    'if|in case|where|should|must|shall',
    '\\d{1,2} ?%',
  ],
  de: ['zustimmung|genehmigung|sofern|soweit|wenn|falls|benenn*|angeben'],
  fr: ['agrement|accord prealable|sous reserve|si|en cas|condition*|precis*'],
  es: ['autorizacion|previa|siempre que|en caso|si|condicion*|debera*'],
  it: ['autorizza*|a condizione|qualora|nei limiti|quota|deve|devono|dichiar*|non puo essere affidata'],
  pt: ['autorizac*|desde que|mediante|limite|devera*'],
  pl: ['zgod*|pod warunkiem|jezeli|wskaza*'],
  nl: ['toestemming|mits|indien'],
  vi: ['neu|phai|dieu kien'],
  ru: ['согласи*|при условии|если'],
  zh: ['同意|经.{0,10}批准|应当?'],
  ko: ['승인|동의|경우|조건'],
}) as RegExp;
const no = compilePhrases({
  en: [
    '(not|never)( be)?( …)? (allowed|permitted|accepted|acceptable|eligible|considered|entertained|applicable|admissible)',
    '(no|any kind of) (joint venture*|jv|consorti*|sub-?contract*|sub-?let*)( …)?',
    'prohibited|forbidden|disallowed|barred|not allowed',
    '(allowed|permitted)[ |:?]{1,6}no',
  ],
  de: ['nicht (zugelassen|zulassig|gestattet|erlaubt)', 'ausgeschlossen', 'unzulassig'],
  fr: ['interdit*', 'pas (autorise*|admis*|permis*)', 'exclu*'],
  es: ['no (se )?(admit*|permit*|acept*|podra*)', 'prohib*'],
  it: ['non (e |sono )?(ammess*|consentit*)', 'vietat*'],
  pt: ['nao (sera |e |se )?(admitid*|permitid*|admite)', 'vedad*'],
  pl: ['nie (dopuszcza|moga|moze|zezwala)', 'zakaz*'],
  nl: ['niet toegestaan', 'uitgesloten'],
  vi: ['khong (duoc|cho phep|chap nhan)'],
  ru: ['не допуска*', 'запреща*', 'не разреша*'],
  zh: ['不(接受|允许|得|可)', '禁止'],
  ko: ['불가', '금지', '허용하지', '할 수 없'],
}) as RegExp;
const yes = compilePhrases({
  en: [
    '(is|are|be|shall be) (allowed|permitted|accepted|acceptable|eligible|welcome)',
    '(may|can)',
    'allowed|permitted|eligible',
    '(allowed|permitted)[ |:?]{1,6}yes',
  ],
  de: ['zugelassen|zulassig|gestattet|konnen|durfen|moglich'],
  fr: ['autorise*|peut|peuvent|admis*|possible'],
  es: ['podra*|admit*|permit*|puede*'],
  it: ['ammess*|consentit*|possono|puo'],
  pt: ['admitid*|permitid*|podera*|admite'],
  pl: ['moze|moga|dopuszcza'],
  nl: ['toegestaan|mag|kunnen'],
  vi: ['duoc phep|co the|duoc'],
  ru: ['допуска*|разреша*|вправе|может|могут'],
  zh: ['接受|允许|可以?'],
  ko: ['허용|가능|할 수 있'],
}) as RegExp;

const limit = 700;

/** Whether a statement allows something: one value for all of it, `conditions` before `no` before `yes`. */
export const readPermission: ValueReader = (whole) => {
  const text = whole.slice(0, limit);
  const has = (pattern: RegExp) => {
    pattern.lastIndex = 0;
    return pattern.exec(text);
  };
  const negative = has(no);
  const positive = has(yes);
  const condition = has(conditions);
  const isConditional =
    condition && (!negative || /without|ohne|sans|sin |senza|sem |bez|未经|없이|prior|unless/u.test(text));
  const [match, value] =
    isConditional && !(positive && !/consent|approval|permission|exceed|maximum|lead|must|shall|prior/u.test(text))
      ? [condition, 'conditions']
      : negative
        ? [negative, 'no']
        : positive
          ? [positive, 'yes']
          : [null, 'conditions'];
  const start = match?.index ?? 0;
  return [{ start, end: match ? start + match[0].length : text.length, value, form: match ? 1 : 0.3 }];
};
