import { type IdentityPart, identityLabels } from '../../../concepts/identity-labels.ts';
import { fold } from '../../../facts/fold.ts';
import { isWithin } from '../../../facts/is-within.ts';
import type { Candidate } from '../../../search/candidates.ts';
import type { Claim } from '../../analyst.ts';
import type { Statement } from '../statements.ts';
import { isSound } from '../summary/is-sound.ts';
import { toClaim } from '../summary/to-claim.ts';

/** What a person calls each part, in the order of the summary. */
const titles: Readonly<Record<IdentityPart, string>> = { subject: 'Subject', reference: 'Reference', buyer: 'Buyer' };
const order: readonly IdentityPart[] = ['subject', 'reference', 'buyer'];

/** Cover, notice and data sheet come first; later pages name other tenders, the bidder and its references. */
const lastPage = 6;
const longestLabel = 80;
/** Characters of a value; what is longer is a clause. */
const longest: Readonly<Record<IdentityPart, number>> = { subject: 400, reference: 80, buyer: 200 };
/** Lines over which a title is wrapped. */
const mostLines = 4;
/** Further words of a label: "Tender No. and date". */
const mostFurther = 2;

const names = new Map<string, IdentityPart>();
for (const part of order)
  for (const list of Object.values(identityLabels[part]))
    for (const name of list.split(',')) if (!names.has(bare(name))) names.set(bare(name), part);

interface Line {
  text: string;
  start: number;
}

/**
 * What is bought, under which reference and by whom, as the first pages of the documents say it after a label: "Name of Work: …". One claim
 * for each that is found, with its place. A blank to be filled in and a definition ("Employer: means …") are none. Where buyer or subject
 * has no label, the first sentence that invites bids, or that says what the contract is about, comes too.
 */
export function findIdentity(passages: readonly Candidate[], statements: readonly Statement[]): Claim[] {
  const labelled = findLabelled(passages);
  const isKnown = (place: Statement) =>
    labelled.some(({ citations }) => citations.some((other) => isWithin(place, other)));
  const invitation =
    labelled.length < order.length || !labelled.some(({ text }) => text.startsWith(titles.buyer))
      ? statements.find(
          (statement) =>
            statement.page <= lastPage &&
            statement.shape !== 'row' &&
            invites.some((pattern) => pattern.test(fold(statement.text))) &&
            isSound(statement) &&
            !isKnown(statement),
        )
      : undefined;
  return [...labelled, ...(invitation ? [toClaim(invitation)] : [])];
}

/** How a sentence invites bids or names the object of the contract, folded; by language. */
const invites: readonly RegExp[] = [
  /\b(?:invites?|inviting|(?:is|are) (?:hereby )?invited)\b.{0,80}\b(?:bids?|tenders?|proposals?|offers?|quotations?|applications?|expressions? of interest|suppliers|contractors|vendors|bidders|firms|companies)\b.{0,300}\b(?:for|to (?:supply|provide|submit|deliver|tender))\b/u,
  /\b(?:is|are) (?:seeking|soliciting|requesting|inviting)\b.{0,80}\b(?:bids?|tenders?|proposals?|offers?|quotations?|applications?|information|supplier|contractor|vendor|firm|provider)/u,
  /\bpurpose of th(?:is|e) (?:request|invitation|tender|solicitation|rf[pqbi]|procurement|contract)\b.{0,80}\b(?:invite|solicit|obtain|select|procure|purchase|engage|appoint|establish|award)/u,
  /\bintends? to (?:procure|purchase|appoint|engage|select|award|contract|buy|acquire)\b/u,
  /\bgegenstand (?:des auftrags|der ausschreibung|der vergabe|dieser ausschreibung|dieses verfahrens|des vertrags)\b.{0,20}\b(?:ist|sind)\b|\bschreibt .{0,160}\baus\b/u,
  /\b(?:a|ont) pour objet\b|\bporte(?:nt)? sur (?:la|le|les|l')/u,
  /\btiene[n]? (?:por|como) objeto\b|\bconstituye el objeto\b|\bobjeto (?:del|de la|de el) (?:presente )?(?:contrato|licitacion|concurso|contratacion|pliego)\b.{0,20}\bes\b/u,
  /\bha (?:per|ad) oggetto\b|\boggetto (?:dell'appalto|del contratto|della gara)\b.{0,10}\be\b/u,
  /\btem (?:por|como) objeto\b|\bconstitui objeto\b|\bobjeto (?:da|do) (?:presente )?(?:licitacao|contrato|pregao|edital)\b.{0,10}\be\b/u,
  /\bprzedmiotem (?:zamowienia|postepowania|umowy)\b.{0,10}\b(?:jest|sa)\b/u,
  /\b(?:opdracht|aanbesteding) (?:betreft|heeft betrekking op|omvat)\b/u,
  /предмет(?:ом)? (?:закупки|договора|контракта) (?:является|—|-)/u,
];

function findLabelled(passages: readonly Candidate[]): Claim[] {
  const found = new Map<IdentityPart, Claim>();
  const seen = new Set<string>();
  for (const { documentId, spans } of passages)
    for (const { page, pageText } of spans) {
      const id = `${documentId}/${page}`;
      if (page > lastPage || seen.has(id)) continue;
      seen.add(id);
      const lines = linesOf(pageText);
      for (const [at, line] of lines.entries()) {
        const labelled = readLabel(line.text);
        if (!labelled || found.has(labelled.part)) continue;
        const value = readValue(labelled, lines, at);
        if (!value) continue;
        const quote = pageText.slice(line.start, value.end);
        found.set(labelled.part, {
          text: `${titles[labelled.part]}: ${value.text}`,
          citations: [{ documentId, page, quote, start: line.start, end: value.end }],
          supported: true,
        });
      }
    }
  return order.flatMap((part) => found.get(part) ?? []);
}

/** Whether a section of a summary is to say what identifies the tender: its title or prompt names the buyer or the reference. */
export function asksForIdentity(...texts: string[]): boolean {
  const asked = ` ${bare(texts.join(' '))} `;
  return [...names].some(
    ([name, part]) => part !== 'subject' && (name === 'buyer' || name.includes(' ')) && asked.includes(` ${name} `),
  );
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const own = { text: line, start };
    start += line.length + 1;
    return own;
  });
}

