import { bareDays } from '../values/bare-days.ts';
import { readContractTerms } from '../values/contract-term.ts';
import { eitherOf } from '../values/either-of.ts';
import type { FactKind } from './model.ts';

export const contractPeriod: FactKind = {
  fact: 'contract_period',
  class: 'duration',
  names: {
    en: ['(contract|project|agreement|service|assignment|framework|initial)( …)? (period|duration|term)', '(period|duration|term|tenure|length) (of|for) (the |this )?(initial )?(contract|agreement|project|work*|service*|assignment|engagement|order|framework)', '(time|period) (allowed |limit )?(for|of) (the )?(completion|delivery|execution|supply|carrying|work*|performance)', 'completion (period|time)', 'delivery (period|time|schedule|days|date)', 'time (limit|allowed|frame) … (contract|work*|project|completion)', '(contract|agreement|appointment|engagement|framework) (shall|will|is|to) (be|remain|run|last|commence|expected)( …)? (for|of|valid)', 'anticipated term', 'base (year|period)', 'days of delivery', 'deliver* … within', 'complet* … within', 'period of performance', '(awarded|appoint*|engaged) for( a period of)?', 'term of contract', 'project (timeline|duration)'],
    de: ['vertrags(laufzeit|dauer)', 'laufzeit', '(leistungs|ausfuhrungs|liefer)(zeit|zeitraum|frist)(en)?', 'vertragsbeginn', 'fertigstellung'],
    fr: ['(duree|delai) (d\'execution|du marche|de l\'accord*|du contrat|de la prestation|de livraison|des prestations|de realisation|initiale)*', 'delai* d\'execution', 'le marche est conclu pour', 'duree du marche'],
    es: ['(plazo|duracion|termino|vigencia) (de |del |de la |de los )*(entrega|ejecucion|contrato|obra*|servicio*|contratacion|prestacion)', 'duracion del contrato', 'plazo de entrega'],
    it: ['durata (dell\'|del |della )?(appalto|contratto|servizio|fornitura|accordo)*', 'termin* di (consegna|esecuzione)', 'durata'],
    pt: ['(prazo|vigencia|periodo) (de |da |do )*(vigencia|execucao|contrat*|entrega|prestacao|ata)', 'prazo de vigencia', 'prazo de (entrega|execucao)', 'vigencia d[oa] (contrato|contratacao|ata)'],
    pl: ['termin* (realizacji|wykonania|dostawy|obowiazywania)( zamowienia| umowy)?', 'okres (realizacji|obowiazywania|trwania)', 'umow* … (zawarta|zawierana) na'],
    nl: ['looptijd', 'duur van de (overeenkomst|opdracht)', 'contract(duur|periode)', 'lever(tijd|termijn)'],
    vi: ['thoi gian thuc hien( hop dong| goi thau)?', 'tien do (thuc hien|cung cap|giao hang)'],
    ru: ['срок* (выполнения|исполнения|поставки|оказания|действия (договора|контракта))'],
    zh: ['(合同履行|服务|合同|供货|施工)(期限|期)', '交货期', '工期', '交货时间', '服务期', '交付(时间|期)'],
    ko: ['(계약|사업|용역|과업|수행)(의)? ?기간', '납품 ?기한', '납기'],
  },
  hints: { en: ['within a period of', 'for a period of', 'delivery', 'completion', 'duration', 'extend*'] },
  rivals: {
    en: ['warranty', 'guarantee', 'defect*', 'validity', 'valid', 'payment', 'notice', 'experience', 'last', 'past', 'preceding', 'previous', 'performance security', 'reply', 'response', 'retention', 'retain*', 'penalt*', 'delay', 'terminat*', 'clarification*', 'opening', 'emd', 'evaluat*', 'appeal', 'invoice*', 'confidential*', 'rectif*', 'replac*', 'arbitrat*', 'records', 'audit', 'standstill', 'financial years', 'insurance', 'training', 'site visit'],
    de: ['gewahrleistung*', 'zahlung*', 'bindefrist', 'kundig*', 'verjahr*'], es: ['garantia', 'pago', 'mantenimiento de oferta', 'mora'], it: ['garanzia', 'pagament*', 'offerta vincola', 'recesso'], pt: ['pagamento', 'garantia', 'validade da proposta', 'recurso', 'multa', 'impugnac*'], fr: ['validite', 'paiement', 'garantie', 'preavis', 'penalite*'], pl: ['gwarancj*', 'platnos*', 'zwiazania', 'rekojm*', 'odwolani*'], zh: ['质保', '保修', '有效期', '付款', '投标'], ko: ['하자', '보증', '대금', '유효', '지급'],
  },
  negatives: { en: ['performance security', 'warranty period', 'bank guarantee', 'experience of', 'last … years', 'notice of'] },
  cues: { en: ['from (the )?(date|award|signing|execution|commencement|receipt|effective|letter|issue)', 'extend*|option*|renew*', 'shall|will'], zh: ['签订', '合同'], ko: ['계약', '착수'] },
  sections: { en: ['contract|term|period|duration|delivery|completion|data sheet|notice|timeline|key information|scope|schedule'] },
  values: eitherOf(readContractTerms, bareDays),
};
