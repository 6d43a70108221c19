import { readCurrencies } from '../values/currencies.ts';
import type { FactKind } from './model.ts';

export const currency: FactKind = {
  fact: 'currency',
  class: 'words',
  names: {
    en: ['currenc(y|ies)( of)?( the)?( bid*| price*| payment*)*', '(price*|rate*|cost*|pricing|amount*|bid*|fee*|quote*|tariff|invoice*)( …)? (in|quoted in|expressed in|stated in)', 'in (rs\\.?|inr|indian rupees|us dollars|usd|euros?|pounds|rupees|cad|canadian dollars)', '(total|amount|price|rate|cost)( …)? \\(?(in )?(rs\\.?|inr|usd|eur|gbp|₹|€|\\$|£)', '(price|rate|cost|bid) (schedule|table)'],
    de: ['wahrung', 'in euro', 'preise … (euro|eur)', 'eur(o)? (netto|brutto)'],
    fr: ['monnaie', 'devise', 'en euros?', '(total|montant|prix) … €', '€ (ht|ttc)', 'unite monetaire'],
    es: ['moneda( de (cotizacion|pago|la oferta|curso legal))?', 'en (pesos|dolares|euros)', 'cotiza* en', 'son pesos'],
    it: ['valuta', 'in euro', 'moneta', 'espress* in'],
    pt: ['moeda( corrente)?( nacional)?', 'em reais', 'em moeda'],
    pl: ['walut*', 'w zlotych( polskich)?', 'w pln', 'wyrazon* w'],
    nl: ['valuta', 'in euro\'?s?'],
    vi: ['dong tien( du thau| thanh toan)?', 'dong viet nam'],
    ru: ['валют*', 'в рублях'],
    zh: ['(投标)?货币', '币种', '人民币'],
    ko: ['통화', '원화', '화폐'],
  },
  negatives: { en: ['turnover', 'insurance', 'penalt*', 'equivalent', 'net worth', 'experience', 'of completed'] },
  cues: { en: ['quote*|price*|bid*|tender*|rate*', 'shall|must|should|only', 'currenc*', 'total|schedule|tax*|gst|vat', 'figures|words'], de: ['preise|angebot*|netto'], fr: ['prix|offre*|montant*|ht'], es: ['precio*|oferta*|cotiza*'], it: ['prezz*|offert*'], pt: ['preco*|proposta*'], pl: ['cen*|ofert*'], zh: ['投标|报价|价'], ko: ['가격|금액'] },
  sections: { en: ['price*|currenc*|financial|commercial|pricing|data sheet|boq|cost|bill of'], de: ['preis*'], fr: ['prix|bordereau'], es: ['precio*|cotiza*|moneda'], it: ['offerta economica|prezz*'], pt: ['preco*|proposta*'], pl: ['cen*'], zh: ['报价|价格'] },
  values: readCurrencies,
};
