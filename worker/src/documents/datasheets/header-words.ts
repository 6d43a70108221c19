import { isBlank } from './table-grid.ts';
import { isTag } from './tags.ts';
import { parseUnit } from './units.ts';

/** What a column of a parameter table contains. */
export type ColumnRole = 'number' | 'name' | 'unit' | 'condition' | 'value' | 'remark' | 'section' | 'tag';

const numberHeader =
  /^(?:(?:s[rl]?\.?\s*|item\s*|line\s*|ref\.?\s*|pos\.?\s*)?(?:no|nr|num|number)s?\.?|#|№|item|pos\.?|line|ref\.?|s\/n|n[°º]|id|stt|tt)$/iu;
const unitHeader =
  /^(?:units?|u\/?m|u\.?o\.?m\.?|dim(?:ension)?s?\.?|units? of measure(?:ment)?|đơn vị(?: tính)?|đvt|einheit|unités?|unidad)\.?$/iu;
const nameHeader =
  /\b(?:parameters?|descriptions?|propert(?:y|ies)|characteristics?|designation|features?|constituents?|determinands?|particulars?|specifications?|variables?|attributes?|items?|conditions?|technical data|data|requirements?)\b|thông số|chỉ tiêu|kenngröße|merkmal/iu;
const valueHeader =
  /\b(?:values?|specified|required|offered|proposed|guaranteed|min(?:imum)?|max(?:imum)?|norm(?:al)?|rated|design|operating|mean|average|avg|nominal|actual|limits?|range|typical|typ)\b|giá trị|wert/iu;
const remarkHeader =
  /\b(?:remarks?|notes?|comments?|compl(?:y|ies|iance|iant)|references?|clause|confirm(?:ed|ation)?|deviations?|rev(?:ision)?|source|y\/n|yes\/no|enclosed|purpose)\b|ghi chú/iu;
const tagHeader =
  /\btags?\b|^(?:equipment|item|valve|pump|instrument|motor|loop)\s*(?:tag|id|no|nos|number|numbers)\.?(?:\s*\(s\))?$/iu;
const conditionHeader = /^(?:conditions?|case|operating case|basis|limit|at)$/iu;
/** Tables with such columns are about money, evaluation marks or paper, whatever units are in them. */
const commerceHeader =
  /\b(?:prices?|costs?|amounts?|payments?|milestones?|points|scores?|marks|weightage|weighting|evidence|criteri(?:on|a)|invoices?|deliverables?|deadline|due date|subtotal|tax|vat|budget|salary|revenue|turnover|supplier|bidder's response|labou?r categor(?:y|ies)|hourly rate)\b/iu;

/** How many of a thing are ordered, which is no property of it. */
const orderedHeader =
  /^(?:q(?:ty|té|tà|tde|t)?|quant|quantit(?:y|ies|és?|à|ät)|quantidades?|cant(?:idad(?:es)?)?|menge|anzahl|stückzahl|ilość|aantal|кол(?:-?во|ичество)|số lượng|数量|수량)\.?(?:\s?\([^()]{1,12}\))?$/iu;
export const isOrderedHeader = (text: string): boolean => orderedHeader.test(text.trim());

/** The case that a value applies to, where the column or cell contains nothing else. */
export const conditionWord =
  /^(?:at\s)?(?:min(?:imum)?|max(?:imum)?|norm(?:al)?|rated|design|operating|mean|average|avg|nominal|typical|typ|guaranteed|shut-?off|start-?up|peak|required|available|nor)\.?(?:\s*(?:\/|and|,)\s*(?:min(?:imum)?|max(?:imum)?|norm(?:al)?|rated|mean)\.?)*$/iu;

/** The row of a sheet that names its equipment. */
export const isTagName = (text: string): boolean => tagHeader.test(text.replace(/(?<![:.\s])[:.\s]+$/u, '').trim());
export const isCommerceHeader = (text: string): boolean => commerceHeader.test(text);
/** Words that only say that a column contains values. */
export const isPlainValueHeader = (text: string): boolean =>
  /^(?:values?|data|specified(?: value)?|giá trị|wert)$/iu.test(text.trim());
/** Words that name a sheet of technical data. */
export const namesDatasheet = (text: string): boolean =>
  /data ?-?sheets?|technical (?:data|particulars|schedule)|(?:valve|pump|motor|instrument|equipment) (?:schedule|list|data)|specification sheet|datenblatt/iu.test(
    text,
  );
/** Words in titles above technical data, of a whole sheet or of a part. */
export const saysDatasheet = (text: string): boolean =>
  namesDatasheet(text) || /\b(?:process|design) data\b/iu.test(text);

/** The role that a column's header gives it; null where it gives none. `leaf` is the lowest of its headers. */
export function roleOfHeader(leaf: string): ColumnRole | null {
  const text = leaf.replace(/(?<![:\s])[:\s]+$/u, '').trim();
  if (text === '') return null;
  if (unitHeader.test(text)) return 'unit';
  if (tagHeader.test(text)) return 'tag';
  if (numberHeader.test(text)) return 'number';
  if (remarkHeader.test(text)) return 'remark';
  if (conditionWord.test(text) || isPlainValueHeader(text)) return 'value';
  if (valueHeader.test(text)) return 'value';
  if (conditionHeader.test(text)) return 'condition';
  return nameHeader.test(text) ? 'name' : null;
}

/** "Flow (m³/h)", "Flow [m³/h]", "Flow, m³/h", "Flow in m³/h" as name and unit; the unit is null where there is none. */
export function splitHeaderUnit(text: string): { name: string; unit: string | null } {
  const [, name = '', unit = ''] =
    /^(.*\S)\s*[([]([^()[\]]*(?:\([^()]*\)[^()[\]]*)?)[)\]]$/su.exec(text) ??
    /^(.*\S)(?:,\s*|\s+in\s+)(\S.{0,12})$/su.exec(text) ??
    [];
  // "Length (in Ft.)"; "in" alone is an inch.
  const own = unit.trim().replace(/^in\s(?=\S)/iu, '');
  const known = own === '' ? null : parseUnit(own);
  if (!known || isBlank(name)) return { name: text, unit: null };
  return { name: name.trim(), unit: own };
}

/** "Flow m3/h", "Temp. °C": for the header of a column of numbers that ends after the unit. A single capital is no unit. */
export function splitHeaderTail(text: string): { name: string; unit: string | null } {
  const [, name = '', unit = ''] = /^(.*\S)(?=\s)(?<=\p{L}{2}\S*)\s+(\S{1,10}(?:\s[A-Z])?)$/su.exec(text) ?? [];
  const isUnit = !/^\p{Lu}$/u.test(unit) && parseUnit(unit)?.physical === true;
  return isUnit ? { name: name.trim(), unit } : { name: text, unit: null };
}

/** Vertical lines between columns that recognition of a scan took for a letter. */
export const withoutBars = (text: string): string =>
  text.replace(/^(?:[|¦]\s+)+|(?<!\s[|¦]?)(?:\s+[|¦])+$/gu, '').trim();

/** A cell's words as the name of a parameter: without leaders and colon. */
export function tidyName(text: string): string {
  return withoutBars(text)
    .replace(/(?:[.…·_]{3}|(?:\s[.…·_]){3}).*/su, '')
    .replace(/(?<!\s)\s*[:=]\s*$/u, '')
    .trim();
}

/** The limit or state at the end of a name: "Speed, maximum", "Efficiency (min.)"; null where there is none. */
export function conditionOfName(name: string): string | null {
  const [, afterComma, inBrackets] = /(?:,\s*([^\s,()][^,()]*)|\(([^()]+)\))$/u.exec(name) ?? [];
  const words = (afterComma ?? inBrackets ?? '').trim();
  return conditionWord.test(words) ? words : null;
}

const statesCase =
  /^(?:\(?(?:@|at|under|during|when|while|bei|unter|tại)\s|(?:(?:full|part(?:ial)?|half|no|zero)[- ]load|\d+\s?%\s(?:of\s)?(?:rated\s)?load|idle|stand-?by)\b)/iu;

/** The case that a value applies to, as a remark states it ("full load", "at site conditions"); null for any other remark. */
export function conditionOfRemark(remark: string): string | null {
  const words = remark.replace(/\s+/gu, ' ').trim();
  return words.length <= 80 && (statesCase.test(words) || conditionWord.test(words)) ? words : null;
}

/** A name says what is measured: it has letters, and is neither a tag nor a unit nor a sentence. */
export function isName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && text.length <= 120 && !isTag(text) && text.split(/\s+/u).length <= 18;
}
