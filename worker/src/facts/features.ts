import type { CompiledKind, Pairing } from './candidates.ts';
import type { TenderUnit } from './read-tender.ts';

/** What tells how likely a pairing states its fact, by name; each about 0 to 1. */
export type Features = Record<string, number>;

const blank = /_{3,}|\.{6,}|…{2,}|\[ {0,3}(?:insert|date|amount|name|•|\*)|<[^<>]{1,40}>|x{3,}/u;
const example =
  /\b(?:e\.g|for example|example|sample|specimen|illustrat|zum beispiel|par exemple|por ejemplo|exemplo|ad esempio|na przyklad)\b|例如/u;
const formTitle =
  /\b(?:annex|annexure|appendix|form|format|proforma|pro forma|template|specimen|declaration|undertaking|affidavit|anlage|formblatt|anexo|annexe|formulaire|modelo|allegato|modello|zalacznik|formularz)\b|附件|格式|별지|서식/u;
const firstTitle =
  /\b(?:data sheet|special condition|notice|invitation|key information|key dates|timeline|timetable|schedule|summary|bid details|important|critical|addendum|corrigendum|amendment)/u;
const obliges =
  /\b(?:shall|must|will|required|should|is|are|muss|mussen|sind|ist|doit|doivent|est|debe|debera|es|deve|dovra|devera|sera|powin|nalezy|moet|phai)\b|应|须|должн|하여야|한다/u;
const personal = /\b(?:i|we|our|my|i\/we|undersigned|hereby|wir|nous|nosotros|noi|nos)\b/u;

/** Tells the features of a kind's pairings. What is the same for all pairings of a name's and a value's unit is read once. */
export function featuresFor(compiled: CompiledKind): (pairing: Pairing) => Features {
  const known = new Map<TenderUnit, Map<TenderUnit, Surroundings>>();
  return (pairing) => {
    const { unit, nameUnit } = pairing;
    const ofUnit = known.get(unit) ?? new Map<TenderUnit, Surroundings>();
    const surroundings = ofUnit.get(nameUnit) ?? surroundingsOf(unit, nameUnit, compiled);
    known.set(unit, ofUnit.set(nameUnit, surroundings));
    return featuresOf(pairing, surroundings);
  };
}

/** What two units tell whatever name and value of them are paired. */
interface Surroundings {
  features: Features;
  rivals: { start: number; end: number }[];
  /** Those of the name's unit. */
  nameRivals: { start: number; end: number }[];
}

function surroundingsOf(unit: TenderUnit, nameUnit: TenderUnit, compiled: CompiledKind): Surroundings {
  const text = unit.folded;
  const context = unit === nameUnit ? text : `${nameUnit.folded} ${text}`;
  const title = unit.title;
  const rivalsIn = (folded: string) =>
    [...(compiled.rivals ? folded.matchAll(compiled.rivals) : [])].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    }));
  const rivals = rivalsIn(text);
  return {
    rivals,
    nameRivals: unit === nameUnit ? rivals : rivalsIn(nameUnit.folded),
    features: {
      negative: count(compiled.negatives, context) > 0 ? 1 : 0,
      cues: compiled.cues ? distinct(compiled.cues, context) : 0,
      section: count(compiled.sections, title) > 0 ? 1 : 0,
      ownTitle: count(compiled.names, title) > 0 ? 1 : 0,
      blank: blank.test(text) ? 1 : 0,
      example: example.test(context) ? 1 : 0,
      form_title: formTitle.test(title) ? 1 : 0,
      first_title: firstTitle.test(title) ? 1 : 0,
      obliges: obliges.test(text) ? 1 : 0,
      personal: personal.test(text) ? 1 : 0,
    },
  };
}

function featuresOf(pairing: Pairing, surroundings: Surroundings): Features {
  const { unit, nameUnit, value, name, relation } = pairing;
  const text = unit.folded;
  const pageCount = unit.page.document.pages.length;
  const page = unit.page.page.number;
  const features: Features = {
    strong: pairing.isStrong ? 1 : 0,
    [relation]: 1,
    distance: Math.min(1, Math.log2(1 + pairing.distance) / 8),
    between: Math.min(1, pairing.between / 3),
    steps: Math.min(1, pairing.steps / 4),
    form: value.form,
    tight: value.form === 1 && pairing.isStrong && pairing.steps === 0 && pairing.distance <= 15 ? 1 : 0,
    rival: !pairing.isAtOnce && hasRival(pairing, surroundings.rivals) ? 1 : 0,
    qualified: !pairing.isAtOnce && isQualified(pairing, surroundings.nameRivals) ? 1 : 0,
    ...surroundings.features,
    early: page <= 3 ? 1 : page <= 10 ? 0.5 : 0,
    late: page / pageCount > 0.6 ? 1 : 0,
    row: unit.kind === 'row' ? 1 : 0,
    colon: /[:|]/u.test(nameUnit.folded.slice(name.end, name.end + 3)) ? 1 : 0,
    atStart: name.start < 12 ? 1 : 0,
    long: Math.min(1, text.length / 600),
    nameLength: Math.min(1, (name.end - name.start) / 40),
  };
  if (/^(?:none|not public)$/u.test(value.value)) features[`is ${value.value}`] = 1;
  for (const key of Object.keys(features)) if (features[key] === 0) delete features[key];
  return features;
}

/** Whether what only looks like the fact is nearer to the value than its name. */
function hasRival(
  { unit, nameUnit, value, name, distance, relation }: Pairing,
  rivals: Surroundings['rivals'],
): boolean {
  for (const { start, end } of rivals) {
    if (unit === nameUnit && start < name.end && end > name.start) continue;
    if (start < value.end && end > value.start) continue;
    const gap = end <= value.start ? value.start - end : start - value.end;
    // What follows a value names it more seldom than what goes before.
    const weight = end <= value.start ? 1 : 2;
    if (relation === 'right' || relation === 'column') {
      if (gap * weight < 15) return true;
    } else if (gap * weight < distance) return true;
  }
  return false;
}

/** Characters between a name and what makes it the name of something else: "response to questions", "start of submission". */
const nearName = 16;

function isQualified({ name }: Pairing, rivals: Surroundings['nameRivals']): boolean {
  return rivals.some(
    ({ start, end }) =>
      start - name.end <= nearName &&
      name.start - end <= nearName &&
      !(start >= name.start && end <= name.end && (start === name.start || end === name.end)),
  );
}

/** `search` leaves no trace in the pattern, unlike `test`: `matchAll` would begin where that ended. */
function count(pattern: RegExp | null, text: string): number {
  return pattern !== null && text.search(pattern) >= 0 ? 1 : 0;
}

function distinct(pattern: RegExp, text: string): number {
  const seen = new Set<string>();
  for (const [found] of text.matchAll(pattern)) {
    seen.add(found);
    if (seen.size >= 4) break;
  }
  return seen.size / 4;
}
