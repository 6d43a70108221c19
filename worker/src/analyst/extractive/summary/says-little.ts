/** A right that the buyer keeps. */
const rights =
  /\b(?:reserves? (?:to itself |unto itself )?(?:the|its|their|all) .{0,20}\brights?|(?:shall|will) have the (?:absolute )?right to (?:reject|accept|cancel|annul|waive)|(?:not|without being) (?:obliged|obligated|bound|bind itself) to (?:accept|award|shortlist)|(?:not|nor) bind (?:itself|themselves) to accept|without (?:giving|assigning|stating) any reasons?|at its (?:sole|absolute|own|complete) (?:and absolute )?discretion)\b|\bbehält sich\b.{0,60}\bvor\b|\bse réserve(?:nt)? (?:le droit|la possibilité|la faculté)\b|\bse reservan? (?:el derecho|la facultad)\b|\bsi riserva(?:no)? (?:il diritto|la facoltà)\b|\breservam?-se (?:o direito|a faculdade)\b|\bzastrzega(?:ją)? sobie (?:prawo|możliwość)\b/iu;
/** Ending or extending the contract is a term of it. */
const ofContract =
  /\b(?:terminat\p{L}{1,5}|extend\p{L}{0,4}|renew\p{L}{0,4}|suspend|partial awards?|split|résili\p{L}{1,5}|kündig\p{L}{1,4}|rescindir|risolvere|rescisão|prolong\p{L}{1,5}|prorrogar|prorogare)\b/iu;

/** What a word means here. */
const definition =
  /["”’»)] (?:shall |will )?means?\b|\b(?:shall|will) (?:mean|be construed as|be deemed to mean)\b|\bwithin the term\b|\bhas the (?:same )?meanings?\b|\bthe term ["“]/iu;

/** How to fill in a form, or what whoever signs it declares. */
const ofForm =
  /\b(?:insert|fill in|type|tick|delete) (?:in |here )?(?:the |your |full |as |one |an? |appropriate ){0,3}(?:names?|dates?|numbers?|amounts?|address|details|box|boxes|applicable|appropriate|section)\b|\bplease (?:self-certify|confirm|tick|state|indicate|enter|insert|delete|answer|explain|describe|note|be aware|ensure|read|refer|see)\b|\b(?:add|delete|insert) (?:\p{L}{1,12} ){0,4}(?:rows?|columns?)\b|\b(?:Zeilen|Spalten)\b.{0,40}\b(?:hinzu(?:ge|zu)?füg\p{L}{1,3}|ergänz\p{L}{1,3}|lösch\p{L}{1,3}|gelöscht|einfüg\p{L}{1,3})|\b(?:ajouter|supprimer|insérer) (?:\p{L}{1,12} ){0,2}(?:lignes|colonnes)\b|\bname of (?:the )?(?:bidder|tenderer|proponent|respondent|proposer|company)\b|\b(?:certif(?:y|ies)|warrants? and represents?|represents? and warrants?|acknowledges? and agrees?|declares?|agrees) that\b/iu;

/** What an invoice contains and how it is sent; within which time it is paid is a term. */
const ofInvoices =
  /\binvoices?\b.{0,80}\b(?:sent|submitted|addressed|e-?mailed|forwarded|directed|made out|complete|attach|include|contain|show|state|upload)\b|\b(?:submit|complete|attach|send|enter|include|upload)\w{0,3}\b.{0,60}\binvoices?\b/iu;
const span =
  /\d\)?\s?(?:%|(?:calendar |working |business |banking )?days?|weeks?|months?)|\b(?:thirty|sixty|forty-five|fourteen)\b/iu;

/** A mark of a scale, and what it is given for. */
const ofScale =
  /^[\s•●-]{0,4}(?:exceptional|excellent|outstanding|very good|good|fair|satisfactory|unsatisfactory|acceptable|unacceptable|marginal|poor|very poor|very likely|likely|unlikely|high|medium|low|sehr gut|gut|befriedigend|très bien|bien|insuffisant)\s?(?:\([^()]{0,20}\)\s?)?[:–—-]\s/iu;

