import { statedZone } from '@bidloom/texts/stated-zone';
import type { FactDocument, FactPlace, FoundFact } from './model.ts';
import { readTender, type TenderUnit } from './read-tender.ts';

/** Words for all times of a tender, or for its time zone, folded. */
const ofAllTimes =
  /(?<!\p{L})(?:all (?:dates and )?times|all deadlines|times (?:stated|given|listed|mentioned|specified|shown|indicated|referenced|noted|quoted|herein|in this)|time ?zone|fuseau horaire|toutes les heures|heures indiquees|zeitzone|alle (?:uhr)?zeit(?:en|angaben)|huso horario|zona horaria|todas las horas|fuso horario|todos os horarios|referencias de tempo|fuso orario|tutti gli orari|tijdzone|alle tijden|strefa czasowa|strefie czasowej)(?!\p{L})/u;
/** What is bought may have a time zone, too, and so have meetings and hours of work. */
const ofSomethingElse =
  /(?<!\p{L})(?:systems?|systeme|sistemas?|servers?|serveurs?|software|applications?|platforms?|users?|utilisateurs?|supports?|configur\p{L}*|timestamps?|logs?|displays?|clocks?|devices?|synchroni\p{L}*|support hours|working hours|business hours|meetings?)(?!\p{L})/u;
/** A time of day: the sentence is about that one alone. */
const ownTime = /\d{1,2} ?(?::|h|uhr) ?\d{2}|\d ?[ap]\.?m\b|\d{1,2} ?(?:uhr|h)\b/u;
const offset = /\(?\b(?:utc|gmt) ?[+\u2212\u2013-] ?\d{1,2}(?::?\d{2})?\)?/gu;

/** In characters: a longer sentence is about more than times. */
const longest = 260;

interface ZoneStatement {
  name: string;
  place: FactPlace;
}

/**
 * Adds to each date with a time of day, whose own words name no time zone, the sentence that names the zone of all times: of its own
 * document, else the only zone that the other documents name.
 */
export function withZoneStatements(found: readonly FoundFact[], documents: readonly FactDocument[]): FoundFact[] {
  const isOpen = ({ stated }: FoundFact) =>
    stated !== null && /T\d/u.test(stated.value) && statedZone(stated.place.quote, '') === null;
  if (!found.some(isOpen)) return [...found];
  const statements = readTender(documents).units.flatMap((unit) => zoneStatement(unit) ?? []);
  return found.map((fact) => {
    const place = isOpen(fact) ? onlyZone(statements, fact.stated?.place.documentId) : null;
    return place ? { ...fact, further: [place] } : fact;
  });
}

function onlyZone(statements: readonly ZoneStatement[], documentId: string | undefined): FactPlace | null {
  const own = statements.filter(({ place }) => place.documentId === documentId);
  const [first, ...others] = own.length > 0 ? own : statements;
  return first && others.every(({ name }) => name === first.name) ? first.place : null;
}

function zoneStatement({ folded, page, start, end }: TenderUnit): ZoneStatement | null {
  if (folded.length > longest || !ofAllTimes.test(folded) || ofSomethingElse.test(folded)) return null;
  if (ownTime.test(folded.replace(offset, ' '))) return null;
  const quote = page.page.text.slice(start, end);
  const zone = statedZone(quote, '');
  if (!zone || zone.name === 'local time') return null;
  return {
    name: zone.name,
    place: { documentId: page.document.documentId, page: page.page.number, start, end, quote },
  };
}
