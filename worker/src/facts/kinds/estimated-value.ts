import { readMoney } from '../values/money.ts';
import type { FactKind } from './model.ts';

export const estimatedValue: FactKind = {
  fact: 'estimated_value',
  class: 'sum',
  names: {
    en: ['(estimated|approximate|anticipated|indicative|expected|total estimated) (contract |bid |tender |project |total |annual |overall )?(value|cost|amount|price|budget|expenditure)( put to tender| of (the )?(work|contract|project|tender|framework))?', '(contract|project|tender|framework|procurement) (value|budget|estimate)', 'estimate* … (bpa|contract|obligation*|value)', 'budget (available|allocation|ceiling|estimate|amount|of|for)', '(available|total|maximum|overall|allocated|project) budget', 'ceiling (price|amount|value|tariff)', '(maximum|not to exceed|not-to-exceed) (allowable |contract )?(value|amount|price|tariff)', 'put to tender', 'pac amount', 'advertised value', 'reserve price'],
    de: ['(geschatzter?|voraussichtlicher?) (auftrags|gesamt)?(wert|summe|volumen)', 'auftragswert', 'gesamtbudget', 'budget', 'kostenrahmen', 'kostenobergrenze', 'schatzwert'],
    fr: ['(montant|valeur|budget|cout) (total* |global* )?(estim*|previsionnel*|maxim*|indicatif)', '(montant|valeur) maxim* … (marche|accord)', 'estimation', 'enveloppe (budgetaire|previsionnelle|financiere)'],
    es: ['presupuesto (oficial|base|estimado|referencial|de licitacion|maximo|disponible)', 'valor (estimado|referencial)', 'monto (estimado|referencial|maximo)', 'justiprecio'],
    it: ['(valore|importo) (globale |complessivo |totale |massimo )*(stimato|a base|posto a base|presunto|dell\'appalto|di gara)', 'base d\'asta', 'importo … a base di gara', 'quadro economico'],
    pt: ['valor (total |global |maximo |medio )*(estimad*|de referencia|da contratacao|maximo)', 'orcamento (estimado|base)', 'valor … contratacao', 'preco (maximo|base|de referencia)'],
    pl: ['(szacunkow*|szacowan*|orientacyjn*) wartosc*', 'wartosc* (szacunkow*|zamowienia)', 'kwot* … (przeznacz*|sfinansowa*)'],
    nl: ['(geraamde|geschatte) (waarde|omvang|opdrachtwaarde)', 'plafond(bedrag|prijs)', 'maximale (waarde|budget)'],
    vi: ['gia goi thau', 'du toan( goi thau)?', 'gia tri uoc tinh'],
    ru: ['начальн* \\(?максимальн*\\)? цена', 'нмцк?', 'ориентировочн* стоимость'],
    zh: ['(项目)?(采购)?预算(金额)?', '最高(投标)?限价', '招标控制价', '项目(总)?(投资|金额)', '估算价'],
    ko: ['(추정|기초|예정) ?(가격|금액)', '사업 ?(예산|금액|비)', '배정 ?예산', '소요 ?예산'],
  },
  rivals: {
    en: ['emd', 'earnest money', 'bid security', 'performance', 'turnover', 'fee', 'insurance', 'liability', 'penalt*', 'experience', 'similar', 'completed', 'net worth', 'damages', 'purchase preference', 'costing', 'registration', 'threshold', 'order value', 'contract value of', 'aggregate'],
    it: ['cauzione', 'garanzia', 'sicurezza'], es: ['garantia', 'multa'], pt: ['multa', 'garantia', 'adesao'], zh: ['保证金', '业绩', '注册'], ko: ['보증'], pl: ['wadium'], fr: ['penalite*', 'garantie', 'avance'],
  },
  negatives: { en: ['at least', 'not less than', 'minimum', 'similar work*', 'turnover', 'in excess of', 'exceeding', 'marks', 'bidder\'s'] },
  cues: { en: ['approx*', 'work|contract|project|tender', 'rs|inr|usd|eur|gbp', 'exclud*|includ*|gst|vat|tax*'] },
  sections: { en: ['notice|data sheet|value|scope|bid details|invitation|budget|key information|detailed notice'] },
  values: readMoney,
};
