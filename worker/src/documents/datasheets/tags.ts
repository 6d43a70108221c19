/**
 * Equipment tags as plants write them: letters for the kind, a hyphen, a number, letters for identical ones
 * (P-101A/B/C, FV-2001, 10-PSV-1001A, TK-01). Unlike standards and materials, which look much the same.
 */
const core = String.raw`(?:\d{1,4}[-‐‑])?[A-Z]{1,5}[-‐‑]?\d{2,6}(?:[-‐‑]\d{1,4})?(?:[-‐‑ ]?[A-Z](?![A-Za-z]))?(?:\/[-‐‑]?(?:[A-Z]|\d{1,4}[A-Z]?)(?![A-Za-z\d]))*`;
const hyphened = String.raw`(?:\d{1,4}[-‐‑])?[A-Z]{1,5}[-‐‑]\d{2,6}(?:[-‐‑]\d{1,4})?[A-Z]?(?:\/[-‐‑]?(?:[A-Z]|\d{1,4}[A-Z]?)(?![A-Za-z\d]))*`;
/** One figure will do where a tag is expected: "P-1A/B". */
const short = String.raw`[A-Z]{1,5}[-‐‑]\d[A-Z]?(?:\/[-‐‑]?[A-Z\d](?![A-Za-z\d]))*`;
const separator = String.raw`(?:\s*(?:,|;|&|\band\b|\bto\b)\s*|[^\S\n]*\n\s*)`;
const wholePattern = new RegExp(`^${core}(?:${separator}${core})*$`, 'u');
const shortPattern = new RegExp(`^(?:${core}|${short})(?:${separator}(?:${core}|${short}))*$`, 'u');
const shortWithinPattern = new RegExp(String.raw`(?<![\p{L}\d/\-‐‑.])${short}(?![\p{L}\d]|[-‐‑./]\S)`, 'gu');
/** What is numbered like equipment with a single figure: "Annex A-1", "Form F-2". */
const notEquipment =
  /(?:annex|appendix|attachment|exhibit|figure|fig\.?|table|form|schedule|section|part|clause|volume|lot|page|drawing|class|type|no\.?|rev\.?)$/iu;
/** Characters: the longest of these words, and the one before it. */
const longestNamed = 12;
const withinPattern = new RegExp(String.raw`(?<![\p{L}\d/\-‐‑.])${hyphened}(?![\p{L}\d]|[-‐‑.]\d)`, 'gu');

/** Standards, designations and materials that begin like tags. */
const noKinds = new Set(
  'ISO EN DIN IEC API ASME ANSI ASTM AISI AWWA NACE NFPA IEEE NEMA BS JIS GOST AS NF UNE IS SAE AWS TEMA MSS DN PN NPS NB IP IE IK CL CLASS PTC CF CA WCB LCB SS GG GGG GJL GJS HRC HB RAL SA SIL QA QC ITP USD EUR REV NO PH PAGE'.split(
    ' ',
  ),
);

/** Whether a text is one or several tags and nothing else. */
export const isTag = (text: string): boolean => isTagBy(wholePattern, text);

/** The same for a text in a row or column of tags. */
export const isTagInPlace = (text: string): boolean => isTagBy(shortPattern, text);

function isTagBy(pattern: RegExp, text: string): boolean {
  const trimmed = text.trim();
  return (
    trimmed.length <= 60 &&
    !/^PT-?10{2,3}$/u.test(trimmed) &&
    pattern.test(trimmed) &&
    kindsOf(trimmed).every((kind) => !noKinds.has(kind))
  );
}

/** The tags inside a title or a sentence, each once, as printed. */
export function tagsIn(text: string): string[] {
  const found = [...text.matchAll(withinPattern)].map(([tag]) => tag);
  return [...new Set(found.filter((tag) => kindsOf(tag).every((kind) => !noKinds.has(kind))))];
}

/** The same for the title of a sheet, which may name its equipment with one figure ("Pump data sheet P-1A/B"). */
export function tagsInTitle(text: string): string[] {
  const usual = tagsIn(text);
  if (usual.length > 0) return usual;
  const found = [...text.matchAll(shortWithinPattern)].flatMap((match) =>
    notEquipment.test(text.slice(0, match.index).trimEnd().slice(-longestNamed)) ? [] : [match[0]],
  );
  return [...new Set(found.filter((tag) => kindsOf(tag).every((kind) => !noKinds.has(kind))))];
}

function kindsOf(tag: string): string[] {
  return tag.match(/(?<![A-Z])[A-Z]+(?=[-‐‑]?\d)/gu) ?? [];
}
