import { percent } from './answer-kinds.ts';

/** What asks for the place where goods are delivered or work is done. Bids are handed in at a place too, but on portals as well. */
export const asksPlace =
  /\bwhere\b[^?]{0,80}\b(?:deliver|perform|carried out|execut|install|supplied|provided|take place|works? )|\b(?:at|to|in) (?:which|what) (?:place|location|address|site|premises)\b|\b(?:place|location|address|site)s? (?:of|for) (?:the )?(?:delivery|performance|execution|installation|works?|services?|project|supply)\b/iu;

const placeWords =
  /\b(?:places? of|address|premises|warehouse|stores?|consignee|located|location|venue|campus|depot|on-?site)\b|(?<!\p{L})(?:lieu(?= d[e'’])|adresse|luogo|sede|indirizzo|lugar|domicilio|dirección|local(?= d[aeo] )|endereço|miejsce|adres\p{L}*|siedzib\p{L}*|(?:liefer|leistungs|erfüllungs|ausführungs|einsatz|stand)?ort|anschrift|plaats|locatie|место|адрес)(?!\p{L})|地点|地址|장소|주소/iu;
/** "in Berlin", "to the Darwin Centre", "à Quillan". */
const properPlace =
  /(?<!\p{L})(?:at|in|to|near|of|à|au|aux|en|im|am|a|de|di|presso|w|we|na|em|no|te) (?:the |la |le |el |del )?\p{Lu}\p{L}/u;
/** A postal code beside the name of a place: "10115 Berlin", "00-950 Warszawa", "New Delhi - 110 001", "Boston, MA 02110". */
const postalPlace =
  /(?<!\d)\d{2}-?\d{3,4},? \p{Lu}\p{Ll}{2}|\p{Ll}{2}(?: ?[-–] ?|, )\d{3} ?\d{3}(?!\d)|(?<!\p{L})[A-Z]{2} \d{5}(?!\d)/u;

/** How far a text names a place: 1 in words for places or with a postal code beside a name, 0.5 by a name alone. */
export function placeIn(text: string): number {
  if (placeWords.test(text) || postalPlace.test(text)) return 1;
  return properPlace.test(text) ? 0.5 : 0;
}

const ofAward = '(?:criteri\\p{L}*|evaluat\\p{L}*|award\\p{L}*|scor\\p{L}*|price|quality)';
const weights = 'weight(?:s|ings?|ages?)';

/** What asks for the weights of the criteria of the award, not for those of things. */
export const asksWeights = new RegExp(
  `\\b${ofAward}(?![\\p{L}])[^?]{0,80}\\b${weights}\\b|\\b${weights}\\b[^?]{0,80}\\b${ofAward}`,
  'iu',
);

const points =
  /\d\s?(?:points?|pts|marks?|punkte|puntos|punti|pontos|pkt|punten|балл\p{L}*)(?![\p{L}])|\d\s?(?:分(?!钟)|점)|\b0[.,]\d{1,3}(?![\d%]|\s?\p{L})/iu;

/** A share, or a number of points. */
export const hasWeight = (text: string): boolean => percent.test(text) || points.test(text);
