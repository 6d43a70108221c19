import { compareData } from './bits-or-bytes.ts';
import { boundBefore } from './bounds.ts';
import { compareAmounts } from './compare-amounts.ts';
import { compareTexts } from './compare-texts.ts';
import type { Comparable, Verdict } from './model.ts';
import { normalUnits } from './normal-units.ts';
import { type Purpose, purposeOf } from './purposes.ts';
import { type Amount, type Amounts, readAmounts } from './read-amounts.ts';
import { gradeOf } from './same-materials.ts';
import { tellAmount } from './tell-amount.ts';
import { compareWhole } from './whole-values.ts';

export interface ComparedValue extends Verdict {
  /** See `OfferedCell`. */
  converted: string | null;
  /** The offer contains the name, but no value after it. */
  isBlank: boolean;
}

const blank =
  /^(?:[-–—.…_\s/]*|tb[adc]|n\/?a|later|to (?:follow|be (?:advised|confirmed|submitted|provided later)).{0,30}|by (?:others|vendor|purchaser).{0,20}|vendor to (?:advise|confirm).{0,10}|nil)$/iu;
const complies =
  /^(?:fully\s)?(?:compl(?:y|ies|ied|iant)|confirmed|accepted|agreed|noted|noted and compl\w+|as (?:per )?(?:tender|specification|specified|required|requested)|according to (?:tender|specification)|erfüllt|conforme|cumple|yes,? (?:complied|confirmed))\.?$/iu;
const refuses =
  /^(?:(?:does |do |is )?not (?:compl\w+|met|fulfilled|offered|available|possible)|non-?compliant|deviat(?:es|ion).{0,40}|exception.{0,40}|nicht erfüllt|no cumple|non conforme)\.?$/iu;
const yes =
  /^(?:yes|y|included|incl\.?|provided|available|required|to be provided|shall be provided|fitted|supplied|ja|oui|sí|si|sim|tak|да|是|✓|✔|☑|x)\.?$/iu;
const no =
  /^(?:no|not (?:included|provided|required|available|applicable|fitted|supplied)|none|excluded|without|nein|non|não|nie|нет|否|✗|✘|☒)\.?$/iu;
const differences = /\b(?:rise|difference|differential|delta|approach|margin|drop)\b|Δ/iu;

/** Compares what one parameter requires with what an offer says about it. */
export function compareValues(asked: Comparable, offered: Comparable, language: string): ComparedValue {
  const [a, b] = [asked.value.trim(), offered.value.trim()];
  const verdict = (state: Verdict['state'], reason: string): ComparedValue => ({
    state,
    reason,
    converted: null,
    isBlank: false,
  });
  if (blank.test(b))
    return { ...verdict('unclear', b === '' ? 'The value is left blank' : `The offer says “${b}”`), isBlank: true };
  if (blank.test(a)) return verdict('unclear', 'The tender gives no value of its own');
  if (refuses.test(b)) return verdict('deviates', `The offer says “${b}”`);
  if (complies.test(b)) return verdict('meets', `The offer says “${b}”, without a value of its own`);
  const [wanted, given] = [answerOf(a), answerOf(b)];
  if (wanted !== null && given !== null)
    return wanted === given ? verdict('meets', '') : verdict('deviates', `“${b}” instead of “${a}”`);
  if (given === false) return verdict('deviates', `“${b}” where “${a}” is asked`);
  if (given === true) return verdict('meets', `The offer says “${b}”, without a value of its own`);
  const whole = compareWhole(asked, offered);
  if (whole) return { ...whole, converted: null, isBlank: false };
  const purpose = purposeOf(asked.parameter);
  const sides = [asked, offered].every(({ value }) => around.test(value))
    ? { asked: amountsOf(without(asked)), offered: amountsOf(without(offered)) }
    : { asked: amountsOf(asked), offered: amountsOf(offered) };
  const compared = wanted === null ? compareQuantities(asked, offered, sides, purpose) : null;
  if (compared) return { ...compared, isBlank: false };
  return { ...compareWords(asked, offered, language), converted: null, isBlank: false };
}

