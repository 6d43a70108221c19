import { eitherOf } from '../values/either-of.ts';
import { readMoney } from '../values/money.ts';
import { readPhrasesAs } from '../values/phrases.ts';
import { bareShares, readShares } from '../values/share.ts';
import type { FactKind } from './model.ts';

export const performanceSecurity: FactKind = {
  fact: 'performance_security',
  class: 'sum',
  names: {
    en: ['(contract )?performance( cum …)? (security|guarantee|bond|bank guarantee|deposit)*', 'performance (security|guarantee|bond|bank guarantee)', 'e?pbg', 'security deposit', 'contract security', 'performance security deposit'],
    de: ['vertragserfullungs(burgschaft|sicherheit|garantie)', 'sicherheit … vertragserfullung', 'erfullungs(burgschaft|garantie|sicherheit)', 'sicherheitsleistung'],
    fr: ['garantie (de )?bonne (execution|fin)', 'garantie (a|de) premiere demande', '(caution|cautionnement) (definitive?|de bonne execution)', 'retenue de garantie'],
    es: ['garantia de(l)? (cumplimiento|fiel cumplimiento|ejecucion|contrato)', 'garantia (definitiva|de fiel)', 'fiel cumplimiento', 'fianza de cumplimiento'],
    it: ['garanzia definitiva', 'cauzione definitiva'],
    pt: ['garantia (d[ea]|a|da) (execucao|contrat*|fiel|cumprimento)( (d[oe] )?contrat*)?', 'garantia contratual', 'caucao definitiva'],
    pl: ['zabezpieczeni* nalezytego wykonania( umowy)?', 'zabezpieczeni* … umowy'],
    nl: ['uitvoeringsgarantie', 'bankgarantie', 'zekerheidstelling'],
    vi: ['bao dam thuc hien hop dong', 'bao lanh thuc hien hop dong'],
    ru: ['обеспечени* (исполнения|договора|контракта)( договора| контракта)?'],
    zh: ['履约保证金', '履约担保', '履约保函'],
    ko: ['계약 ?보증금', '이행 ?보증'],
  },
  rivals: {
    en: ['bid security', 'emd', 'earnest money', 'liquidated', 'penalt*', 'delay', 'retention', 'advance', 'tender fee', 'defects? liability', 'damages', 'interest', 'maintenance bond', 'marks', 'weight*', 'additional'],
    it: ['garanzia provvisoria', 'ridu*'], es: ['mantenimiento de oferta', 'anticipo', 'multa', 'impugnacion'], pt: ['multa', 'adicional'], de: ['mangelanspruch*', 'gewahrleistung*'], fr: ['avance', 'penalite*'], pl: ['wadium', 'kar*', 'rekojm*'], zh: ['投标保证金', '质量保证金', '违约'], ko: ['입찰 ?보증', '지체', '하자'],
  },
  negatives: { en: ['for example', 'forfeit*', 'refund*', 'release*'] },
  cues: { en: ['contract (value|price|amount)|order value|purchase order', 'amount*|sum of|equal to|equivalent', 'within … days|furnish|submit|deposit', 'bank guarantee|demand draft', 'successful (bidder*|tenderer*)|contractor|supplier|seller'] },
  sections: { en: ['performance|security|guarantee|data sheet|bid details|special conditions'], es: ['garantia*'], it: ['garanzia*'], pl: ['zabezpieczeni*'], pt: ['garantia*'], zh: ['履约'] },
  values: eitherOf(
    readShares,
    readMoney,
    bareShares,
    readPhrasesAs('none', {
      en: ['(not|nor) (required|applicable|payable|needed|be required)', 'no (performance (security|guarantee|bond)|security deposit)', 'required no', 'required \\| no', 'nil'],
      de: ['(wird |werden )?nicht (gefordert|erforderlich|verlangt)', 'keine sicherheit*'],
      fr: ['(n\'est|n\'est pas|il n\'est) (prevu ni|pas (demande*|exige*|prevu*))', 'aucun*', 'ni garantie', 'sans objet'],
      es: ['no (se )?(requiere|exige|corresponde|solicita)'],
      it: ['non (e )?(richiest*|dovut*|prevista)'],
      pt: ['nao (havera|sera|se) ?(exig*)?', 'dispensad*'],
      pl: ['nie (wymaga|zada|jest wymagane|przewiduje)'],
      ru: ['не (требуется|предусмотрено|установлено)'],
      zh: ['不(要求|收取|缴纳|需要)', '无需', '免收'],
      ko: ['면제', '없음'],
    }),
  ),
};
