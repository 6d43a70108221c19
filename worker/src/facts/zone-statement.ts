import { statedZone } from '@bidloom/texts/stated-zone';
import type { FactDocument, FactPlace, FoundFact } from './model.ts';
import { placeOfUnit, readTender, type TenderUnit } from './read-tender.ts';

/** The papers themselves: times of a database, of flights or of working are those of something else. */
const inThesePapers = `(?: (?:herein|above|below|in|of|throughout|for)(?: (?:this|the|these|our))?(?: (?:rf[pqti]|it[tb]|tender|bid(?:ding)?|procurement|solicitation|invitation|request|notice|document|documents|schedule|timetable|timeline|table|cover page|call|contract|for|to|proposals?|quotations?|quotes?|bids?|tenders?|section|process)){0,5})?`;
const stated =
  '(?: (?:stated|given|listed|mentioned|specified|shown|indicated|referenced|noted|quoted|referred to|used))?';
/** How a sentence begins that names the zone of all times, folded, up to the zone; nothing may come before it. */
const beginnings = [
  `(?:(?:please )?note(?: that)?:? |unless (?:otherwise )?(?:stated|specified|noted|indicated)(?: otherwise)?,? )?(?:(?:all|any|the) )?(?:dates and )?(?:times?|deadlines)${stated}${inThesePapers} (?:(?:are|is|refers? to|shall be|will be|means?)(?: (?:in|given in|stated in|expressed in|based on|according to))?)(?: the)? `,
  `(?:any|all) references? to (?:a )?times?${inThesePapers} (?:are|is|refers?|means?)(?: to)?(?: the)? `,
  `(?:the )?(?:reference |applicable |official |relevant )?time ?zone(?: of reference)?${inThesePapers}(?: is| shall be| will be|:)(?: that of| the)? `,
  `(?:le )?fuseau horaire(?: de reference| applicable| retenu)?(?: (?:est|sera)(?: celui)?(?: de| du)?| ?:) ?`,
  `(?:toutes )?les heures(?: indiquees| mentionnees| precisees)?(?: dans (?:le present|ce|les presents?|le) (?:document|reglement|dossier)s?)? (?:sont|s'entendent)(?: exprimees| indiquees| donnees)?(?: en| a l'| au)? ?`,
  `(?:es gilt |massgeblich ist |maßgeblich ist |maßgebend ist )die zeitzone |zeitzone: |alle (?:uhr)?zeit(?:en|angaben)(?: (?:in|dieser?|den|der|dem|diesen) (?:vergabeunterlagen|ausschreibung|bekanntmachung|unterlagen|dokument)){0,2} (?:sind|gelten|beziehen sich auf|verstehen sich)(?: in| als| auf| nach)?(?: die| der)? `,
  `(?:la )?(?:zona horaria|huso horario)(?: es(?: la de)?|:) |(?:todas las horas|todos los horarios)(?: indicad[ao]s?| senalad[ao]s?| mencionad[ao]s?)?(?: en (?:este|el presente|estos|las presentes) (?:documento|pliego|bases)s?)? (?:son|corresponden|se refieren|se expresan|se entienden)(?: a(?: la)?| en)?(?: hora)? `,
  String.raw`(?:referencia de tempo: )?(?:para )?todas as referencias de tempo(?: [\p{L} ,]{0,80})? (?:sera|serao)? ?(?:observado|observarao|observam)(?: obrigatoriamente,?)?(?: o)? |todos os horarios(?: [\p{L} ]{0,60})? (?:sao|observarao|referem-se|seguem|obedecem)(?: a[os]?| o)?(?: o)? `,
  `tutti gli orari(?: indicati)?(?: nel presente (?:documento|disciplinare|bando))? (?:sono|si intendono)(?: espressi)?(?: in| secondo)? `,
  `alle tijden(?: in dit document)? zijn(?: in)? `,
];
const beginning = new RegExp(`^(?:${beginnings.join('|')})`, 'u');
/** The zone, and nothing else but its letters in brackets, or its places behind an offset. */
const zoneAlone = new RegExp(
  `^\\(?(?:${[
    String.raw`(?:prevailing )?(?:[a-z]{2,4}|(?:\p{L}+ ){1,3}(?:time|zeit|tid))(?: time)?(?:,? ?\((?:[a-z/]{2,9}|us ?& ?canada|(?:utc|gmt) ?[+-] ?\d{1,2}(?::?\d\d)?)\)){0,2}`,
    String.raw`(?:utc|gmt) ?[+-] ?\d{1,2}(?::?\d\d)?\)?(?: ?\(?[\p{L}][\p{L} ,&()-]{0,90})?`,
    String.raw`hor(?:a|ario) (?:oficial )?de brasilia(?: ?[-/(] ?df\)?)?(?: e serao registradas no sistema eletronico(?: e na documentacao relativa ao certame)?)?`,
    String.raw`[a-z]+\/[a-z_]+`,
  ].join('|')})[\\s.)]{0,4}$`,
  'u',
);
/** Titles below which times are those of the tender; of support, journeys or data they are others. */
const ofTender =
  /(?<!\p{L})(?:deadlines?|(?:procurement|tender|bid|proposal|key|event|tentative|indicative) schedule|schedule of|timeline|key dates|calendrier|calendario|dates?|closing|submission|submitt\p{L}{1,3}|tender\p{L}{0,5}|bid\p{L}{0,5}|proposals?|quot\p{L}{2,8}|instructions?|procurement|solicitation|notice|invitation|general|preface|important|remise|reception|depot|envoi|transmission|offres?|plis|delais?|consultation|reglement|candidat\p{L}{1,4}|angebot\p{L}{0,8}|frist\p{L}{0,3}|termine?|vergabe\p{L}{0,12}|ausschreibung\p{L}{0,3}|bekanntmachung|einreichung|plazos?|presentacion|ofertas?|licitacion|pliego|cronograma|propostas?|licitacao|sessao|abertura|edital|preambulo|tempo|scadenz[ae]|offert[ae]|gara|inschrijving|aanbesteding)(?!\p{L})/u;

