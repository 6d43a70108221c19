/** A kind of unclear wording. */
export interface Vagueness {
  /** Sources of regular expressions by language; the match is the unclear part. */
  words: Readonly<Record<string, string>>;
  /** The question about the unclear part. */
  ask(part: string): string;
  weight: number;
  /** Only where the bidder's side is to do something: elsewhere such words are no risk. */
  inObligations?: boolean;
  /** Only where the bidder's side is named before. */
  ofBidder?: boolean;
  /** Only in what is said of these topics, or what stands below a title of them. */
  about?: readonly string[];
  /** Only without an amount, which would be the measure. */
  isUnmeasured?: boolean;
}

/** Wordings that leave open what is wanted, the gravest first. */
export const vaguenesses: readonly Vagueness[] = [
  {
    words: {
      en: '\\b(?:TBA|TBC|TBD|t\\.b\\.a\\.|t\\.b\\.d\\.|(?<!required )to be (?:agreed|(?:advised|announced|confirmed|defined|determined|specified)(?! (?:in|within|by|and)\\b)))(?![^.;]{0,40}\\b(?:bidder|supplier|contractor|tenderer|vendor|bid|offer)\\b)(?:\\s+(?:later|by the (?:authority|employer|purchaser|client|buyer)))?(?![\\p{L}])',
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
  },
  {
    words: {
      en: '\\bor (?:equal|equivalent)\\b',
      de: '\\boder gleichwertig\\p{L}*',
      vi: '(?<!\\p{L})hoặc tương đương(?!\\p{L})',
      fr: '\\bou équivalents?(?!\\p{L})',
      es: '\\bo equivalentes?\\b',
    },
    ask: (part) => `By which properties is it judged what counts as “${part}”, and who decides?`,
    weight: 1.4,
    about: ['scope', 'technical'],
  },
  {
    words: {
      en: '\\b(?:approximately|approx\\.|circa|about|roughly|around)\\s+(?:[A-Z]{3} )?\\d[\\d.,]*(?:/\\d+)?(?:\\s?(?:%|[\\p{L}°³²]+(?:/\\p{L}+)?))?',
      de: '(?:\\b(?:ca\\.|circa|etwa|ungefähr))\\s+\\d[\\d.,]*(?:/\\d+)?(?:\\s?(?:%|[\\p{L}°³²]+(?:/\\p{L}+)?))?',
      vi: '(?<!\\p{L})khoảng\\s+(?![^.;]{0,8} (?:đến|-))\\d[\\d.,]*(?:/\\d+)?(?:\\s?(?:%|[\\p{L}°³²]+(?:/\\p{L}+)?))?',
      fr: '\\b(?:environ)\\s+\\d[\\d.,]*(?:/\\d+)?(?:\\s?(?:%|[\\p{L}°³²]+(?:/\\p{L}+)?))?',
      es: '\\b(?:aproximadamente|unos|alrededor de)\\s+\\d[\\d.,]*(?:/\\d+)?(?:\\s?(?:%|[\\p{L}°³²]+(?:/\\p{L}+)?))?',
    },
    ask: (part) => `Within which limits is “${part}” to be understood?`,
    weight: 2.6,
    about: ['scope', 'technical', 'service', 'delivery', 'price', 'testing'],
  },
  {
    words: {
      en: '\\b(?:as (?:and when )?(?:required|needed|necessary|directed|instructed)(?: by the \\p{L}+)?|to the satisfaction of the \\p{L}+)\\b(?! (?:by|under) (?:law|clause|section))',
      de: '\\b(?:nach Bedarf|bei Bedarf|in Abstimmung mit d\\p{L}+ \\p{L}+)(?!\\p{L})',
      vi: '(?<!\\p{L})(?:khi cần thiết|khi cần)(?!\\p{L})',
      fr: '\\b(?:en tant que de besoin)(?!\\p{L})',
      es: '\\b(?:si es necesario|en caso necesario|según se requiera)(?!\\p{L})',
    },
    ask: (part) => `What does “${part}” cover, who decides it, and is it to be in the price?`,
    weight: 2.2,
    inObligations: true,
    ofBidder: true,
    isUnmeasured: true,
  },
  {
    words: {
      en: '\\b(?:reasonable|adequate|sufficient|suitable|good quality|best efforts|state of the art|where (?:this is )?possible|as far as possible|in a timely manner|promptly|without undue delay)(?!\\p{L})',
      de: '\\b(?:angemessen\\p{L}*|ausreichend\\p{L}*|geeignet\\p{L}*|möglichst|soweit möglich|zeitnah|unverzüglich|Stand der Technik)(?!\\p{L})',
      vi: '(?<!\\p{L})(?:hợp lý|kịp thời)(?!\\p{L})',
      fr: '\\b(?:raisonnable\\p{L}*|adéquat\\p{L}*|suffisant\\p{L}*|dans la mesure du possible)(?!\\p{L})',
      es: '\\b(?:razonable\\p{L}*|adecuad\\p{L}+|suficiente\\p{L}*|en la medida de lo posible)(?!\\p{L})',
    },
    ask: (part) => `By which measure is “${part}” judged here?`,
    weight: 1.5,
    inObligations: true,
    about: ['insurance', 'service', 'delivery', 'security', 'payment', 'warranty', 'testing', 'scope'],
    isUnmeasured: true,
  },
];
