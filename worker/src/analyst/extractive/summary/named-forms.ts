import type { FactName } from '../../../facts/model.ts';

/** A line of a summary that is told by the form of its statement. */
export interface NamedForm {
  title: string;
  /** The plainest topic of the section that says it. */
  topic: string;
  form: RegExp;
  /** What only looks like it. */
  unless?: RegExp;
  /** What it must contain besides: an amount. */
  needs?: RegExp;
  /** The bid fact that says it, where that is likely enough. */
  fact?: FactName;
  /** A sentence that leads over to a list. */
  isList?: boolean;
  /** Said by a label and its value, too: a row, or a line in capitals; or `only` so: its words have many uses in sentences. */
  isLabel?: boolean | 'only';
}

/** The end or the beginning of a word in any script: `\\b` knows only ASCII letters. */
const bound = '(?:(?<!\\p{L})(?=\\p{L})|(?<=\\p{L})(?!\\p{L}))';
const either = (...sources: readonly string[]) => new RegExp(sources.join('|').replaceAll('\\b', bound), 'iu');

/** Months or years of a contract; days are those of a time limit. */
const long =
  /(?:\d\D{0,30}?|(?<!\p{L})(?:one|two|three|four|five)[ -])(?<!\p{L})(?:months?|years?|mesi|ann[oi]|mes(?:es)?|años?|anos?|mois|ans?|années?|monate?n?|jahre?n?|miesi\p{L}{1,4}|lat|rok|maanden|jaar)(?!\p{L})|\byears? options?/iu;
const bid = '(?:bids?|tenders?|proposals?|quotations?|quotes?|offers?|responses?|submissions?|applications?)';

