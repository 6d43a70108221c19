import type { Claim } from '../../analyst.ts';
import { claimOf, type PageLines } from '../page-lines.ts';

/** A cover or a notice names the procedure in its first lines. */
const mostLines = 60;
const longestLine = 240;

/** Names of procedures in the laws of many countries, the longer before the shorter. */
const names = [
  'Verhandlungsvergabe (?:mit|ohne) Teilnahmewettbewerb',
  'Verhandlungsverfahren (?:mit|ohne) Teilnahmewettbewerb',
  'Verhandlungsvergabe|Verhandlungsverfahren',
  '(?:Öffentliche|Beschränkte) Ausschreibung(?: (?:mit|ohne) Teilnahmewettbewerb)?',
  '(?:Offenes|Nicht ?offenes) Verfahren',
  'preg[aã]o (?:eletr[oô]nico|presencial)|concorr[eê]ncia (?:eletr[oô]nica|p[uú]blica)|dispensa eletr[oô]nica',
  "appel d['’]offres (?:ouvert|restreint)|procédure adaptée|procédure avec négociation|marché à procédure adaptée",
  'licitaci[oó]n (?:p[uú]blica|privada|abreviada)|contrataci[oó]n directa|concurso p[uú]blico|procedimiento (?:abierto|abreviado|restringido)',
  'procedura (?:aperta|negoziata|ristretta)',
  'przetarg\\p{L}{0,2} nieograniczon\\p{L}{1,3}|tryb\\p{L}{0,2} podstawow\\p{L}{1,3}|przetarg\\p{L}{0,2} ograniczon\\p{L}{1,3}',
  '(?:Europese )?openbare (?:aanbestedings)?procedure|onderhandse aanbesteding|niet-openbare procedure',
  'открытый (?:конкурс|аукцион)|электронный аукцион|запрос котировок',
  '公开招标|邀请招标|竞争性谈判|竞争性磋商|询价采购|单一来源',
  '일반경쟁|제한경쟁|지명경쟁|수의계약',
  'đấu thầu rộng rãi|chào hàng cạnh tranh',
  '(?:open|restricted|negotiated) procedure|competitive (?:dialogue|procedure with negotiation)',
  'global tender enquiry|(?:open|limited|national|international) (?:competitive )?(?:tender|bidding)(?: enquiry)?|two[- ](?:bid|envelope|stage) system',
  'invitation (?:to tender|to bid|for bids)|requests? for (?:proposals?|quotations?|quotes?|tenders?|bids?|qualifications?|expressions? of interest)|expressions? of interest|statements? of qualifications',
];
/** Cells and line breaks may part the words of a name. */
const named = names.map((name) =>
  /\p{Script=Han}/u.test(name) ? new RegExp(name, 'u') : new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'iu'),
);

/** The procedure by which the contract is awarded, where the first page names it; the most specific name. */
export function findProcedure(fronts: readonly PageLines[]): Claim | null {
  const [front] = fronts;
  if (front?.page !== 1) return null;
  const lines = front.lines.slice(0, mostLines).filter(({ text }) => text.length <= longestLine && text.trim() !== '');
  for (const name of named)
    for (const [at, { text, start }] of lines.entries()) {
      const next = lines[at + 1];
      const both = next ? `${text.trimEnd()} ${next.text.trim()}` : text;
      const found = name.exec(text) ?? (text.split(' ').length <= 4 ? name.exec(both) : null);
      if (!found) continue;
      const end =
        found.index + found[0].length > text.length && next ? next.start + next.text.length : start + text.length;
      return claimOf(`Procedure: ${plain(found[0])}`, front, start, end);
    }
  return null;
}

/** "PREGÃO ELETRÔNICO" as it is written within a sentence. */
function plain(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}/u.test(name)) return name;
  return `${name.charAt(0)}${name.slice(1).toLowerCase()}`;
}
