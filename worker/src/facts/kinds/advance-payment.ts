import { eitherOf } from '../values/either-of.ts';
import { readBareNone, readPhrasesAs } from '../values/phrases.ts';
import { readShares } from '../values/share.ts';
import type { FactKind } from './model.ts';

export const advancePayment: FactKind = {
  fact: 'advance_payment',
  class: 'sum',
  names: {
    en: [
      '(mobili[sz]ation |advance |interest free |interest bearing )*advances?',
      'advance payment*',
      'payment in advance',
      'mobili[sz]ation advance',
      'down payment',
      'pre-?payment',
      'paid in advance',
    ],
    de: ['vorauszahlung*', 'anzahlung*', 'vorkasse'],
    fr: ['avances?( forfaitaire| de demarrage)?', 'acompte a la commande'],
    es: ['anticipo( financiero)?', 'pago anticipado'],
    it: ['anticipazion*', 'anticipo'],
    pt: ['pagamento antecipado', 'antecipac* (de|do) pagamento', 'adiantamento'],
    pl: ['zaliczk*', 'zaliczek', 'przedplat*'],
    nl: ['voorschot', 'vooruitbetaling'],
    vi: ['tam ung'],
    ru: ['аванс*', 'предоплат*'],
    zh: ['预付款', '预付'],
    ko: ['선급금', '선금'],
  },
  rivals: {
    en: [
      'days in advance',
      'advance notice',
      'advance copy',
      'in advance of',
      'retention',
      'performance',
      'liquidated',
      'bank charges',
      'advance stamp*',
      'bid security',
      'prior',
    ],
  },
  negatives: {
    en: [
      'advances? in',
      'in advance of',
      'advance (notice|copy|permission|information|intimation|tax|written|stamp*)',
      'further advance',
      'technolog*',
      'advance(d)? .{0,10}(warning|threat)',
    ],
  },
  cues: { en: ['payment*|paid|pay', 'bank guarantee', 'contract (value|price)|order'] },
  sections: { en: ['payment*|advance|terms|special conditions'], fr: ['avance|paiement|reglement'], zh: ['付款|支付'] },
  values: eitherOf(
    readShares,
    readBareNone,
    readPhrasesAs('none', {
      en: [
        'no (mobili[sz]ation |interest free |such )*advances?( payment*)?',
        'not (be )?(paid|made|payable|given|entertained|applicable|allowed|permitted|considered|provided|entitled|accepted|admissible)',
        'nil',
        'no payment',
      ],
      de: ['keine', 'nicht (geleistet|gewahrt|vorgesehen)', 'ausschliesslich nach', 'werden nicht'],
      fr: ['sans objet', 'aucune', 'pas (prevue?|accordee?|versee?)', 'neant'],
      es: ['no (se )?(otorga*|preve|contempla|habra|entrega*|aplica)', 'sin anticipo', 'ningun'],
      it: ['non (e|sono) (previst*|ammess*|dovut*)', 'nessuna'],
      pt: ['nao (sera|havera|se|e) ?(permitid*|admitid*|aplica)?', 'vedad*'],
      pl: ['nie (przewiduje|udziela|udzieli|zamierza)'],
      nl: ['geen', 'niet'],
      vi: ['khong'],
      ru: ['не (предусмотрен*|выплачивается|предоставляется)', 'без аванса'],
      zh: ['无', '不(支付|予|设)', '没有'],
      ko: ['없음', '미지급', '지급하지'],
    }),
  ),
};