/** Compares texts. Where figures are present that are an amount, the spelling never proves that the texts agree or differ. */
function compareWords(asked: Comparable, offered: Comparable, language: string): Verdict {
  const [a, b] = [written(asked), written(offered)].map((text) => normalUnits(text).trim()) as [string, string];
  const verdict = compareTexts(a, b, language);
  const isSame = a.replace(/\s/gu, '') === b.replace(/\s/gu, '') && asked.unit === offered.unit;
  if (verdict.state === 'unclear' || isSame || !(isMeasured(asked) || isMeasured(offered))) return verdict;
  return { state: 'unclear', reason: 'Amounts that can not be read for sure' };
}

/** A number alone or before a unit, or a limit beside figures: "120 m³/d", "> 100", "1.250". */
function isMeasured({ value, unit }: Comparable): boolean {
  const text = normalUnits(value.slice(0, 200)).replace(/\s+/gu, ' ').trim();
  if (!/\d/u.test(text) || text.split(/[ ,/]/u).some(isGrade)) return false;
  const [number = ''] = /^[+\-−–]? ?\d[\d.,'’]*/u.exec(text) ?? [];
  const behind = text.slice(number.length);
  const isNumber = number !== '' && behind === '';
  return (
    /[<>≤≥≦≧±~≈^]/u.test(text) ||
    boundBefore(/^[^\d]*/u.exec(text)?.[0] ?? '') !== null ||
    (isNumber && (unit !== null || /[.,]/u.test(text))) ||
    (number !== '' && /^ ?[\p{L}%°µ€$£][\p{L}²³°µ%·/() .*-]*$/u.test(behind)) ||
    /^(?:EUR|USD|US\$|GBP|INR|CHF|€|\$|£)\s?\d/u.test(text)
  );
}

/** "± 5 %" on both sides, around a value that is not given. */
const around = /^\s{0,4}(?:±|\+\/[-−])/u;
const without = (side: Comparable): Comparable => ({ ...side, value: side.value.replace(around, '') });

const answerOf = (text: string): boolean | null => (yes.test(text) ? true : no.test(text) ? false : null);

/** A value with the unit of its column. A value with figures is shown without it, since its unit is compared as a measure. */
const written = ({ value, unit }: Comparable) => (unit && !/\d/u.test(value) ? `${value} ${unit}` : value);

function amountsOf(parameter: Comparable): Amounts {
  const difference = differences.test(parameter.parameter);
  const read = readAmounts(normalUnits(parameter.value), {
    unit: parameter.unit,
    decimal: parameter.decimal,
    difference,
  });
  const [only] = read.amounts;
  if (!only || read.amounts.length > 1 || only.kind !== 'fixed') return read;
  const named = boundOfName(parameter);
  return named ? { ...read, amounts: [limited(only, named)] } : read;
}

/** A limit that the name or the condition states, where it is sure which side is meant. */
function boundOfName({ parameter, condition }: Comparable): 'lower' | 'upper' | null {
  const text = `${parameter} ${condition ?? ''}`;
  const { better } = purposeOf(parameter);
  if (
    better === 'less' &&
    /\b(?:max(?:imum)?|allowable|permissible|upper limit|at most|not exceeding|limit)\b/iu.test(text)
  )
    return 'upper';
  if (better === 'more' && /\b(?:min(?:imum)?|at least|lower limit|not less than)\b/iu.test(text)) return 'lower';
  return null;
}

function limited(amount: Amount, bound: 'lower' | 'upper'): Amount {
  return bound === 'lower'
    ? { ...amount, kind: 'lower', to: Number.POSITIVE_INFINITY }
    : { ...amount, kind: 'upper', from: Number.NEGATIVE_INFINITY };
}

/** Text beside an amount that does not change it: brackets, conditions, "approx". */
const bareRest = (rest: string) =>
  rest
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/(?:^|\s)(?:@|at|bei|for|when|under)\s.*$/iu, ' ')
    .replace(/[\s,;.:()[\]]+/gu, ' ')
    .trim();

