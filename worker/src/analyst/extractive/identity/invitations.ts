/** How a sentence invites bids or says what the contract is about, folded; by language. */
const invites: readonly RegExp[] = [
  /\b(?:invites?|inviting|(?:is|are) (?:hereby )?invited)\b.{0,80}\b(?:bids?|tenders?|proposals?|offers?|quotations?|applications?|expressions? of interest|suppliers|contractors|vendors|bidders|firms|companies)\b.{0,300}\b(?:for|to (?:supply|provide|submit|deliver|tender))\b/u,
  /\b(?:is|are) (?:hereby )?(?:seeking|soliciting|requesting|inviting)\b.{0,80}\b(?:bids?|tenders?|proposals?|offers?|quotations?|qualifications|supplier|contractor|vendor|firm|provider)/u,
  /\bpurpose of th(?:is|e) (?:request|invitation|tender|solicitation|rf[pqbi]|procurement|contract)\b.{0,80}\b(?:invite|solicit|obtain|select|procure|purchase|engage|appoint|establish|award)/u,
  /\b(?:authority|council|government|ministry|department|agency|corporation|university|county|city|company|purchaser|buyer|client|bank|board) intends? to (?:procure|purchase|appoint|engage|award|buy|acquire)\b/u,
  /\b(?:invitation to tender|request for \w{3,12}|tender|procurement|rf[pq]|itt)\b.{0,20}\b(?:has been prepared by .{3,120} for|is for the (?:purpose of )?(?:appoint|supply|provi|procure|purchas|deliver))/u,
  /\bgegenstand (?:des auftrags|der ausschreibung|der vergabe|dieser ausschreibung|dieses verfahrens|des vertrags)\b.{0,20}\b(?:ist|sind)\b/u,
  /\b(?:marche|consultation|accord-cadre|appel d'offres|contrat)\b.{0,60}\b(?:(?:a|ont) pour objet|relatif a|porte sur)\b/u,
  /\b(?:contrato|licitacion|concurso|contratacion|pliego|convocatoria)\b.{0,60}\btienen? (?:por|como) objeto\b/u,
  /\bobjeto (?:del|de la) (?:presente )?(?:contrato|licitacion|concurso|contratacion|pliego)\b.{0,20}\bes\b/u,
  /\b(?:appalto|gara|contratto|procedura)\b.{0,60}\bha (?:per|ad) oggetto\b/u,
  /\b(?:licitacao|pregao|contrato|concurso|edital|procedimento)\b.{0,60}\b(?:tem (?:por|como)|constitui) objeto\b/u,
  /\bprzedmiotem (?:zamowienia|postepowania)\b.{0,10}\b(?:jest|sa)\b/u,
  /\b(?:opdracht|aanbesteding) (?:betreft|heeft betrekking op)\b/u,
  /предмет(?:ом)? (?:закупки|договора|контракта) (?:является|—|-)/u,
];

/** A condition, a meeting, questions: something else is invited, or somebody else intends to buy. */
const other =
  /^(?:if|where|when|wenn|sofern|si|se|als|jezeli)\b|\binvit\p{L}{1,4}\b.{0,80}\b(?:meeting|conference|questions?|clarif\p{L}{1,12}|comments?|demonstrat\p{L}{1,6}|negotiat\p{L}{1,6}|present)\b|\b(?:garant\p{L}{1,4}|clausul\p{L}{1,3}|delai)\b/u;

/** Whether a folded sentence says what bids are invited for, or what the contract is about. */
export function isInvitation(folded: string): boolean {
  return invites.some((pattern) => pattern.test(folded)) && !other.test(folded);
}
