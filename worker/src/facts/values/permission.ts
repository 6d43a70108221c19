import { fold } from '../fold.ts';
import { compilePhrases, type Phrases } from '../phrases.ts';
import type { ReadValue, ValueReader } from './model.ts';

const compile = (phrases: Phrases) => compilePhrases(phrases) as RegExp;

/** What a permission depends on, or how far it goes. */
const limits = compile({
  en: [
    '(prior|written|previous|express)( …)? (consent|approval|permission|authori[sz]ation|agreement)',
    '(without|with|subject to|obtain*)( …)? (consent|approval|permission|authori[sz]ation)',
    '(up to|maximum( of)?|not exceed*|not more than|no more than|at most|limited to|restricted to|at least)( …)? (member*|partner*|percent*|\\d{1,3} ?%|firm*|compan*|two|three|four|five)',
    'lead (member|partner|bidder|firm)',
    'joint(ly)? and several(ly)?',
    'provided (that|their|the|it|they|such)|unless|subject to|only if|on condition',
    '(must|shall|should|to) (be )?(disclose*|list*|identif*|name*|declare*|specif*|state*|provide*|indicate*|nominate*|submit*)',
  ],
  de: ['zustimmung|genehmigung|sofern|soweit|gesamtschuldnerisch*|bevollmachtigt*', '(zu|namentlich) benenn*'],
  fr: [
    'agrement|accord prealable|sous reserve|solidaire*|mandataire',
    '(doit|doivent) … (declar*|precis*|indiqu*|present*)',
  ],
  es: [
    'autorizacion (previa|expresa)?|siempre que|solidari*',
    '(debe|debera|deberan) … (indic*|declar*|present*|identific*)',
  ],
  it: [
    'autorizzazione|a condizione|qualora|nei limiti|non puo essere affidata',
    '(deve|devono) … (indic*|dichiar*|specific*)',
  ],
  pt: ['autorizacao|anuencia|desde que|limite|solidari*', '(deve|devera|deverao) … (indic*|declar*|apresent*)'],
  pl: ['zgod(a|y|e)|pod warunkiem|solidarn*', '(wskaza*|wymaga) … (cz[eę]sci|podwykonawc*)'],
  nl: ['toestemming|mits|hoofdelijk'],
  vi: ['neu duoc|phai duoc|chap thuan|dieu kien'],
  ru: ['согласи[яе]|при условии|солидарн*'],
  zh: ['书面同意|经.{0,10}(同意|批准)|连带责任|不得超过'],
  ko: ['승인|동의|연대|이하여야'],
});
const no = compile({
  en: [
    '(not|never)( be)?( …)? (allowed|permitted|accepted|acceptable|eligible|considered|entertained|admissible|allow|permit|accept|assign|transfer|sub-?let|sub-?contract)',
    '(no|any kind of) (joint venture*|jv|consorti*|sub-?contract*|sub-?let*|partnership*)( …)?',
    'prohibited|forbidden|disallowed|barred|not allowed',
    '(allowed|permitted|acceptable)[ |:?]{1,6}no',
  ],
  de: ['nicht (zugelassen|zulassig|gestattet|erlaubt)', 'ausgeschlossen', 'unzulassig'],
  fr: ['interdit*', "(n'est |ne sont |n'est-|ne )?pas (autorise*|admis*|permis*|accepte*)"],
  es: ['no (se )?(admit*|permit*|acept*|podra*)', 'prohib*'],
  it: ['non (e |sono )?(ammess*|consentit*)', 'vietat*', '(e|sono) fatto divieto'],
  pt: ['nao (sera |serao |e |se )?(admitid*|permitid*|admite|permite|aceit*)', 'vedad*'],
  pl: ['nie (dopuszcza|moga|moze|zezwala)', 'zakaz*'],
  nl: ['niet toegestaan', 'uitgesloten'],
  vi: ['khong (duoc|cho phep|chap nhan)'],
  ru: ['не допуска*', 'запреща*', 'не разреша*', 'не вправе'],
  zh: ['不(接受|允许|得|可)', '禁止'],
  ko: ['불가', '금지', '허용하지', '할 수 없'],
});
const yes = compile({
  en: [
    '(is|are|be|shall be|also|only) (allowed|permitted|accepted|acceptable|eligible|welcome|encouraged|possible)',
    'allowed|permitted|eligible|encouraged',
    '(allowed|permitted|acceptable)[ |:?]{1,6}yes',
    '(can|may)( …)? (bid|tender|participate|submit|apply|form|join|sub-?contract|sub-?let|engage|use|team|partner|rely|propose|associate)',
    'may',
  ],
  de: ['zugelassen|zulassig|gestattet|konnen|durfen|moglich'],
  fr: ['autorise*|peut|peuvent|admis*|possible*'],
  es: ['podra*|admit*|permit*|puede*'],
  it: ['ammess*|consentit*|possono|puo'],
  pt: ['admitid*|permitid*|podera*|admite|permite'],
  pl: ['moze|moga|dopuszcza'],
  nl: ['toegestaan|mag|mogen|kunnen'],
  vi: ['duoc phep|co the|duoc'],
  ru: ['допуска*|разреша*|вправе|может|могут'],
  zh: ['接受|允许|可以?'],
  ko: ['허용|가능|할 수 있'],
});
/** What those must do who make use of a permission. */
const duty = compile({
  en: ['must|shall|should|required'],
  de: ['muss|mussen|hat|haben|ist|sind'],
  fr: ['doit|doivent|devra|devront|eventuel*|le cas echeant|en cas'],
  es: ['debe|deben|debera|deberan|en caso'],
  it: ['deve|devono|dovra|dovranno|si applica*'],
  pt: ['deve|devem|devera|deverao'],
  pl: ['nalezy|powin*|wymaga|musi|musza'],
  nl: ['moet|moeten|dient|dienen'],
  vi: ['phai'],
  ru: ['долж*|обязан*'],
  zh: ['应当?|须|必须'],
  ko: ['하여야|해야|한다'],
});
/** Whether a text says what somebody must do, in one of twelve languages. */
export const statesDuty = (text: string): boolean => fold(text.slice(0, limit)).search(duty) >= 0;
const exception =
  /without|unless|except|prior|previous|only|ohne|sans|sauf|\bsin |salvo|senza|\bsem |bez|без|未经|没有|없이/u;
const limit = 900;

interface Found {
  start: number;
  end: number;
}

function all(pattern: RegExp, text: string): Found[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/**
 * What a statement says about something that may be allowed: `no`, `yes`, or `conditions` where it depends on something, or where those who
 * do it have duties. A statement that says none of these gives nothing.
 */
export const readPermission: ValueReader = (whole) => {
  const text = whole.slice(0, limit);
  const refusals = all(no, text);
  const limited = all(limits, text);
  const grants = all(yes, text).filter(
    ({ start, end }) => !refusals.some((other) => start < other.end && end > other.start),
  );
  const isExcepted = limited.length > 0 && exception.test(text);
  const found: ReadValue[] = [
    ...refusals.map((each) => ({ ...each, value: isExcepted ? 'conditions' : 'no', form: 1 })),
    ...grants.map((each) => ({ ...each, value: limited.length > 0 ? 'conditions' : 'yes', form: 1 })),
  ];
  if (found.length === 0)
    found.push(...limited.slice(0, 2).map((each) => ({ ...each, value: 'conditions', form: 0.6 })));
  if (found.length === 0)
    found.push(
      ...all(duty, text)
        .slice(0, 2)
        .map((each) => ({ ...each, value: 'conditions', form: 0.2 })),
    );
  return found.sort((a, b) => a.start - b.start);
};
