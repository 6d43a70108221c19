/** A kind of unclear wording. */
export interface Vagueness {
  /** Sources of regular expressions by language; the match is the unclear part. */
  words: Readonly<Record<string, string>>;
  /** The question about the unclear part. */
  ask(part: string): string;
  weight: number;
  /** Only in binding text: elsewhere the words belong to a form. */
  isBinding?: boolean;
  /** Only in a statement about these topics, or below a title of one. */
  about?: readonly string[];
}

/** Wordings that leave open what is wanted, the most serious first. */
export const vaguenesses: readonly Vagueness[] = [
  {
    words: {
      en: '\\b(?:TBA|TBC|TBD|t\\.b\\.a\\.|t\\.b\\.d\\.|(?<!\\b(?:required|needs?|has|have|is|are) )to be (?:agreed|(?:advised|announced|confirmed|defined|determined|specified)(?! (?:in|within|by|and)\\b)))(?![^.;]{0,40}\\b(?:bidder|supplier|contractor|tenderer|vendor|bid|offer)\\b)(?:\\s+(?:later|by the (?:authority|employer|purchaser|client|buyer)))?(?![\\p{L}])',
      de: '(?:\\b(?:wird|werden) (?:noch|später) (?:bekannt gegeben|mitgeteilt|festgelegt|benannt)|\\bnoch (?:festzulegen|abzustimmen|zu klären|offen)|\\bn\\. ?n\\.|\\bTBD\\b|\\bTBA\\b)(?!\\p{L})',
      vi: '(?:sẽ được thông báo sau|sẽ thông báo sau|sẽ được xác định sau)',
      fr: '\\b(?:à définir|à préciser|à déterminer|à convenir)(?!\\p{L})',
      es: '\\b(?:por definir|a determinar|por determinar|a convenir)(?!\\p{L})',
    },
    ask: (part) => `What is to stand in place of “${part}”, and when will it be settled?`,
    weight: 4,
  },
  {
    words: { en: '_{3,}', de: '_{3,}', vi: '_{3,}', fr: '_{3,}', es: '_{3,}' },
    ask: (part) => `Which value is missing at “${part}”?`,
    weight: 3.8,
    isBinding: true,
  },
  {
    words: {
      en: '(?<=\\b(?:makes?|brands?|models?|trademarks?)\\b[^.;]{0,80}),? or (?:equal|equivalent)\\b',
      de: '(?<=\\b(?:Fabrikate?|Marken?|Modelle?|Hersteller)\\b[^.;]{0,80})oder gleichwertig\\p{L}*',
      vi: '(?<!\\p{L})hoặc tương đương(?!\\p{L})',
      fr: '(?<=\\b(?:marques?|modèles?)\\b[^.;]{0,80})ou équivalents?(?!\\p{L})',
      es: '(?<=\\b(?:marcas?|modelos?)\\b[^.;]{0,80})o equivalentes?\\b',
    },
    ask: (part) => `By which properties is it judged what counts as “${part}”, and who decides?`,
    weight: 1.4,
    about: ['scope', 'technical'],
  },
  {
    words: {
      en: '\\b(?:approximately|approx\\.|circa|about|roughly|around)\\s+(?:[A-Z]{3} )?\\d[\\d.,]*(?:[ \u00a0\u2007\u2009\u202f]\\d{3}(?!\\d)){0,3}(?:/\\d+)?(?:\\s?(?:%|[\\p{L}°³²]+(?:/\\p{L}+)?))?',
      de: '(?:\\b(?:ca\\.|circa|etwa|ungefähr))\\s+\\d[\\d.,]*(?:[ \u00a0\u2007\u2009\u202f]\\d{3}(?!\\d)){0,3}(?:/\\d+)?(?:\\s?(?:%|[\\p{L}°³²]+(?:/\\p{L}+)?))?',
      vi: '(?<!\\p{L})khoảng\\s+(?![^.;]{0,8} (?:đến|-))\\d[\\d.,]*(?:[ \u00a0\u2007\u2009\u202f]\\d{3}(?!\\d)){0,3}(?:/\\d+)?(?:\\s?(?:%|[\\p{L}°³²]+(?:/\\p{L}+)?))?',
      fr: '\\b(?:environ)\\s+\\d[\\d.,]*(?:[ \u00a0\u2007\u2009\u202f]\\d{3}(?!\\d)){0,3}(?:/\\d+)?(?:\\s?(?:%|[\\p{L}°³²]+(?:/\\p{L}+)?))?',
      es: '\\b(?:aproximadamente|unos|alrededor de)\\s+\\d[\\d.,]*(?:[ \u00a0\u2007\u2009\u202f]\\d{3}(?!\\d)){0,3}(?:/\\d+)?(?:\\s?(?:%|[\\p{L}°³²]+(?:/\\p{L}+)?))?',
    },
    ask: (part) => `Within which limits is “${part}” to be understood?`,
    weight: 2.6,
    about: ['scope', 'technical', 'service', 'delivery', 'price', 'testing'],
  },
];
