import { readShares } from '../values/share.ts';
import { eitherOf } from '../values/either-of.ts';
import { readMoney } from '../values/money.ts';
import type { FactKind } from './model.ts';

export const delayDamages: FactKind = {
  fact: 'delay_damages',
  class: 'sum',
  names: {
    en: ['liquidated (and ascertained )?damages?', 'delay(ed)? (damages?|penalt*|charges)', 'penalt* (for|of|due to|on|towards) (the )?(any )?(late|delay*)', 'late (delivery|completion) (penalt*|charges|damages)', 'compensation for delay', 'ld( clause| charges)?', 'penalty … (delay*|week)', 'damages for (delay|late)', '(price )?reduction … delay', 'for (each|every) (week|day|completed week|calendar day) (or part |of )*'],
    de: ['vertragsstrafe', 'verzug(s|ungs)?(strafe|entschadigung|schaden)', 'ponale'],
    fr: ['penalites? (de|pour|en cas de) retard*', 'penalites'],
    es: ['multa* (por|diaria|de) ?(mora|atraso|retraso|incumplimiento)*', 'penalidad* por (mora|retraso|atraso)', '(penalizaci*|mora|penas convencionales)', 'clausula penal'],
    it: ['penal(e|i)( per)?( ogni| il)?( giorno| ritard*)?', 'ritardo'],
    pt: ['multa (de mora|moratoria|por atraso|diaria)', 'multa', 'dia de atraso', 'moratoria'],
    pl: ['kar(y|a|e) umown*', 'zwlok*', 'opoznieni*'],
    nl: ['boete', 'vertragingsschade', 'contractuele boete'],
    vi: ['phat (do )?(cham|vi pham)', 'phat (hop dong|cham tien do)'],
    ru: ['неустойк*', 'пен(я|и|ю)', 'штраф*'],
    zh: ['(迟延|逾期|延期|延误)(交付|交货|完工|竣工)?(的)?(违约金|赔偿)', '违约金', '误期(损害)?赔偿'],
    ko: ['지체 ?상금', '지연 ?배상'],
  },
  hints: { en: ['penalt*', 'damages', 'delay*'] },
  rivals: { en: ['performance (security|guarantee)', 'interest', 'late payment', 'sla', 'service credit*', 'uptime', 'availability', 'advance', 'emd', 'retention', 'downtime', 'absen*', 'manpower'], pl: ['odsetk*', 'odstapieni*'], zh: ['付款', '利息'], pt: ['juros', 'inexecucao', 'compensatoria'], ko: ['이자'], fr: ['interets'], it: ['interessi'], es: ['interes*'] },
  negatives: { en: ['payment … delay* by', 'sla', 'service level*', 'interest', 'uptime', 'downtime'] },
  cues: { en: ['week|day|month', 'maximum|subject to|ceiling|cap|not exceed*|limited to', 'delay*|late|fail*', 'contract (value|price|amount)|order value|undelivered'], es: ['dia*', 'mora|atraso'], pt: ['dia', 'atraso'], it: ['giorno', 'ritardo'], zh: ['周|天|日', '迟|逾期|延'], ko: ['일', '지체|지연'], pl: ['dzien', 'zwlok*'], fr: ['jour', 'retard'], de: ['tag|werktag|woche', 'verzug*|uberschreit*'] },
  sections: { en: ['liquidated|damages|penalt*|delay*|special conditions'], es: ['penalidad*|multa*|mora'], pt: ['sanc*|penalidade*'], it: ['penal*'], pl: ['kar*'], zh: ['违约'], fr: ['penalites'], de: ['vertragsstraf*'] },
  values: eitherOf(readShares, readMoney),
};
