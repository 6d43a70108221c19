import { bareDays } from '../values/bare-days.ts';
import { readDurations } from '../values/duration.ts';
import { eitherOf } from '../values/either-of.ts';
import { readPeriods } from '../values/period.ts';
import type { FactKind } from './model.ts';

export const bidValidity: FactKind = {
  fact: 'bid_validity',
  class: 'duration',
  names: {
    en: [
      '(bid|tender|offer|proposal|quotation|price|quote)*( offer)? validity',
      'validity( period)? (of|for) (the |its |their )?(bid*|tender*|offer*|proposal*|quotation*|price*)',
      '(bid*|tender*|offer*|proposal*|quotation*|price*|response*|submission*)( …)? (remain|be|is|are|stay|hold|kept|keep)( …)? (valid|open|firm|irrevocable)',
      '(remain|be|held|kept) (valid|open|firm)( and open)?( for acceptance)?',
      'period of (bid |tender |proposal )?validity',
      'acceptance period',
      'valid for acceptance',
      'effective period of (the )?(bid*|tender*|offer*|proposal*|quotation*)',
      '(remain|stay) in effect',
    ],
    de: [
      'binde-?frist',
      'zuschlags-? ?und bindefrist',
      'zuschlagsfrist',
      'angebotsbindefrist',
      'an … angebot … gebunden',
      'gultigkeit … angebot*',
      'bindend',
    ],
    fr: [
      "(delai|duree|periode) de validite (des|de l'|de son|de leur|de vos) ?(offre*|proposition*|soumission*)",
      'validite des (offres|propositions|soumissions)',
      'engage* (par|a maintenir) … offre',
    ],
    es: [
      '(plazo|periodo)? ?(de )?(validez|vigencia|mantenimiento) de (la|las|su) (oferta*|propuesta*|cotizacion)',
      'mantenimiento de oferta',
      'validez … (oferta*|propuesta*)',
    ],
    it: ['(validita|irrevocabil*|vincola*) … (offert*|concorrent*)', 'offerta … (vincola*|valid*|irrevocabil*)'],
    pt: ['(prazo|periodo)? ?(de )?validade da[s]?( sua*)? propostas?', 'proposta … validade', 'validade minima'],
    pl: ['termin* zwiazan* ofert*', 'zwiazan* (jest )?ofert*', 'zwiazani* oferta'],
    nl: ['(gestanddoenings|geldigheids)termijn', 'gestand'],
    vi: [
      '(thoi gian|hieu luc)( co hieu luc)? (cua )?(ho so du thau|e-?hsdt|hsdt)',
      'hieu luc (ho so du thau|e-?hsdt|hsdt)',
    ],
    ru: ['срок* действия (заявк*|предложен*|оферт*)', 'действительн* в течение'],
    zh: ['投标有效期', '报价有效期', '响应文件有效期'],
    ko: ['입찰서? ?유효 ?기간', '제안서? ?유효 ?기간', '견적 ?유효'],
  },
  hints: { en: ['validity', 'valid for', 'irrevocable'] },
  rivals: {
    en: [
      'bank guarantee',
      'security',
      'emd',
      'guarantee',
      'bond',
      'contract',
      'digital signature',
      'certificate',
      'warranty',
      'registration',
      'insurance',
      'rate contract',
      'delivery',
      'payment',
      'licen*',
      'dsc',
      'extended',
      'beyond',
    ],
    es: ['garantia', 'contrato'],
    it: ['garanzia', 'contratto'],
    pt: ['contrato', 'vigencia', 'ata', 'certid*', 'garantia'],
    de: ['burgschaft', 'vertrag*'],
    fr: ['marche', 'garantie'],
    pl: ['wadium', 'umow*'],
    zh: ['保证金', '保函', '合同'],
    ko: ['계약', '보증'],
  },
  negatives: { en: ['beyond the (bid )?validity', '(emd|guarantee|security|bond) … valid'] },
  cues: {
    en: [
      'from … (opening|deadline|closing|submission|due date|end date)',
      'minimum|at least|not less than',
      'shall|must',
    ],
  },
  sections: { en: ['validity|data sheet|bid details|notice|key (dates|information)'] },
  values: eitherOf(readDurations, readPeriods, bareDays),
};
