const english =
  /^(?:it|they|this|these|those|such(?! as)|its|their|the (?:latter|former)|otherwise|failing (?:that|which|this)|the same (?:applies|apply|holds|is|shall|also)|(?:in|to|for|under|with|at|on|by|from|of|as) (?:this|that|these|those|such|which)(?! contract|\s+(?:tender|document|volume)))\b/iu;
const german =
  /^(?:er|sie|ihre?[nrms]?|dies(?:e[rsmn]?)?|solche[rsmn]?|letztere[rsmn]?|deren|dessen|jene[rsmn]?|(?:das)?selbe|das gilt|gleiches gilt|dabei|dazu|hierzu|dafür|hierfür|davon|hiervon|in (?:diesem|diesen|dieser|solchen) \p{L}+)\b/iu;
const french =
  /^(?:ils?|elles?|ce(?:t|tte|s|ci|la)?|celui-ci|celle-ci|ceux-ci|celles-ci|dans ce cas|il en (?:est|va) de même)(?!['’\p{L}])/iu;

/** "This contract", "diese Ausschreibung": the text mentions itself. */
const ofItself =
  /^(?:(?:in |to |for |under |of |by )?(?:this|these) (?:[\p{L}-]+ )?(?:tender|bid(?:ding)?|procurement|contract|agreement|document|volume|specification|section|chapter|clause|annex|appendix|schedule|form|page|table|request|rfp|rfq|rft|invitation|solicitation|project|package|instruction|condition|term|standard|policy|order)s?|(?:in )?diese[rsmn]? (?:\p{L}+)?(?:ausschreibung|vergabe|vertrag|vertrage?s|verfahren|unterlage|dokument|leistungsbeschreibung|bedingung|anlage|abschnitt)(?:en|s|es)?|c(?:e|et|ette|es) (?:marché|contrat|document|dossier|appel|consultation|règlement|cahier|article|annexe)s?)(?!\p{L})/iu;
/** "It is the bidder's responsibility", "Il est interdit": the pronoun refers to nothing. */
const empty =
  /^(?:it (?:is|was|shall be|should be|must be|will be) (?:[\p{L}'’-]+ ){0,5}?(?:that|to|whether|responsibility|intention|intent)\b|il (?:est|s['’]agit|y a|convient|faut|appartient|incombe|peut|doit)(?![\p{L}'’]))/iu;

/** Whether a sentence begins with a word that refers to the sentence before: read alone, it would mean something else. */
export function leansOnBefore(text: string): boolean {
  const opening = text.trimStart().replace(/^["“„«(]+/u, '');
  if (ofItself.test(opening) || empty.test(opening)) return false;
  return english.test(opening) || german.test(opening) || french.test(opening);
}

/** "Tenders cannot be accepted if", "The price includes the following": a list follows, without a colon. */
const open =
  /(?<!\p{L})(?:if|when|where|unless|whether|the following|following|as follows|such as|including|wenn|falls|sofern|folgende[nrs]?|wie folgt|si|lorsque|les suivant[es]{0,2}|suivant[es]{0,2}|comme suit|cuando|l[ao]s siguientes|siguientes?|como sigue|qualora|i seguenti|le seguenti|seguenti|come segue|quando|[ao]s seguintes|seguintes|jeżeli|gdy|następujące|als volgt|indien|de volgende)$/iu;

/** Whether a sentence introduces a list or a table and says nothing without it. */
export function leadsOver(text: string): boolean {
  const end = text.trimEnd();
  return /[:：]$/u.test(end) || open.test(end.slice(-longestOpen));
}

/** Characters in which the last words of a sentence are. */
const longestOpen = 24;
