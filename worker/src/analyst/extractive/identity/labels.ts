import {
  generalIdentityLabels,
  type IdentityPart,
  identityLabels,
  kindsOfPaper,
  numberedPapers,
} from '../../../concepts/identity-labels.ts';
import { fold } from '../../../facts/fold.ts';

/** A label at the beginning of a line. */
export interface Label {
  part: IdentityPart;
  /** Whether letters, forms and other tenders use it, too. */
  isGeneral: boolean;
  /** Where its value begins in the line. */
  from: number;
}

const longestLabel = 80;

const names = new Map<string, { part: IdentityPart; isGeneral: boolean }>();
for (const [isGeneral, labels] of [
  [false, identityLabels],
  [true, generalIdentityLabels],
] as const)
  for (const [part, lists] of Object.entries(labels) as [IdentityPart, Readonly<Record<string, string>>][])
    for (const list of Object.values(lists))
      for (const name of list.split(',')) if (!names.has(bare(name))) names.set(bare(name), { part, isGeneral });

for (const { papers, numbers, isNumberFirst } of Object.values(numberedPapers))
  for (const paper of papers.split(','))
    for (const number of numbers.split(',')) {
      const name = bare(isNumberFirst ? `${number} ${paper}` : `${paper} ${number}`);
      if (!names.has(name)) names.set(name, { part: 'reference', isGeneral: false });
    }
const kinds = new Set(kindsOfPaper.split(',').map((word) => bare(word)));

/** The mark of an item, and signs of a heading or of bold text. */
const mark = /^[\s|*#]*(?:\(?(?:\d{1,3}(?:\.\d{1,3}){0,3}|[ivx]{1,4}|[a-z])[.)]{0,2}[\s|*]{1,9})?/u;

/** The label of a line: before a colon or a cell's edge; a reference's also before a single word with a digit that ends the line. */
export function labelledPart(text: string): Label | null {
  const folded = fold(text);
  const begin = mark.exec(folded.slice(0, longestLabel))?.[0].length ?? 0;
  const head = folded.slice(begin, begin + longestLabel);
  const edge = /[:|]/u.exec(head)?.index ?? -1;
  if (edge > 0) {
    const named = partOf(head.slice(0, edge));
    return named ? { ...named, from: begin + edge + 1 } : null;
  }
  const whole = /^([^\d]{3,60}?[\s.#№°º])([^\s#№°º]{0,40}\d\S{0,40})(?:,? dated? .{1,40})?$/u.exec(
    folded.slice(begin).trimEnd(),
  );
  const named = whole ? partOf(whole[1] as string) : partOf(head);
  if (!named || (whole && named.part !== 'reference')) return null;
  return { ...named, from: begin + (whole ? (whole[1] as string).length : folded.length - begin) };
}

/** The parts that a title or a prompt names. */
export function asksForParts(text: string): Set<IdentityPart> {
  const asked = ` ${bare(text)} `;
  return new Set([...names].flatMap(([name, { part }]) => (asked.includes(` ${name} `) ? [part] : [])));
}

/** Whether words are a label of these parts, or the name of another value that comes beside them. */
export function isLabel(text: string): boolean {
  const words = bare(text);
  return names.has(words) || beside.has(words);
}

const beside = new Set(
  'date,closing date,due date,tel,telephone,phone,email,e mail,fax,contact,contact person,location,place,address,datum,frist,ablauf der angebotsfrist,telefon,ort,fecha,plazo,correo,data,luogo,pec,termin,date limite,联系人,电话,地址'
    .split(',')
    .map((label) => bare(label)),
);

/** Two languages may have their names side by side: "Buyer/Acheteur". */
function partOf(label: string): { part: IdentityPart; isGeneral: boolean } | null {
  // A sign for a number at the end is a word of the label: "RFQ #".
  const spelled = label.replace(/[#№]\s*$/u, ' no');
  for (const name of [spelled, ...spelled.split('/')]) {
    const found =
      names.get(bare(name)) ??
      referenceOf(bare(name)) ??
      names.get(bare(name.replace(/ (?:and|&|und|et|y|e) (?:date|datum|fecha|data)\s*$/u, '')));
    if (found) return found;
  }
  return null;
}

/** A reference whose paper has a word for its kind before it: "Open Tender Ref. No". */
function referenceOf(words: string): { part: IdentityPart; isGeneral: boolean } | undefined {
  const [first = '', ...others] = words.split(' ');
  const found = kinds.has(first) ? names.get(others.join(' ')) : undefined;
  return found?.part === 'reference' ? found : undefined;
}

/** Words of a label alone: without brackets, points and signs, and without another script beside Latin letters. */
function bare(text: string): string {
  const words = fold(text)
    .replace(/\([^()]{0,60}\)/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const latin = words.filter((word) => /^[\p{Script=Latin}\d]+$/u.test(word));
  return (latin.some((word) => word.length > 1) ? latin : words).join(' ');
}
