import { fold } from '../../../facts/fold.ts';
import type { Claim } from '../../analyst.ts';
import { claimOf, type Line, type PageLines } from '../page-lines.ts';

/** A cover, a letter or a notice has the title in its first lines. */
const mostLines = 45;
/** Lines over which a title is wrapped. */
const mostWrapped = 6;
const longest = 260;
const leastWords = 3;

const procedures =
  "(?:(?:open |public |national |international |global )?(?:request|invitation|call) (?:for|to) (?:bids?|tenders?|proposals?|quotations?|quotes?|offers?|expressions? of interest)|(?:is |are )?(?:hereby )?(?:seeking|soliciting) (?:bids|tenders|proposals|quotations|offers)|expressions? of interest|rfp|rfq|rft|itt|itb|reoi|(?:open |e-)?tender(?: document)?s?|bid(?:ding)? documents?|rfq cum rfp|marche(?: public)?|consultation|appel d'offres|offentliche ausschreibung|ausschreibung|vergabeverfahren)";
/** "Request for Proposals (RFP) No. 12 for", and what the title begins with; on its own line, or over several. */
const named = new RegExp(
  `^${procedures}(?: ?\\([a-z]{2,6}\\))?(?: (?:no|nr|number|ref|n°)?[.:]? ?\\S{0,20}\\d\\S{0,20})? ?(?:for|pour|relatif a|relative a|zur|fur|uber)(?: (?:the|la|le|les|l'|die|das|den|der))?(?: |$)`,
  'u',
);
const nameAlone = new RegExp(`^${procedures}(?: ?\\([a-z]{2,6}\\))?$`, 'u');
const forAlone = /^(?:\([a-z]{2,6}\)|for|pour)$/u;
const begins = /^(?:for|pour)(?: (?:the|la|le|les))? /u;
/** What is bought, as titles begin. */
const objects =
  /^(?:(?:provision|supply|procurement|purchase|design|construction|selection|appointment|engagement|hiring|development|implementation|installation|refurbishment|rehabilitation|maintenance|operation|outsourcing|renovation|replacement)(?:,| of| and| &) |provide |framework (?:agreement|contract) for |rate contract for |services? for |fourniture |travaux |prestations? |acquisition |mission |lieferung |beschaffung |rahmenvertrag |rahmenvereinbarung |errichtung |neubau |suministro |servicio |contratacion |adquisicion |fornitura |servizi(?:o)? |affidamento |lavori |aquisicao |registro de precos |prestacao |dostawa |zakup |usluga |levering |aankoop )/u;

