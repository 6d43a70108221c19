import type { Claim } from '../../analyst.ts';
import { claimOf, type PageLines } from '../page-lines.ts';
import { isOrganisation } from './title-words.ts';

/** A cover, a letter or a notice has them in its first lines. */
const mostLines = 45;
/** Lines of a preamble between the name and what it does. */
const longestPreamble = 1200;

/** "O Município de Bicas, pessoa jurídica …, torna pública a abertura": who publishes a tender, in the preamble of a notice. */
const publisher = /^(?:[\d.]{1,5}\s)?(?:A|O|El|La|Il|L[’'])\s?(?<name>\p{Lu}[^,;:.|]{6,140}?)(?:,|\s[–-]\s)/u;
const publishes =
  /\b(?:torna(?:m)? p[uú]blic[ao]|faz(?:em)? saber|comunica que|hace(?:n)? p[uú]blic[ao]|convoca(?:n)? a|rende noto|indice)\b/iu;

/** Who buys, where no label names it: the preamble of a notice, else the first line of the first page that is a name, such as a letterhead. */
export function findBuyer(fronts: readonly PageLines[]): Claim | null {
  return findPublisher(fronts) ?? findLetterhead(fronts) ?? findDefined(fronts);
}

function findLetterhead([front]: readonly PageLines[]): Claim | null {
  if (front?.page !== 1) return null;
  for (const { text, start } of front.lines.slice(0, mostLines)) {
    const name = (text.split('|', 1)[0] as string).trim();
    if (isOrganisation(name)) return claimOf(said(name), front, start, start + text.indexOf(name) + name.length);
  }
  return null;
}

/** "Northern Water Board (hereinafter referred to as the Purchaser)": who is given the name of the buyer. */
const defined =
  /(?:^|[.:]\s|\s(?:Die|Der|Das|The|La|Le|El|Il|O|A)\s)(?<name>\p{Lu}[^.:;|()"“”]{6,120}?),?\s?\((?:im (?:Folgenden|folgenden|Weiteren)|nachfolgend|nachstehend|hereinafter|hereafter|ci-après|en adelante|di seguito|doravante)[^()]{0,80}?(?<!\p{L})(?:AG|Auftraggeber(?:in)?|Purchaser|Buyer|Client|Employer|Authority|Owner|acheteur|Acheteur|contratante|Contratante|comprador|Comprador|Entidad|stazione appaltante|Stazione Appaltante)(?!\p{L})/u;
const longestFront = 6000;

function findDefined(fronts: readonly PageLines[]): Claim | null {
  for (const front of fronts) {
    const found = defined.exec(front.pageText.slice(0, longestFront));
    const name = found?.groups?.name?.replace(/^(?:Die|Der|Das|The|La|Le|El|Il|O|A) /u, '');
    if (!found || !name) continue;
    const start = found.index + found[0].indexOf(name);
    return claimOf(said(name), front, start, start + name.length);
  }
  return null;
}

function findPublisher(fronts: readonly PageLines[]): Claim | null {
  for (const front of fronts)
    for (const { start } of front.lines.slice(0, mostLines)) {
      const preamble = front.pageText.slice(start, start + longestPreamble);
      const { name = '' } = publisher.exec(preamble)?.groups ?? {};
      if (name !== '' && publishes.test(preamble))
        return claimOf(said(name), front, start, start + preamble.indexOf(name) + name.length);
    }
  return null;
}

const said = (name: string) => `Buyer: ${name.replace(/\s+/gu, ' ').replace(/,$/u, '')}`;
