import { readPhrases } from '../values/phrases.ts';
import type { FactKind } from './model.ts';

export const paymentTerms: FactKind = {
  fact: 'payment_terms',
  class: 'words',
  names: {
    en: ['payment( terms| term| schedule| conditions| milestone*)', 'terms (and conditions )?of payment', '(mode|method) of payment', 'payment*( …)? (shall|will|to) be (made|released|paid|done|effected|processed)', '(shall|will) (make payment|pay|release payment)', 'invoices? (shall|must|will|should|may|are|can)', 'invoicing', 'balance payment', 'final payment', 'payable within', 'running (account )?bill*', 'payment of (bill*|invoice*)', '(paid|payment) (within|against|after|in arrears)'],
    de: ['zahlungs(bedingung|ziel|plan|frist|weise|modalitat)*', 'zahlung* (erfolg*|des rechnung*)', 'rechnung*(stellung|betrag)*', 'verguetung|vergutung', 'abrechnung'],
    fr: ['(modalites|conditions|delais?|delai global) de (paiement|reglement)', 'paiement*( des)?', 'facturation', 'reglement des comptes', 'mandatement', 'seront payees'],
    es: ['(forma|condiciones|plazo|modalidad) (de|del) pago', 'pagos?( se)?', 'facturacion', 'se (abonar|pagar)*'],
    it: ['(modalita|termini|condizioni) di (pagamento|fatturazione)', 'pagament*', 'fatturazione', 'liquidazione'],
    pt: ['(condicoes|forma|prazo) (de|do) pagamento', 'pagamento* (sera|serao|ocorrera|devera)*', 'liquidacao', 'pagamento'],
    pl: ['(warunki|termin*|sposob) (platnosci|zaplaty)', 'platnosc*', 'wynagrodzeni* … (platn*|zaplac*)', 'zaplat*', 'faktur*'],
    nl: ['betaling(stermijn|sconditie|svoorwaarde)*', 'facturering', 'betaald'],
    vi: ['thanh toan', 'dieu kien thanh toan', 'phuong thuc thanh toan'],
    ru: ['(порядок|услови*|срок*) (оплат*|расчет*|платеж*)', 'оплат*', 'расчет* производ*'],
    zh: ['付款(方式|条件|期限)?', '支付(方式|条件)?', '结算'],
    ko: ['대금 ?(의 )?(지급|지불)', '지급 ?(조건|방법|시기)', '기성'],
  },
  rivals: { en: ['emd', 'bid security', 'performance (security|guarantee)', 'tender fee', 'wages', 'minimum wage*', 'employees', 'subcontractor*', 'liquidated', 'penalt*', 'interest'] },
  negatives: { en: ['emd', 'bid security', 'tender fee', 'wages', 'sub-?contractor*', 'workers', 'online payment', 'payment gateway', 'processing fee', 'statutory', 'payment of tax*', 'demand draft', 'non-payment', 'epf', 'esi', 'salary'] },
  cues: { en: ['within|days|weeks', 'invoice*|bill|bills|voucher', 'deliver*|accept*|complet*|install*|milestone*', 'shall|will|made|paid|released', 'percent*|balance|against'], de: ['tage*|rechnung*|leistung|abnahme', 'uberweisung|frist'], fr: ['jours', 'facture*|reception'], es: ['dias|factura*', 'recepcion|conformidad'], it: ['giorni|fattur*'], pt: ['dias', 'nota fiscal|fatura*'], pl: ['dni', 'faktur*|przelew*'], zh: ['日|天', '发票|验收|合同价'], ko: ['일|검사|청구'], nl: ['dagen', 'factu*'], ru: ['дней|дня', 'счет*|акт*'], vi: ['ngay', 'hoa don|nghiem thu'] },
  sections: { en: ['payment*|invoic*|billing|terms'], de: ['zahlung*|rechnung*|vergutung'], fr: ['paiement|reglement|facturation'], es: ['pago*|factura*'], it: ['pagament*|fattur*'], pt: ['pagamento*'], pl: ['platnosc*|wynagrodzeni*|zaplat*'], zh: ['付款|支付|结算'], ko: ['지급|대금'] },
  values: readPhrases({
    en: ['(within|in) … days', '\\d{1,3} ?%', 'upon|after|on (delivery|completion|acceptance|receipt|submission)', 'invoice*', 'milestone*', 'in arrears', 'monthly|quarterly', 'days'],
    de: ['tage*', 'rechnung*', 'nach (leistung|abnahme|erfullung)', 'uberweisung'],
    fr: ['jours', 'facture*', 'mandat*'],
    es: ['dias', 'factura*'],
    it: ['giorni', 'fattur*'],
    pt: ['dias', 'nota fiscal', 'fatura*'],
    pl: ['dni', 'faktur*', 'przelew*'],
    nl: ['dagen', 'factu*'],
    vi: ['ngay', '%', 'chuyen khoan'],
    ru: ['дн(ей|я)', '%', 'счет*'],
    zh: ['%', '日内', '天内', '发票', '验收'],
    ko: ['일 ?이내', '%', '청구', '검사'],
  }),
};