/** What every contract says, and what comes only after it: laws in general, books and audits, conflicts of interest, who bears the costs of bids. */
const ofEveryContract =
  /\b(?:comply|complies|complying|compliance|conform) with (?:all |any |the |every |of |each |relevant |applicable |other ){1,5}(?:(?:federal|state|local|national|legal|statutory|provincial|municipal|and|or),? ){0,6}(?:laws?|regulations?|legislation|statutes|ordinances|provisions of (?:the |all )?(?:state |federal |applicable )?laws?)\b|\b(?:retain|maintain|keep|preserve)s?\b.{0,60}\b(?:records|books|accounts)\b|\baudit (?:reports?|requirements?|findings?)\b|\b(?:bear|responsible for|liable for|reimburse)s?\b.{0,40}\b(?:costs?|expenses?|losses)\b.{0,60}\b(?:bids?|tenders?|proposals?|quotations?|offers?|responses?|submissions?)\b|\bconflicts? of interests?\b|\bfreedom of information\b|\bpublic records act\b|\bwaiver of\b|\bacceptance of (?:the |a |any |your )?(?:tenders?|bids?|offers?|proposals?)\b|\bbem de luxo\b|\bcaracterizad[oa]s? como (?:comuns|comum)\b|\bdiscordância\b|\bheadings\b.{0,60}\b(?:convenience|reference only)\b/iu;

/** Says only where something else is said. */
const ofPlace =
  /\b(?:(?:is|are|has been|have been) (?:clearly |fully )?(?:set out|outlined|described|detailed|listed|included|attached|specified|mentioned|contained|provided|available) (?:with)?in (?:the |this |section |annex |annexure |appendix |schedule |clause |part |exhibit |attachment )|(?:sono|è|vengono) (?:\p{L}{4,20} )?(?:indicat|riportat|elencat|descritt|dettagliat)[aeio] n(?:el|ella|elle|ei|egli|ell)\b)/iu;
/** Something is said besides where it is. */
const saysValue = /\d\s?(?:%|days?|weeks?|months?|years?|points?)|[€£$]\s?\d|\b(?:shall|must)\b/iu;

/** What a section is about, also after its title, as an introduction or a table of contents says it: "Section 7 Pricing: this section outlines …". */
const ofSection =
  /^(?:[^:–—]{0,80}[:–—] ?)?(?:(?:this|the (?:following|present)) (?:section|chapter|annex|appendix|article|schedule)\b.{0,60}\b(?:outlines?|describes?|contains?|explains?|details|lists|presents|discusses|summari[sz]es?|addresses|deals with|provides? (?:an? |the )?(?:overview|information|details|description|guidance))|(?:diese[rs]?|der (?:folgende|vorliegende)|das (?:folgende|vorliegende)|die (?:folgende|vorliegende)) (?:abschnitt|kapitel|anlage|anhang)\b.{0,60}\b(?:beschreibt|enthält|erläutert|umfasst|behandelt|gibt)|in diese[rm] (?:abschnitt|kapitel|anlage|anhang) (?:wird|werden|sind|ist)\b.{0,160}\b(?:beschrieben|erläutert|dargestellt|aufgeführt|zusammengefasst|behandelt|geregelt)|(?:cette (?:section|partie|annexe)|la présente (?:section|partie|annexe)|ce (?:chapitre|paragraphe)|le présent (?:chapitre|paragraphe))\b.{0,60}\b(?:décrit|présente|détaille|contient|expose|précise|regroupe|a pour objet))(?![\p{L}-])/iu;

/** Whether a sentence only says what its section is about: after the verb it names no figure and no duty. */
function isAboutSection(text: string): boolean {
  const said = ofSection.exec(text)?.[0];
  return said !== undefined && !/\d|\b(?:shall|must|muss|müssen|doit|doivent)\b/iu.test(text.slice(said.length));
}

/**
 * A whole sentence that tells a question of the buyer, without what came of it: "The team looked at whether this purchase should be set aside
 * for small businesses." Where more follows, it may be the answer.
 */
const openQuestion =
  /^(?:(?:the|our|we)(?![\p{L}])|\p{Lu}[\p{Lu}\p{Ll}]{1,12}) ?(?!.{0,30}(?:applicants?|bidders?|tenderers?|offerors?))(?:[\p{L}’']{1,20} ){0,4}?(?<!\b(?:be|is|are|was|were|been|not) )(?:looked (?:at|into)|considered|explored|discussed|researched) whether (?!.* and )[^;,.\d]{1,200}\.?$/iu;

/** Whether a sentence says nothing that a bid manager acts on: such sentences are in most tenders and tell none from another. */
export function saysLittle(text: string): boolean {
  if (rights.test(text)) return !ofContract.test(text);
  return (
    definition.test(text) ||
    ofForm.test(text) ||
    ofEveryContract.test(text) ||
    ofScale.test(text) ||
    isAboutSection(text) ||
    openQuestion.test(text) ||
    (ofInvoices.test(text) && !span.test(text)) ||
    (ofPlace.test(text) && !saysValue.test(text))
  );
}