/** "3 Schedule", but not "Flight schedule". */
const alone = /^[\d.\s]{0,12}(?:schedule|timetable|times|time ?zone)[\s:]*$/u;

interface ZoneStatement {
  name: string;
  place: FactPlace;
}

/**
 * Adds to each date with a time of day, whose own words name no time zone, the sentence that names the zone of all times: of its own
 * document, else the only zone that the other documents with dates of the tender name. Only sentences about the papers themselves count, in
 * sections about the tender: what is bought, whoever works and each meeting has times, too.
 */
export function withZoneStatements(found: readonly FoundFact[], documents: readonly FactDocument[]): FoundFact[] {
  const isOpen = ({ stated: value }: FoundFact) =>
    value !== null && /T\d/u.test(value.value) && statedZone(value.place.quote, '') === null;
  if (!found.some(isOpen)) return [...found];
  // Papers without a date of the tender have other times: a data sheet, an agreement on services.
  const dated = new Set(
    found.flatMap(({ stated: value }) => (value && date.test(value.value) ? value.place.documentId : [])),
  );
  const statements = readTender(documents).units.flatMap((unit) =>
    dated.has(unit.page.document.documentId) ? (zoneStatement(unit) ?? []) : [],
  );
  return found.map((fact) => {
    const place = isOpen(fact) ? onlyZone(statements, fact.stated?.place.documentId) : null;
    return place ? { ...fact, further: [place] } : fact;
  });
}

const date = /^\d{4}-\d{2}-\d{2}/u;

function onlyZone(statements: readonly ZoneStatement[], documentId: string | undefined): FactPlace | null {
  const own = statements.filter(({ place }) => place.documentId === documentId);
  const [first, ...others] = own.length > 0 ? own : statements;
  return first && others.every(({ name }) => name === first.name) ? first.place : null;
}

function zoneStatement(unit: TenderUnit): ZoneStatement | null {
  const { kind, folded, title } = unit;
  const before = kind === 'sentence' ? beginning.exec(folded)?.[0] : undefined;
  if (before === undefined || !zoneAlone.test(folded.slice(before.length))) return null;
  if (title !== '' && !ofTender.test(title) && !alone.test(title)) return null;
  const place = placeOfUnit(unit);
  const zone = statedZone(place.quote, '');
  if (!zone || zone.name === 'local time') return null;
  const name = zone.offset === null ? zone.name.toLowerCase() : String(zone.offset);
  return { name, place };
}
