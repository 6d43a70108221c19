import { eitherOf } from '../values/either-of.ts';
import { readMoney } from '../values/money.ts';
import { readPhrasesAs } from '../values/phrases.ts';
import { readShares } from '../values/share.ts';
import type { FactKind } from './model.ts';

export const minimumTurnover: FactKind = {
  fact: 'minimum_turnover',
  class: 'sum',
  names: {
    en: [
      '(minimum |average |annual |gross |overall |financial |yearly )*turn-?over',
      'annual (revenue*|sales)',
      '(minimum|average) (annual )?(revenue*|sales)',
      'minimum financial (capacity|standing)',
    ],
    de: ['(mindest|jahres|gesamt|netto)*umsatz*', 'mindestjahresumsatz'],
    fr: ["chiffre* d'affaires"],
    es: ['(volumen|cifra) (anual )?de (negocio*|ventas|facturacion)', 'facturacion (anual|minima)', 'ingresos anuales'],
    it: ['fatturato', 'capacita economica e finanziaria', 'capacita economic*'],
    pt: ['(faturamento|receita bruta|volume de negocios)', 'faturamento'],
    pl: ['(roczn* |minimaln* )?(obrot*|przychod*)', 'sytuacj* ekonomicznej'],
    nl: ['(minimale |jaar)?omzet'],
    vi: ['doanh thu'],
    ru: ['(годов* )?(оборот*|выручк*)'],
    zh: ['年?营业(额|收入)', '年?销售(额|收入)', '财务要求'],
    ko: ['매출액?', '연 ?매출'],
  },
  rivals: {
    en: [
      'net worth',
      'emd',
      'solvency',
      'profit',
      'bid security',
      'similar',
      'experience',
      'working capital',
      'loan',
      'paid up',
      'contract value of',
      'insurance',
      'fee',
      'mse',
      'order*',
      'msme',
      'startup*',
      'single work',
    ],
  },
  negatives: { en: ['penalt*', 'marks', 'scor*', 'more than … marks', 'oem|original equipment manufacturer'] },
  cues: {
    en: [
      'last|preceding|past|previous|three|3',
      'minimum|at least|not (be )?less|shall|should|exceed*',
      'bidder*|applicant*|tenderer*|firm|company',
      'year*|annual|average',
    ],
  },
  sections: {
    en: ['eligib*|qualif*|criteria|financial|requirement*|minimum|bid details'],
    it: ['requisiti|capacita'],
    pl: ['warunk*|sytuacj*'],
  },
  values: eitherOf(
    readMoney,
    readShares,
    readPhrasesAs('none', {
      en: ['not (required|applicable)', 'no minimum', 'nil'],
      it: ['non (richiest*|previst*)'],
      pl: ['nie (stawia|okresla|precyzuje|wyznacza|wymaga)'],
      de: ['keine mindest*', 'nicht gefordert'],
      fr: ['pas de niveau minimal', 'aucun niveau', 'sans minimum'],
      es: ['no (se )?(exige|requiere)'],
      zh: ['不要求'],
    }),
  ),
};
