import type { Term } from '../../search/terms.ts';
import type { NamePlace } from './name-places.ts';
import { isNumberLead } from './number-leads.ts';
import { meets, parameterWords, type WordKeys } from './parameter-words.ts';
import { unitsIn } from './technical-signs.ts';
import { parseUnit } from './units.ts';

/** Terms between a name and its figure; a figure further away may be of anything. `literal`: where the words of the name are next to each other. */
export const mostToFigure = { plain: 4, measure: 8, owned: 3, literal: 20 } as const;

/** The terms that are figures: numbers, ratings such as "IE-3", and number words before a unit ("two years"). */
export function figureTerms(terms: readonly Term[], text: string): number[] {
  return terms.flatMap((term, index) => {
    const shown = text.slice(term.start, term.end);
    const before = terms[index - 1];
    if (/^\p{Lu}{1,6}[-.]?\d/u.test(shown)) return [index];
    if (/^\d/u.test(shown)) {
      const isYear = /^(?:19|20)\d\d$/u.test(shown);
      return isYear || (before !== undefined && isNumberLead(before.word)) ? [] : [index];
    }
    const next = terms.slice(index + 1, index + 4).find(({ word, isStop }) => !isStop && !/^\d/u.test(word));
    const isNumber = term.keys.some((key) => /^\d/u.test(key));
    return isNumber && next !== undefined && parseUnit(next.word) !== null ? [index] : [];
  });
}

/** How many terms are between a name and the nearest figure; infinite where there is none. */
export function toFigure({ first, last }: NamePlace, figures: readonly number[]): number {
  const distanceTo = (index: number) => (index < first ? first - index : Math.max(0, index - last));
  return figures.reduce((least, index) => Math.min(least, distanceTo(index)), Number.POSITIVE_INFINITY);
}

/** How many other terms are between the words of a name. */
export const spreadOf = ({ first, last, words }: NamePlace): number => Math.max(0, last - first + 1 - words);

/** Properties that a requirement gives by the unit of its figure, or by a word after it: "20 RPM" is a speed, "400 mm long" a length. */
const properties: readonly { names: string; units?: readonly string[]; said?: RegExp }[] = [
  { names: 'speed velocity velocidad velocidade velocità vitesse', units: ['1/min', 'm/s'] },
  { names: 'temperature temperatura température temperatur', units: ['°C'] },
  { names: 'voltage voltaje tensión tensão tensione tension spannung', units: ['V'] },
  { names: 'power wattage potencia potência potenza puissance leistung', units: ['kW', 'kVA'] },
  { names: 'frequency frecuencia frequência frequenza fréquence frequenz', units: ['Hz'] },
  { names: 'pressure presión pressão pressione pression druck', units: ['kPa', 'kPa(g)', 'kPa(a)'] },
  { names: 'density densidad densidade densità densité dichte', units: ['kg/m³'] },
  { names: 'weight mass peso poids gewicht', units: ['kg'] },
  { names: 'coating', units: ['kg/m²'] },
  { names: 'noise sound ruido ruído rumore bruit', units: ['dB', 'dB(A)'] },
  { names: 'current corriente corrente courant', units: ['A'] },
  { names: 'angle deflection ángulo ângulo angolo winkel', units: ['°'] },
  {
    names:
      'period duration time interval deadline plazo prazo periodo período tiempo tempo durata durée délai dauer frist zeitraum zeit termijn ' +
      'termin czas 기간 기한 시간 期限 时间 期间',
    units: ['h'],
  },
  {
    names: 'length longitud comprimento lunghezza longueur länge',
    said: /\d\s?\p{L}{1,6}\.?\s(?:long|lang)(?!\p{L})/iu,
  },
  {
    names: 'thickness espesor espessura spessore épaisseur dicke',
    said: /\d\s?\p{L}{1,6}\.?\s(?:thick|dick)(?!\p{L})/iu,
  },
  { names: 'width ancho largura larghezza largeur breite', said: /\d\s?\p{L}{1,6}\.?\s(?:wide|breit)(?!\p{L})/iu },
  { names: 'height altura altezza hauteur höhe', said: /\d\s?\p{L}{1,6}\.?\s(?:high|tall|hoch)(?!\p{L})/iu },
  {
    names: 'depth profundidad profundidade profondità profondeur tiefe',
    said: /\d\s?\p{L}{1,6}\.?\s(?:deep|tief)(?!\p{L})/iu,
  },
  {
    names: 'spacing distance interval pitch',
    said: /\d\s?\p{L}{1,6}\.?\s(?:cent(?:er|re)s?|apart|intervals?|spac(?:ed|ing))(?!\p{L})|\d\s?\p{L}{1,6}\.?\s?c\/c/iu,
  },
  { names: 'size dimension tamaño tamanho taille größe misura', said: /\d\s?(?:[cm]?m)?\s?[x×*]\s?\d/iu },
  { names: 'hours horas heures ore stunden', said: /(?<!\d)24\s?[x×*/]\s?7/iu },
];

const namesOf = new Map<string, WordKeys[][]>();

/** A property that a name names, and the other words of the name. */
export interface AskedProperty {
  /** Into the list of properties. */
  property: number;
  others: WordKeys[];
}

function propertyNames(language: string): WordKeys[][] {
  const known = namesOf.get(language) ?? properties.map(({ names }) => parameterWords(names, language));
  namesOf.set(language, known);
  return known;
}

/** The properties that words of a name name, each with the other words of the name. */
export function propertiesIn(words: readonly WordKeys[], language: string): AskedProperty[] {
  return propertyNames(language).flatMap((names, property) => {
    const others = words.filter((keys) => !names.some((name) => name.some((key) => keys.includes(key))));
    return others.length > 0 && others.length < words.length ? [{ property, others }] : [];
  });
}

/** What ends the main part of a name in languages whose last word is the main one: "power per port". */
const endsMainPart = /\s(?:of|per|for|in|at|to|with|from|on|under|von|der|des|für|van)\s.*$/isu;
const firstWordIsMain = new Set(['es', 'pt', 'fr', 'it', 'vi']);

/** The property that the main word of a name names, where the unit of a figure tells it; null for other names. */
export function mainProperty(name: string, language: string): number | null {
  const words = parameterWords(name.replace(endsMainPart, ''), language);
  const main = firstWordIsMain.has(language) ? words[0] : words.at(-1);
  if (!main) return null;
  const index = propertyNames(language).findIndex((names) => names.some((known) => meets(known, main)));
  const { units = [] } = properties[index] ?? {};
  // A time is often written in other ways: "two (2) years".
  return units.length > 0 && !units.includes('h') ? index : null;
}

/** Whether a text gives a property by a unit or a word after its figure. */
export function givesProperty(text: string, property: number): boolean {
  const { units = [], said } = properties[property] ?? {};
  return (said?.test(text) ?? false) || (units.length > 0 && unitsIn(text).some((unit) => units.includes(unit)));
}

/** The same, or the text has a figure whose unit is not known: "150 KMPH". */
export const mayGiveProperty = (text: string, property: number): boolean =>
  givesProperty(text, property) ||
  [...text.matchAll(capitalAfterNumber)].some(([, unit = '']) => parseUnit(unit) === null);

const capitalAfterNumber = /\d\s?(\p{Lu}{1,5})(?![\p{L}\d+])/gu;