/** Null where the tender asks for no quantity. */
function compareQuantities(
  asked: Comparable,
  offered: Comparable,
  sides: { asked: Amounts; offered: Amounts },
  purpose: Purpose,
): (Verdict & { converted: string | null }) | null {
  const { amounts } = sides.asked;
  const isPure = amounts.length > 0 && bareRest(sides.asked.rest).length === 0;
  const alternatives =
    amounts.length > 1 && /^(?:or|\/|oder|ou|o|\s)+$/iu.test(bareRest(sides.asked.rest)) ? amounts : null;
  if (!isPure && !alternatives) return null;
  const first = amounts[0] as Amount;
  // "F", "IP55", "1.4408" and other names contain figures, too.
  if (!first.unit && isName(asked.value)) return null;
  // "316L" does not mean litres.
  if ((!first.unit || first.unitText === 'L') && !isVolume(asked.parameter) && /^\S+/u.exec(asked.value)?.some(isGrade))
    return null;
  const candidates = sides.offered.amounts.filter((other) => isSameQuantity(first, other));
  const chosen = chooseAmount(candidates);
  if (!chosen) {
    const other = sides.offered.amounts[0];
    if (other) return { ...compareAmounts(first, other, purpose), converted: null };
    const isRead = !/\d/u.test(offered.value);
    const reason = isRead ? 'No number is offered where one is asked' : 'The offered number can not be read for sure';
    return { state: 'unclear', reason, converted: null };
  }
  if (first.unit && !chosen.unit && bareRest(sides.offered.rest) !== '')
    return { state: 'unclear', reason: 'The offered number has a unit that is not known', converted: null };
  if (/^(?:not|excluding|except)\b/iu.test(sides.offered.rest)) {
    return { state: 'unclear', reason: 'The offer says it with a reservation', converted: null };
  }
  const verdicts = (alternatives ?? [first]).map((one) =>
    compareData(one, chosen, (asked, offered) => compareAmounts(asked, offered, purpose)),
  );
  const best =
    verdicts.find(({ state }) => state === 'meets') ?? verdicts.find(({ state }) => state === 'unclear') ?? verdicts[0];
  if (!best) return null;
  if (!alternatives && amounts.length > 1 && best.state !== 'deviates') {
    return { state: 'unclear', reason: 'The tender gives several numbers', converted: null };
  }
  return { ...best, converted: inUnitOf(first, chosen, offered) };
}

const isGrade = (word: string) => gradeOf(word) !== null;
const isVolume = (name: string) => /volume|capacity|content|tank/iu.test(name);
const isName = (value: string) => /^\d\.\d{4}(?:$|\D)/u.test(value.trim()) || /[\p{L}]\d|\d[\p{L}]/u.test(value);

function isSameQuantity(a: Amount, b: Amount): boolean {
  if (!a.unit || !b.unit) return true;
  const strip = (unit: string) => unit.replace(/\((?:g|a|A)\)$| AC$| DC$/u, '');
  return (
    strip(a.unit.unit) === strip(b.unit.unit) ||
    [a.unit.unit, b.unit.unit].some((unit) => unit === 'DN' || unit === 'NPS')
  );
}

/** "1,150 gpm (261 m³/h)": the first where all of them are the same quantity; one with a unit before one without. */
function chooseAmount(amounts: readonly Amount[]): Amount | null {
  const withUnit = amounts.filter(({ unit }) => unit !== null);
  const [first, ...others] = withUnit.length > 0 ? withUnit : amounts;
  if (!first) return null;
  const agree = others.every(({ value }) => Math.abs(value - first.value) <= 0.02 * Math.abs(first.value));
  return agree ? first : null;
}

function inUnitOf(one: Amount, chosen: Amount, offered: Comparable): string | null {
  if (!one.unit || !chosen.unit || one.unit.unit === 'DN' || chosen.unit.unit === 'DN') return null;
  if (one.unit.factor === chosen.unit.factor && one.unit.offset === chosen.unit.offset) return null;
  if (!isSameQuantity(one, chosen) || offered.value === '') return null;
  return tellAmount(chosen, one.unitText ?? one.unit.unit, one.unit);
}