/** Names of an organisation that buys. */
const organisation =
  /(?:^|\s)(?:council|authority|ministry|department|county|city of|town of|village of|township|district|university|college|board|agency|bureau|corporation|limited|ltd\.?|municipality|government|commission|administration|directorate|first nation|parish|trust|institute|bank|railways?|mairie|ville de|commune de|departement de|communaute|region|stadt|gemeinde|landkreis|land|bundesamt|universitat|ayuntamiento|diputacion|ministerio|comune di|azienda|provincia|prefeitura|municipio|governo|gmina|urzad|szpital|gemeente|provincie)(?=\s|$|[,(])/u;
const mostOfOrganisation = 9;

/** What follows a title on its cover, and does not belong to it. */
const afterTitle =
  /^(?:\d{1,2}(?:\.\d{1,2})*\.?\s|table of contents|contents\b|issued by|prepared by|submitted to|between|by and between)/u;

const isPlain = (text: string) => !/[.…_]{4}|\[|<|\||@|www\.|:\/\//u.test(text);
const isContents = (text: string) => /[.…\s]{3}\d{1,3}$/u.test(text);
const isSentence = (text: string) => /[.;]$/u.test(text) && text.split(' ').length > 25;

/**
 * What is bought, as the title of a document says it without a label: after its reference, after the name of the procedure ("Invitation to
 * Tender for …"), or in a line of its own that begins as titles do.
 */
export function findTitle(fronts: readonly PageLines[], reference: string | null): Claim | null {
  const finders = [afterReference(reference), afterProcedure, withObject];
  for (const find of finders)
    for (const front of fronts)
      for (const [at, { text }] of front.lines.slice(0, mostLines).entries()) {
        const begin = isContents(text.trim()) ? null : find(front.lines, at);
        const claim = begin && titleFrom(front, begin);
        if (claim) return claim;
      }
  return null;
}

/** Where a title begins: a line, and the characters before it. */
interface Begin {
  line: number;
  from: number;
}

const afterReference =
  (reference: string | null) =>
  (lines: readonly Line[], line: number): Begin | null => {
    const { text } = lines[line] as Line;
    const at = reference ? text.indexOf(reference) : -1;
    if (at < 0 || at > 40) return null;
    const rest = text.slice(at + (reference?.length ?? 0));
    const dash = /^\)?\s{0,3}[–—:-]\s{0,3}(?=\p{L})/u.exec(rest);
    return dash ? { line, from: text.length - rest.length + dash[0].length } : null;
  };

function afterProcedure(lines: readonly Line[], line: number): Begin | null {
  const text = (lines[line] as Line).text;
  const folded = fold(text);
  const indent = folded.length - folded.trimStart().length;
  const head = named.exec(folded.trim());
  if (head && folded.trim().length > head[0].trimEnd().length) return { line, from: indent + head[0].length };
  if (!head && !nameAlone.test(folded.trim())) return null;
  // "(RFP)" and "for" may have lines of their own.
  let hasFor = head !== null;
  for (let next = line + 1; next < Math.min(lines.length, line + 6); next++) {
    const below = fold((lines[next] as Line).text);
    if (below.trim() === '') continue;
    if (forAlone.test(below.trim())) {
      hasFor ||= !below.includes('(');
      continue;
    }
    const start = begins.exec(below.trimStart());
    if (start) return { line: next, from: below.length - below.trimStart().length + start[0].length };
    return hasFor ? { line: next, from: 0 } : null;
  }
  return null;
}

function withObject(lines: readonly Line[], line: number): Begin | null {
  const { text } = lines[line] as Line;
  return objects.test(fold(text).trimStart()) && /^\s*\p{Lu}/u.test(text) ? { line, from: 0 } : null;
}

/** The title from its first words to the end of its lines. */
function titleFrom(front: PageLines, { line, from }: Begin): Claim | null {
  const { lines } = front;
  let last = line;
  const taken = [(lines[line] as Line).text.slice(from)];
  while (last + 1 < Math.min(lines.length, line + mostWrapped) && !/\.\s*$/u.test(taken.at(-1) ?? '')) {
    // "(Ref No: 12)" follows the title, and is no part of it.
    const next = (lines[last + 1] as Line).text.replace(/\([^()]{0,80}:[\s\S]*$/u, '');
    if (next.trim() === '' || !isPlain(next) || /[:]|\d{4}/u.test(next) || nameAlone.test(fold(next).trim())) break;
    if (afterTitle.test(fold(next).trim())) break;
    taken.push(next);
    last++;
  }
  const text = taken.join(' ').replace(/\s+/gu, ' ').trim().replace(/[.,]$/u, '');
  const isTitle = isPlain(text) && !isSentence(text) && text.length <= longest && /^["'“«„]?\p{Lu}/u.test(text);
  if (!isTitle || text.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length < leastWords) return null;
  const end = lines[last] as Line;
  return claimOf(`Subject: ${text}`, front, (lines[line] as Line).start, end.start + end.text.trimEnd().length);
}

/** The first line of the first page that is the name of an organisation, such as a letterhead. */
export function findOrganisation(fronts: readonly PageLines[]): Claim | null {
  const [front] = fronts;
  if (front?.page !== 1) return null;
  for (const { text, start } of front.lines.slice(0, mostLines)) {
    const name = (text.split('|', 1)[0] as string).trim();
    const words = name.split(/\s+/u);
    const capitals = words.filter((word) => /^\P{L}{0,2}\p{Lu}/u.test(word)).length;
    const isName =
      words.length >= 2 &&
      words.length <= (/ on behalf of /u.test(name) ? 2 : 1) * mostOfOrganisation &&
      capitals >= 2 &&
      !afterTitle.test(fold(name)) &&
      !/[\d:;|@?!]|\.$/u.test(name);
    const isProcedure = named.test(fold(name)) || nameAlone.test(fold(name)) || objects.test(fold(name));
    if (isName && !isProcedure && isPlain(name) && organisation.test(fold(name)))
      return claimOf(
        `Buyer: ${name.replace(/\s+/gu, ' ').replace(/,$/u, '')}`,
        front,
        start,
        start + text.indexOf(name) + name.length,
      );
  }
  return null;
}
