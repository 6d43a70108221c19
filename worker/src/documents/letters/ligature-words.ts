/** What fonts draw as one glyph. */
export const LIGATURES = [
  'fi',
  'fl',
  'ff',
  'ffi',
  'ffl',
  'ti',
  'tt',
  'tti',
  'ft',
  'fft',
  'fj',
  'th',
  'ct',
  'st',
] as const;

/**
 * Frequent words with ligatures, for documents in which none of them is whole: of each ligature some in the languages that tenders are
 * most often written in.
 */
export const LIGATURE_WORDS: ReadonlySet<string> = new Set(
  `office officer official officially sufficient efficient efficiency difficult affidavit traffic coefficient certificate certificates
  certified certification specification specifications specific specified specify confirm confirmed confirmation confidential define
  defined definition definitions benefit beneficiary final finally finance financial find first five fill filled file files field fire
  fit figure fixed firm identify identified identification notify notification modify modification modified qualify qualified
  qualification qualifications verify verified significant classification satisfied justified profit profile scientific fiscal infinite
  flow floor flat flexible fluid flood influence conflict reflect inflation flag offline workflow
  offer offers offered effect effective effort staff different difference affect tariff suffer off differ cutoff
  affiliate affirm officers inefficient offload afflict baffle shuffle
  information section application operation quotation construction conditions condition submission time times title until article
  particular testing meeting rating certain section active activities entity entities quantities quantity party parties securities
  action additional communication contain estimation evaluation evaluations installation instructions maintenance motion national
  obligation participation position provision registration relation selection situation station termination actions option options
  attached attachment committee submit submitted submitting written letter letters matter better settlement permitted setting total
  attention attend attest attorney bottom butter cotton cottage getting battery intermittent omitted quittance
  after software draft shift drafting left lifting theft often aftermath soft thereafter hereafter swift
  committing fitting setting sitting attire attitude attitudes cutting emitting permitting putting
  the this that with other their three method health within there both
  contract contractor contracts act product project select effect subject inspect
  cost first must system state standard best request install
  définition certificat certificats spécifique spécifiques spécification officiel notification bénéficiaire financier financière fin
  conformité confidentiel identification qualification vérification efficacité suffisant coefficient affiché offre offres effectif
  différent effet chiffre afférent flux conflit
  definition spezifikation zertifikat qualifikation finanz pflicht fläche auflage auftrag schriftlich vorschrift kraft haft unterschrift
  oft offen öffnen öffentlich öffentliche stoff betriff betreffend schiff zugriff begriff pflegen fläche einfluss
  oficina oficial certificado definición especificación fin final finanzas firma fianza beneficio flujo conflicto
  ufficio ufficiale certificato definizione specifica finale firma offerta offerente effetto tariffa efficacia sufficiente
  oficial certificado definição especificação financeiro fiscal fim fluxo
  officieel offerte definitie certificaat specificatie financieel hoofd schriftelijk bedrijf
  oferta oficjalny certyfikat specyfikacja definicja finansowy`
    .trim()
    .split(/\s+/u),
);
