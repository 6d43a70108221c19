import { fold } from '../../../facts/fold.ts';

const procedures =
  "(?:(?:open |public |national |international |global )?(?:request|invitation|call) (?:for|to) (?:bids?|tenders?|proposals?|quotations?|quotes?|offers?|expressions? of interest)|(?:is |are )?(?:hereby )?(?:seeking|soliciting) (?:bids|tenders|proposals|quotations|offers)|expressions? of interest|rfp|rfq|rft|itt|itb|reoi|(?:open |e-)?tender(?: document)?s?|bid(?:ding)? documents?|rfq cum rfp|marche(?: public)?|consultation|appel d'offres|offentliche ausschreibung|ausschreibung|vergabeverfahren)";
/** "Request for Proposals (RFP) No. 12 for", and what the title begins with; on its own line, or over several. */
export const named = new RegExp(
  `^${procedures}(?: ?\\([a-z]{2,6}\\))?(?: (?:no|nr|number|ref|n°)?[.:]? ?\\S{0,20}\\d\\S{0,20})? ?(?:for|pour|relatif a|relative a|zur|fur|uber)(?: (?:the|la|le|les|l'|die|das|den|der))?(?: |$)`,
  'u',
);
/** "Request for Proposals (RFP): ", before what is bought. */
export const beforeColon = new RegExp(
  `^(?:${procedures}|licitacion(?: publica)?|gara(?: d'appalto)?|licitacao|pregao(?: eletronico)?)(?: ?\\([a-z]{2,6}\\))?(?: (?:(?:rf[pqt]|itt|itb|no|nr|number|ref|n°)[.:]? ?)?\\S{0,20}\\d\\S{0,20})?(?: ?:| [–—-]) `,
  'u',
);
/** A part of the papers or of the procedure, rather than what is bought: "Selection of the winner", "Services for bidders". */
export const ofBidding =
  /^\p{L}+ (?:(?:of|for|and|der|des|de|del|di|da|do) )(?:(?:the|la|le|les|los|las|die|il|os|as) )?(?:winners?|bidders|tenderers|offerors|bids|tenders|proposals|evaluation(?: process)?|portal|unterlagen|angebote|bieter|offres|candidats|ofertas|licitadores|offerte|concorrenti|propostas|licitantes)\s*$/u;
export const nameAlone = new RegExp(`^${procedures}(?: ?\\([a-z]{2,6}\\))?$`, 'u');
const englishObjects =
  '(?:provision|supply|procurement|purchase|design|construction|selection|appointment|engagement|hiring|development|implementation|installation|refurbishment|rehabilitation|maintenance|operation|outsourcing|renovation|replacement)(?:,| of| and| &) |provide |framework (?:agreement|contract) for |rate contract for |services? for ';
const otherObjects =
  'fourniture |travaux |prestations? |acquisition |mission |lieferung |beschaffung |rahmenvertrag |rahmenvereinbarung |errichtung |neubau |suministro |servicio |contratacion |adquisicion |fornitura |servizi(?:o)? |affidamento |lavori |aquisicao |registro de precos |prestacao |dostawa |zakup |usluga |levering |aankoop ';
/** What is bought, as titles begin. */
export const objects = new RegExp(`^(?:${englishObjects}|${otherObjects})`, 'u');
const deeds =
  'provision|supply|procurement|purchase|design|construction|maintenance|installation|refurbishment|renovation';
/** The same as titles go on with a small letter behind a colon. "Provide" begins an instruction there. */
export const smallObjects = new RegExp(`^(?:(?:${deeds})(?:(?:,| and) (?:${deeds}))? of |${otherObjects})`, 'u');

/** Names of an organisation that buys. */
const organisation =
  /(?:^|\s)(?:council|authority|ministry|department|county|city of|town of|village of|township|district|university|college|board|agency|bureau|corporation|limited|ltd\.?|municipality|government|commission|administration|directorate|first nation|parish|trust|institute|bank|railways?|mairie|ville de|commune de|departement de|communaute|region|stadt|gemeinde|landkreis|land|bundesamt|universitat|ayuntamiento|diputacion|ministerio|comune di|azienda|provincia|prefeitura|municipio|governo|gmina|urzad|szpital|gemeente|provincie)(?=\s|$|[,(])/u;
const mostOfOrganisation = 9;

/** A part of an organisation, as on a letterhead: "Procurement and Contracts Department". It begins as what is bought does. */
export const unitOfOrganisation =
  /(?:^|\s)(?:department|division|office|section|branch|unit|cell|directorate|committee|wing|abteilung|referat|service achats|direction des achats)$/u;

/** What follows a title on its cover, and does not belong to it. */
export const afterTitle =
  /^(?:\d{1,2}(?:\.\d{1,2})*\.?\s|table of contents|contents\b|issued by|prepared by|submitted to|between|by and between)/u;

/** No blank, no row, no address. */
export const isPlain = (text: string) => !/[.…_]{4}|\[|<|\||@|www\.|:\/\//u.test(text);

/** Whether a line is the name of an organisation, as on a letterhead, and not a title that contains one. */
export function isOrganisation(name: string): boolean {
  const words = name.split(/\s+/u);
  const capitals = words.filter((word) => /^\P{L}{0,2}\p{Lu}/u.test(word)).length;
  const isName =
    words.length >= 2 &&
    words.length <= (/ on behalf of /u.test(name) ? 2 : 1) * mostOfOrganisation &&
    capitals >= 2 &&
    !/[\d:;|@?!]|\.$/u.test(name);
  const folded = fold(name).replace(/^["“”«„]/u, '');
  const isUnit = unitOfOrganisation.test(folded);
  const isTitle = !isUnit && [afterTitle, named, nameAlone, objects].some((pattern) => pattern.test(folded));
  return isName && !isTitle && isPlain(name) && (isUnit || organisation.test(folded));
}