/** By title, in the order of the summary. The first statement of a tender that has the form says it. */
export const named: readonly NamedForm[] = [
  {
    title: 'Lots',
    topic: 'scope',
    form: either(
      '\\b(?:divided|split|separated|broken down) into .{0,20}\\blots\\b',
      '\\b(?:consists? of|comprises?) .{0,12}\\blots\\b',
      '\\b(?:not|no) .{0,20}(?:divi\\p{L}{2,5}|split|separate) .{0,12}\\blots\\b',
      '\\bsuddivis\\p{L}{1,3} in .{0,24}\\blotti\\b',
      '\\bdividid[ao]s? (?:em|en) .{0,24}\\b(?:lotes|itens|partidas)\\b',
      '\\bse divide(?:n)? en .{0,24}\\blotes\\b',
      '\\ballotissement\\b|\\b(?:est|sont|pas) (?:alloti|décomposé|divisé)\\p{L}{0,2}\\b|\\ben \\p{L}{1,9} lots\\b',
      '\\bin .{0,20}\\bLose(?:n)? (?:aufgeteilt|unterteilt|gegliedert)|\\b(?:aufgeteilt|unterteilt|gegliedert) in .{0,20}\\bLose\\b|\\bAufteilung in Lose\\b.{0,40}\\bnicht\\b',
      '\\bpodziel\\p{L}{1,5} na .{0,24}\\bczęś|\\bofert częściowych\\b',
      '\\bverdeeld in .{0,20}percelen\\b',
    ),
  },
  {
    title: 'Place of delivery',
    topic: 'delivery',
    isLabel: 'only',
    form: either(
      '\\b(?:place|point|location) of (?:delivery|performance|work|installation)\\b|\\bdelivery (?:location|address|point|place)\\b|\\bdeliver\\p{L}{0,4} (?:at|to) the (?:following )?(?:address|site|premises)\\b',
      '\\b(?:Lieferort|Erfüllungsort|Leistungsort|Ausführungsort|Ort der (?:Leistung|Lieferung|Ausführung)|Lieferanschrift|Lieferadresse)\\b',
      "\\blieux? (?:de (?:la )?(?:livraison|prestation)|d['’]exécution)\\b",
      '\\blugar(?:es)? de (?:la )?(?:entrega|ejecución|prestación|provisión)\\b',
      '\\bluog(?:o|hi) di (?:consegna|esecuzione|svolgimento)\\b',
      '\\bloca(?:l|is) d[ea] (?:entrega|execução|prestação)\\b',
      '\\bmiejsc\\p{L}{1,3} (?:dostawy|realizacji|wykonania|świadczenia)\\b',
      '\\bplaats van (?:levering|uitvoering)\\b|交货地点|交付地点|服务地点|납품 ?장소',
    ),
    unless:
      /(?<!\p{L})(?:rechnungs?|risks?|title|insur\p{L}{1,5}|damages?|incoterms?|inspection at|bids?|tenders?|proposals?|offers?|gerichtsstand|price|prices|freight|charges|foro|rechnung\p{L}{0,12}|符合|invoices?)(?!\p{L})|符合/iu,
  },
  {
    title: 'Extension',
    topic: 'delivery',
    form: either(
      '\\b(?:options?|right) (?:to|of) (?:extend|renew|extension|renewal)',
      '\\b(?:may|can|could|will|shall) be (?:further )?(?:extended|renewed)\\b',
      '\\b(?:extendable|extendible|renewable)\\b|\\boption(?:al)? (?:years?|periods?|terms?)\\b|\\b(?:extension|renewal) (?:options?|periods?|terms?)\\b',
      '\\brinnov(?:o|abil|at|are)\\p{L}{0,3}\\b|\\bproroga\\p{L}{0,5}\\b',
      '\\bprorrog\\p{L}{1,7}\\b|\\brenova\\p{L}{1,6}\\b|\\brenovarse\\b',
      '\\breconduc\\p{L}{1,6}\\b|\\breconduit\\p{L}{0,2}\\b|\\brenouvel\\p{L}{1,7}\\b|\\bprolong\\p{L}{1,5}\\b',
      '\\bverlänger\\p{L}{1,7}\\b|\\bVerlängerungsoption\\p{L}{0,2}\\b',
      '\\bprzedłuż\\p{L}{1,6}\\b|\\bwznowi\\p{L}{1,5}\\b',
      '\\bverleng\\p{L}{1,6}\\b',
    ),
    unless:
      /(?<!\p{L})(?:validit\p{L}{1,2}|valid|bids?|tenders?|proposals?|deadline|due date|clos(?:ing|e)|guarantee|security|bond|warrant\p{L}{1,3}|insuranc\p{L}{1,2}|offert\p{L}|offres?|garanz\p{L}{1,2}|garant[ií]as?|cauzion\p{L}|caution|propostas?|ofertas?|seguro|angebot\p{L}{0,2}|bindefrist|wadi\p{L}{1,2}|ofert\p{L}{0,3}|liquidated|delays?|force majeure|p[oó]liz\p{L}{1,2}|nota fiscal|licen[cs]es?|debar\p{L}{0,3}|tabs?|worksheets?|spreadsheets?)(?!\p{L})/iu,
    needs: long,
  },
  {
    title: 'Documents to submit',
    topic: 'submission',
    isList: true,
    form: either(
      `\\b${bid}\\b.{0,120}\\b(?:following|these|below) (?:\\p{L}+ ){0,2}(?:documents?|documentation|information|forms?|items|elements|contents?)\\b`,
      `\\b(?:submit|enclose|upload|attach|complete|provide)\\b.{0,60}\\b(?:following|these|below) (?:\\p{L}+ ){0,2}(?:documents?|documentation|forms?)\\b`,
      `\\b(?:following|these|below) (?:\\p{L}+ ){0,2}(?:documents?|documentation|forms?)\\b.{0,120}\\b(?:${bid}|submi\\p{L}{1,6}|enclosed|uploaded|attached|evaluation)\\b`,
      `\\bdocuments? (?:(?:is|are) )?(?:to be |required to be |required for |needed for )?(?:submitted|submission|enclosed|uploaded|attached)\\b`,
      `\\b${bid} (?:\\p{L}+ ){0,4}(?:shall|must|should|will|to) (?:also )?(?:include|contain|comprise|consist of|be accompanied by)(?: (?:the|at least|as a minimum)){0,2}(?: following)?(?: \\p{L}+)? ?:`,
      '\\b(?:dossier|offre|candidature|pli|candidat)s?\\b.{0,90}\\b(?:comprend|comprendra|comportera?|contient|contiendra|composé|suivant|produire|remettre|fournir)',
      '\\bpièces (?:suivantes|à fournir|à remettre|ci-(?:après|dessous))',
      '\\b(?:documentos?|documentación)\\b.{0,90}\\b(?:presentar|acompañar|adjuntar|apresentar|ofertas?|propuestas?|propostas?|habilita)',
      '\\b(?:ofertas?|propuestas?|propostas?|sobre|envelope)\\b.{0,60}\\b(?:contener|contendr|incluir|conter|incluirá|acompañar|adjuntar)',
      '\\bdocumentação (?:abaixo|a seguir|seguinte)',
      '\\b(?:documentazione amministrativa|busta|offerta|domanda di partecipazione)\\b.{0,90}\\b(?:seguent|conten|allegat|inseri|comprend)',
      '\\b(?:Unterlagen|Nachweise|Angebot\\p{L}{0,2}|Dokumente)\\b.{0,90}(?:einzureichen|beizufügen|vorzulegen|enthalten|abzugeben|beigefügt|einreich)',
      '\\b(?:dokument\\p{L}{1,4}|oświadczeni\\p{L}{1,3}|ofert\\p{L}{1,2})\\b.{0,90}(?:złoży|załączy|dołączy|składa|zawiera)',
    ),
    unless:
      /(?<!\p{L})(?:bid (?:bond|security)|earnest money|EMD|reports?|invoices?|payments?|deliver(?:y|ies)|shipping|shipment|contract (?:documents?|agreement)|agreement|form(?:s|ing) part|tender documents? (?:consist|compris|includ|contain)|awarded|successful|factur\p{L}{1,4}|pagos?|pagament\p{L}|paiement|livraison|entrega|rechnung\p{L}{0,2}|aggiudicatari\p{L}|adjudicatari\p{L}|titulaire|attributaire)(?!\p{L})/iu,
  },
  {
    title: 'Page limit',
    topic: 'submission',
    form: either(
      '\\b(?:limited to|not (?:to )?exceed|no (?:more|longer) than|(?:a )?maximum (?:of|length)|up to)\\b.{0,40}\\bpages\\b',
      '\\b(?:maximal|höchstens|nicht mehr als)\\b.{0,20}\\bSeiten\\b|\\b(?:maximum|au plus)\\b.{0,20}\\bpages\\b|\\bmáximo .{0,20}páginas\\b|\\bmassimo .{0,20}(?:pagine|facciate)\\b',
    ),
    unless: /\b(?:MB|website|print\p{L}{0,3}|per minute|user manual|appendix|report)\b/iu,
    needs: /\d|(?<!\p{L})(?:two|three|five|ten|twenty|thirty)(?!\p{L})/iu,
  },
  {
    title: 'Variants',
    topic: 'submission',
    form: either(
      `\\b(?:variants?|variant ${bid}|alternative ${bid})\\b(?! for).{0,80}\\b(?:not|allowed|permitted|accepted|considered|authori[sz]ed|rejected)\\b`,
      `\\b(?:no|only one|one) (?:compliant |single )?(?:variants?|alternative ${bid}|solution|${bid} (?:per|from|by|each))\\b`,
      '\\bvariantes?\\b.{0,80}\\b(?:autorisé|admis|interdit|accept|pas|permitid|admit|aceptar)',
      '\\b(?:ofertas?|propuestas?|propostas?) (?:alternativas?|variantes?)\\b',
      '\\bvarianti\\b.{0,60}\\b(?:ammess|consentit|autorizzat)|\\bnon .{0,30}\\bvarianti\\b',
      '\\bNebenangebote?n?\\b.{0,80}\\b(?:zugelassen|zulässig|nicht|ausgeschlossen)\\b',
      '\\bofert wariantow|\\bvarianten\\b.{0,40}\\b(?:toegestaan|niet)\\b',
    ),
    unless: /\b(?:personnel|curricul|cvs?|experts?|formats?|payments?)\b/iu,
  },
  {
    title: 'Samples',
    topic: 'submission',
    form: /(?<!\p{L})(?:submit|provide|furnish|send|enviar|presentar|fournir|inviare) (?:\p{L}{1,20} ){0,3}(?:samples?|muestras?|amostras?|échantillons?|campion[ei])(?!\p{L})|(?<!\p{L})(?:samples?|campion(?:e|i|atura)|muestras?|amostras?|échantillons?|próbk\p{L}{1,3})(?!\p{L}).{0,160}(?<!\p{L})(?:shall|must|submit\p{L}{0,4}|provid\p{L}{1,3}|dovr\p{L}{1,4}|inviare|presenta\p{L}{0,5}|deber\p{L}{1,3}|dever\p{L}{1,3}|fournir|remettre|należy)/iu,
    needs: /\d/u,
  },
  {
    title: 'Minimum score',
    topic: 'evaluation',
    form: either(
      '\\b(?:minimum|passing|pass|threshold|cut ?[–-]? ?off|qualifying) (?:\\p{L}+ ){0,2}(?:scores?|marks?|points)\\b',
      '\\b(?:scor(?:e|es|ing)|obtain(?:s|ing)?|achiev(?:e|es|ing)|receiv(?:e|es|ing)|secur(?:e|es|ing))\\b.{0,60}\\b(?:at least|less than|below|or under|or less|fewer than|lower than|more than|minimum)\\b.{0,60}(?:%|percent|points?|marks?|scores?)',
      '\\bscor(?:e|es|ing) .{0,20}(?:or under|or less|or below)\\b',
      '\\bpunteggi\\p{L} (?:minim|(?:\\p{L}+ ){0,3}inferior)|\\bsoglia (?:minima )?di sbarramento',
      '\\b(?:puntaje|puntuación|calificación|pontuação|nota) mínim|\\bumbral mínimo',
      '\\bnote (?:minimale|éliminatoire|(?:\\p{L}+ ){0,2}inférieure)',
      '\\bMindestpunkt|\\bmindestens .{0,20}Punkte\\b',
      '\\bminimaln\\p{L}{1,3} (?:liczb|punkt|próg)',
    ),
    unless: /\b(?:references?|copies|experience|years)\b.{0,20}\bminimum\b/iu,
    needs: /\d/u,
  },
  {
    title: 'Award',
    topic: 'evaluation',
    fact: 'evaluation_method',
    form: either(
      '\\b(?:contracts?|award(?:ed)?|order|evaluat(?:ed|ion)|successful|selected|selection|qualified)\\b.{0,160}\\b(?:lowest (?:\\p{L}+ ){0,2}(?:prices?|bids?|bidders?|tenders?|tenderers?|costs?|offers?|quotations?)|least cost|most economically advantageous|best value|highest (?:\\p{L}+ ){0,2}(?:scores?|points|marks)|quality[ -]and[ -]cost)\\b',
      '\\blowest (?:\\p{L}+ ){0,2}(?:bidder|tenderer|offer|bid|cost|price)\\b.{0,80}\\b(?:declared|awarded|successful|selected|accepted|considered)\\b',
      '\\bcontracts? (?:will|shall) be awarded (?:\\p{L}+wise|by|per|for each)\\b',
      '\\bcritério de julgamento\\b|\\bcriterio di aggiudicazione\\b|\\bmenor preço\\b',
      '\\bofferta economicamente più vantaggiosa\\b|\\bprezzo più basso\\b',
      '\\b(?:oferta|propuesta)s? más (?:conveniente|ventajosa|económica)|\\bmenor precio\\b',
      '\\boffres? économiquement (?:la|les) plus avantageuse|\\bmieux[- ]disant',
      '\\bwirtschaftlichste\\p{L}{0,1} Angebot|\\bhöchste\\p{L}{0,1} (?:Gesamt)?[Pp]unkt|\\bniedrigste\\p{L}{0,1} (?:Gesamt)?[Pp]reis',
      '\\bnajkorzystniejsz|\\bnajniższ\\p{L}{1,3} cen',
    ),
  },
  {
    title: 'Advance payment',
    topic: 'payment',
    fact: 'advance_payment',
    form: /\bno (?:advance|mobili[sz]ation) (?:payments?|advances?)\b|\badvance payments? (?:is|are|will|shall) not\b|\bkeine (?:voraus|abschlags)zahlung|\bnon .{0,20}anticipazion|\bno .{0,20}anticipo\b/iu,
  },
  {
    title: 'Governing law',
    topic: 'law',
    fact: 'governing_law',
    form: either(
      '\\b(?:governed by|construed in accordance with|subject to)\\b.{0,80}\\b(?:laws? of|(?:\\p{L}+ )law)\\b',
      '\\bjurisdiction of the\\b.{0,40}\\bcourts?\\b|\\bbrought (?:before|in) the\\b.{0,40}\\bcourts?\\b',
      '\\bforo d[aeo] |\\btribunal(?:es)? (?:competente|de la ciudad)|\\bforo competente\\b|\\btribunal (?:administratif )?compétent\\b|\\bGerichtsstand\\b',
    ),
  },
  {
    title: 'Similar experience',
    topic: 'eligibility',
    fact: 'similar_experience',
    form: either(
      '\\b(?:shall|should|must) (?:also )?(?:have|possess|demonstrate)\\b.{0,160}\\b(?:completed|executed|installed|commissioned|implemented|similar)\\b',
      '\\b(?:completed|executed|installed|commissioned|implemented|undertaken)\\b.{0,160}\\b(?:last|past|previous|preceding|prior)\\b.{0,30}\\b(?:years?|months)\\b',
    ),
    needs: /\d/u,
    unless:
      /\b(?:personnel|engineers?|staff|employees|managers?|turnover|net ?worth|equipment shall|contractor shall)\b/iu,
  },
  {
    title: 'Who may bid',
    topic: 'eligibility',
    isLabel: true,
    form: either(
      '\\bset[- ]aside (?:exclusively )?for\\b.{0,60}\\b(?:small|micro|local|disadvantaged|indigenous|veteran)\\b',
      '\\b(?:is|are|be) (?:open|limited|restricted|reserved) (?:only |exclusively )?(?:to|for) (?:all )?.{0,60}\\b(?:bidders?|tenderers?|suppliers?|firms?|vendors?|manufacturers?|companies|enterprises|businesses)\\b',
      '\\bonly .{0,80}\\b(?:bidders?|tenderers?|suppliers?|firms?|vendors?|manufacturers?|companies|OEMs?)\\b.{0,30}\\b(?:are eligible|may (?:bid|participate|apply)|can (?:bid|participate)|are allowed)',
      '\\b(?:bidder|tenderer|supplier|vendor|proponent)s? (?:must|shall|should) be (?:a )?(?:registered|licensed|enrolled|empanelled)\\b',
      '\\bparticipação exclusiva\\b|\\bexclusiv\\p{L}{1,6} .{0,40}\\b(?:microempresas?|ME/EPP|EPP)\\b|\\bsomente,? microempre',
      '\\breservad[ao]s? .{0,30}\\b(?:mipymes?|pymes?|microempresas)\\b',
      '\\bmarché réservé\\b',
      '\\b(?:nur|ausschließlich) .{0,40}\\b(?:Bieter|Unternehmen)\\b.{0,60}\\b(?:teilnehmen|zugelassen|berechtigt)\\b',
      '(?:不接受|不允许|仅限|只接受).{0,12}(?:代理|经销|贸易商)',
    ),
    unless:
      /\b(?:sub-?contract\p{L}{0,4}|goals?|at the order level|employees|portal|orders? under|price bids?|opened|exempt\p{L}{0,5}|procuring entity)\b|(?<!\p{L})nos itens/iu,
  },
  {
    title: 'Financial statements',
    topic: 'eligibility',
    form: either(
      '\\b(?:audited|current|annual|latest|last|years?)\\b.{0,60}\\b(?:financial statements?|balance sheets?|annual accounts|annual reports?)\\b',
      '\\b(?:financial statements?|balance sheets?|annual accounts)\\b.{0,80}\\b(?:last|past|previous|years?|audited|certified)\\b',
      '\\b(?:estados (?:financieros|contables)|balance general|balanço patrimonial|bilanci?|bilans (?:des|de|pour)|Jahresabschl\\p{L}{1,4}|sprawozdani\\p{L}{1,3} finansow\\p{L}{1,3})\\b',
    ),
    unless: /\b(?:records|retain\p{L}{0,3}|audit (?:of|by)|if (?:independently )?audited|turnover|failure)\b/iu,
    needs:
      /(?<!\p{L})(?:submit\p{L}{0,5}|provid\p{L}{1,3}|furnish\p{L}{0,3}|enclos\p{L}{1,3}|upload\p{L}{0,3}|cop(?:y|ies)|attach\p{L}{0,3}|prepared and certified|presentar|apresenta\p{L}{0,3}|allega\p{L}{1,3}|fournir|vorzulegen|einzureichen|złoż\p{L}{1,3})(?!\p{L})/iu,
  },
  {
    title: 'References',
    topic: 'eligibility',
    fact: 'similar_experience',
    form: either(
      '\\b(?:two|three|four|five|\\d)\\b(?: ?\\(\\d\\))? (?:\\p{L}+ ){0,3}references\\b|\\bcontact information for\\b.{0,30}\\breferences\\b',
      '\\b(?:mindestens|maximal) .{0,12}Referenz\\p{L}{0,6}\\b|\\b(?:trois|deux|cinq|\\d) références\\b',
    ),
    unless: /\b(?:terms? of reference|by reference|checked?|reserves?)\b/iu,
  },
];
