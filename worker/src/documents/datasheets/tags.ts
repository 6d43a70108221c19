/**
 * Equipment tags as plants write them: letters for the kind, a hyphen, a number, letters for identical ones
 * (P-101A/B/C, FV-2001, 10-PSV-1001A, TK-01). Unlike standards and materials, which look much the same.
 */
const core = String.raw`(?:\d{1,4}[-‐‑])?[A-Z]{1,5}[-‐‑]?\d{2,6}(?:[-‐‑]\d{1,4})?(?:[-‐‑ ]?[A-Z](?![A-Za-z]))?(?:\/[-‐‑]?(?:[A-Z]|\d{1,4}[A-Z]?)(?![A-Za-z\d]))*`;
const hyphened = String.raw`(?:\d{1,4}[-‐‑])?[A-Z]{1,5}[-‐‑]\d{2,6}(?:[-‐‑]\d{1,4})?[A-Z]?(?:\/[-‐‑]?(?:[A-Z]|\d{1,4}[A-Z]?)(?![A-Za-z\d]))*`;
const separator = String.raw`(?:\s*(?:,|;|&|\band\b|\bto\b|\n)\s*)`;
const wholePattern = new RegExp(`^${core}(?:${separator}${core})*$`, 'u');
const withinPattern = new RegExp(String.raw`(?<![\p{L}\d/\-‐‑.])${hyphened}(?![\p{L}\d]|[-‐‑.]\d)`, 'gu');

/** Standards, designations and materials that begin like tags. */
const noKinds = new Set(
  'ISO EN DIN IEC API ASME ANSI ASTM AISI AWWA NACE NFPA IEEE NEMA BS JIS GOST AS NF UNE IS SAE AWS TEMA MSS DN PN NPS NB IP IE IK CL CLASS PTC CF CA WCB LCB SS GG GGG GJL GJS HRC HB RAL SA SIL QA QC ITP USD EUR REV NO PH PAGE'.split(
    ' ',
  ),
);

/** Whether a text is one or several tags and nothing else. */
export function isTag(text: string): boolean {
  const trimmed = text.trim();
  return (
    trimmed.length <= 60 &&
    !/^PT-?10{2,3}$/u.test(trimmed) &&
    wholePattern.test(trimmed) &&
    kindsOf(trimmed).every((kind) => !noKinds.has(kind))
  );
}

/** The tags inside a title or a sentence, each once, as printed. */
export function tagsIn(text: string): string[] {
  const found = [...text.matchAll(withinPattern)].map(([tag]) => tag);
  return [...new Set(found.filter((tag) => kindsOf(tag).every((kind) => !noKinds.has(kind))))];
}

function kindsOf(tag: string): string[] {
  return tag.match(/[A-Z]+(?=[-‐‑]?\d)/gu) ?? [];
}