interface Labelled {
  part: IdentityPart;
  /** Where the value begins in the line. */
  from: number;
}

const itemMark = /^[\s|]*(?:\(?(?:\d{1,3}(?:\.\d{1,3}){0,3}|[ivx]{1,4}|[a-z])[.)]{0,2}[\s|]+)?/u;

/** The label with which a line begins: before a colon or a cell's edge, or a reference's before the first word with a digit. */
function readLabel(text: string): Labelled | null {
  const folded = fold(text);
  const mark = itemMark.exec(folded)?.[0].length ?? 0;
  const head = folded.slice(mark, mark + longestLabel);
  const edge = /[:|]/u.exec(head)?.index ?? -1;
  if (edge > 0) {
    const part = partOf(head.slice(0, edge));
    if (part) return { part, from: mark + edge + 1 };
  }
  const digit = /(?<!\S)\S{0,40}\d/u.exec(head)?.index ?? -1;
  if (digit < 1) return null;
  return partOf(head.slice(0, digit)) === 'reference' ? { part: 'reference', from: mark + digit } : null;
}

function partOf(label: string): IdentityPart | null {
  const words = bare(label).split(' ');
  for (let length = words.length; length >= Math.max(1, words.length - mostFurther); length--) {
    const part = names.get(words.slice(0, length).join(' '));
    // One word and more is another label: "Client references", "Project manager".
    if (part && (length === words.length || length > 1)) return part;
  }
  return null;
}

/** A value in the rest of the line or on the next one, over as many lines as a title is wrapped. */
function readValue({ part, from }: Labelled, lines: readonly Line[], at: number): { text: string; end: number } | null {
  const line = lines[at] as Line;
  const isBelow = line.text.slice(from).replace(/[\s:|]/gu, '') === '';
  const first = isBelow ? at + 1 : at;
  let taken = (isBelow ? lines[first]?.text : line.text.slice(from)) ?? '';
  if (isBelow && (readLabel(taken) || /[:|]/u.test(taken.slice(0, longestLabel)))) return null;
  let last = first;
  if (part !== 'reference')
    while (last + 1 < first + mostLines && goesOn(lines[last] as Line, lines[last + 1])) {
      last++;
      taken += ` ${lines[last]?.text ?? ''}`;
    }
  const text = taken
    .replace(/\s+/gu, ' ')
    .replace(/^[\s:|.–-]{1,20}|(?<![\s|;,])[\s|;,]{1,20}$/gu, '')
    .trim()
    // The end of a bracket that begins before the label.
    .replace(/^([^()]*)\)$/u, '$1');
  const end = lines[last];
  return end && isValue(part, text) ? { text, end: end.start + end.text.trimEnd().length } : null;
}

/** A line of a title that fills its width, or is continued by a small letter. */
function goesOn({ text }: Line, next: Line | undefined): boolean {
  if (!next || next.text.trim() === '' || /[.;|]\s*$/u.test(text) || /[:|]/u.test(next.text)) return false;
  return (
    /^\s*(?:\p{Ll}|[(&])/u.test(next.text) ||
    /(?:[,&-]|\s(?:of|for|and|the|in|to|at|de|du|des|la|del|der|die|und|et))\s*$/iu.test(text)
  );
}

const blank = /_{3}|\.{4}|…{2}|\[[^\][]{0,80}\]|<[^<>]{0,80}>|\b(?:insert|to be filled|indicate|tbd|n\/a)\b/iu;
/** The name of the procedure alone. */
const procedure =
  /^(?:request for (?:quotations?|proposals?|bids?|tenders?|offers?)|(?:invitation|call) (?:to|for) (?:bids?|tenders?|proposals?)|(?:bidding|tender) documents?|tender|rf[pqb]|itt|itb)(?:\s*\([^()]{1,12}\))?$/iu;
const defines =
  /^(?:means|shall|is|are|refers|will|bedeutet|ist|wird|désigne|est|significa|es|oznacza|betekent)\b|\b(?:shall|means|must)\b/iu;

function isValue(part: IdentityPart, text: string): boolean {
  if (text === '' || text.length > longest[part] || blank.test(text)) return false;
  if (part === 'reference') return /^[\p{L}\p{N}]/u.test(text) && /\d/u.test(text) && text.split(' ').length <= 8;
  if (!/^[\p{Lu}\p{Lo}\d"'“«„(]/u.test(text) || defines.test(text) || procedure.test(text)) return false;
  const isWide = /[\p{Script=Han}\p{Script=Hangul}]{3}/u.test(text);
  return (
    isWide ||
    /\p{L}{2}[^\p{L}]{1,9}\p{L}{2}/u.test(text) ||
    (part === 'buyer' && /^\p{Lu}{2,}|^\p{Lu}\p{L}{5,}/u.test(text))
  );
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
