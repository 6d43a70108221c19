import type { FactQuestions } from './model.ts';

/** Ways to ask that have no name of the fact in them; most questions in these languages have. How to read them: `model.ts`. */
export const germanQuestions: FactQuestions = {
  submission_deadline: ['(bis )?wann + angebot* + ein(zu|ge)*|ab(zu|ge)*|eingehen|vorliegen'],
  submission_method: ['wo|wie|wohin|an wen + angebot* + ein(zu|ge)*|ab(zu|ge)*|(zu )?senden|geschickt'],
  bid_validity: ['(wie lange|bis wann) + angebot* + gebunden|gultig|bindend'],
  clarification_deadline: ['(bis )?wann + fragen + gestellt|stellen|ein(zu|ge)*'],
  contract_period: ['wie lange + vertrag* + lauft|dauert'],
  payment_terms: ['wann|wie + bezahlt|gezahlt|zahlt'],
  subcontracting: ['(nach|sub)unternehme*'],
  evaluation_method: ['wie + angebot* + bewertet|gewertet'],
  bid_language: ['welche* sprache'],
  governing_law: ['welche* recht'],
  delivery_place: [
    'wo|wohin|(an|in) welche* (adresse|ort|standort|stelle) + liefer*|geliefert|anzuliefern|leist*|erbring*|erbracht|ausgefuhrt|auszufuhren',
  ],
};

export const frenchQuestions: FactQuestions = {
  submission_deadline: [
    'quand|date|quelle heure + offre*|soumission*|proposition* + remise*|deposee*|depose*|envoye*|recue*',
  ],
  submission_method: [
    'ou|comment|adresse + offre*|soumission*|proposition* + remise*|deposee*|depose*|envoye*|soumises',
  ],
  bid_validity: ['(combien de temps|duree|delai) + offre*|soumission* + valable*|validite|engage*'],
  clarification_deadline: ['quand|date|delai + question*|eclaircissement*'],
  contract_period: ['duree|combien de temps + marche|contrat'],
  performance_security: ['retenue* de garantie'],
  payment_terms: ['quand|comment|delai + paye*|paiement*|regle*', 'delai|combien de jours + facture* + paye*|reglee*'],
  contact: ['qui|interlocuteur|correspondant + telephone|courriel|e-?mail|contact*'],
  subcontracting: ['sous-?trait*'],
  evaluation_method: ['comment + offre* + evalue*|juge*|notee*'],
  delivery_place: ['ou|(a|sur) quel* (adresse|site|lieu) + livre*|livraison*|execut*|realis*|prestation*'],
};

export const spanishQuestions: FactQuestions = {
  submission_deadline: ['cuando|fecha + oferta*|propuesta* + present*|entreg*'],
  submission_method: ['donde|como + oferta*|propuesta* + present*|entreg*|envi*'],
  clarification_deadline: ['(hasta )?cuando|plazo|fecha + consulta*|pregunta*|aclaracion*'],
  bid_validity: ['cuanto tiempo|plazo|vigencia + oferta*|propuesta* + valid*|vigen*|manten*'],
  contract_period: ['cuanto|duracion + contrato'],
  payment_terms: ['cuando|como + pag*'],
  subcontracting: ['subcontrat*'],
  evaluation_method: ['como + oferta*|propuesta* + evalu*|valor*'],
  delivery_place: [
    'donde|(en )?(que|cual) (lugar|sitio|direccion) + bien*|servicio*|obra*|trabajo*|suministro* + entreg*|prest*|ejecut*|realiz*',
  ],
};

export const italianQuestions: FactQuestions = {
  submission_deadline: ['(entro )?quando + offert* + present*|inviat*|trasmess*|pervenire'],
  submission_method: ['dove|come + offert* + present*|inviat*|trasmess*'],
  clarification_deadline: ['(fino a |entro )?quando|termine + quesiti|chiarimenti|domande'],
  bid_validity: ['quanto|durata + offert* + valid*|vincol*'],
  contract_period: ['quanto dura|durata + contratto|appalto'],
  payment_terms: ['quando|come + pag*', 'quando|come + fattur* + pag*'],
  subcontracting: ['subappalt*'],
  evaluation_method: ['come + offert* + valutat*'],
  delivery_place: [
    'dove|(in )?quale (luogo|sede|indirizzo) + merc*|fornitur*|beni|serviz*|lavori + consegn*|esegu*|svolg*|prest*',
  ],
};

export const portugueseQuestions: FactQuestions = {
  submission_deadline: ['(ate )?quando + proposta* + entreg*|envi*|apresent*'],
  submission_method: ['onde|como + proposta* + entreg*|envi*|apresent*'],
  bid_validity: ['quanto tempo|prazo + proposta* + valid*'],
  contract_period: ['quanto tempo|duracao|vigencia + contrato'],
  payment_terms: ['quando|como + pag*'],
  subcontracting: ['subcontrat*'],
  evaluation_method: ['como + proposta* + julga*|avalia*'],
  delivery_place: [
    'onde|(em )?qu(e|al) (local|endereco) + bens|produto*|servico*|obra*|materia* + entreg*|prest*|execut*|realiz*',
  ],
};

export const polishQuestions: FactQuestions = {
  submission_deadline: ['(do )?kiedy + ofert* + zlozy*|sklada*|zlozen*'],
  submission_method: ['gdzie|jak|w jaki sposob + ofert* + zlozy*|sklada*'],
  bid_validity: ['jak dlugo + ofert* + zwiazan*|wazn*'],
  contract_period: ['jak dlugo|okres + umow*'],
  payment_terms: ['kiedy|jak + zaplat*|platnos*'],
  subcontracting: ['podwykonaw*'],
};

export const dutchQuestions: FactQuestions = {
  submission_deadline: ['wanneer + inschrijving*|offerte* + ingediend|indienen|binnen'],
  submission_method: ['waar|hoe + inschrijving*|offerte* + ingediend|indienen'],
  bid_validity: ['hoe lang + inschrijving*|offerte* + geldig|gestand'],
  contract_period: ['hoe lang + contract|overeenkomst'],
  payment_terms: ['wanneer|hoe + betaald|betaling*'],
  subcontracting: ['onderaannem*'],
};

export const russianQuestions: FactQuestions = {
  submission_deadline: ['когда|до какого + заявк*|предложен* + подат*|подан*|подач*'],
  submission_method: ['куда|где|как + заявк*|предложен* + подат*|подан*|подав*'],
  bid_validity: ['сколько|как долго|срок + заявк*|предложен* + действ*'],
  payment_terms: ['когда|как|срок* + оплат*|оплач*'],
  subcontracting: ['субподряд*'],
  delivery_place: [
    'где|куда|каково|какое + мест*|поставк*|поставля*|доставк* + поставк*|выполнен*|оказан*|исполнен*|товар*',
  ],
};
