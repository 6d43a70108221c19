import { readPermission } from '../values/permission.ts';
import type { FactKind } from './model.ts';

export const subcontracting: FactKind = {
  fact: 'subcontracting',
  class: 'yesNo',
  names: {
    en: ['sub-?contract(s|ing|ed|or|ors|or\'s|ors\')?', 'sub-?let(ting)?', 'sub-?consultan*', '(assign|assignment) … sub-?(let|contract)*', 'transfer,? assign', 'outsourc*'],
    de: ['unter-?auftrag(nehmer|vergabe)?*', 'nach-?unternehmer*', 'sub-?unternehmer*', 'teilvermittlung*', 'unterbeauftrag*'],
    fr: ['sous-?trait*'],
    es: ['sub-?contrat*', 'cesion'],
    it: ['sub-?appalt*'],
    pt: ['sub-?contrat*'],
    pl: ['pod-?wykonawc*', 'podwykonawstw*'],
    nl: ['onder-?aannem*', 'onderaanneming'],
    vi: ['thau phu'],
    ru: ['субподряд*', 'соисполнител*'],
    zh: ['分包', '转包'],
    ko: ['하도급', '재하청'],
  },
  negatives: { en: ['integrity pact', 'insurance', 'definition*', 'means', 'includ* … sub-?contractor*', 'agents', 'for example', 'employees'] },
  cues: { en: ['shall not|may|must|can|permit*|allow*|prohibit*', 'prior|written|consent|approval|permission', 'percent*|%|maximum|exceed|limit*', 'name*|list|identif*|details|disclos*', 'without|responsib*|liable'], de: ['zulassig|zustimmung|benenn*|genehmig*'], fr: ['agrement|accord|declar*|titulaire|identifi*'], es: ['autoriza*|previa|podra|prohib*'], it: ['autorizza*|ammess*|quota|limite|dichiara*'], pt: ['admitid*|permitid*|vedad*|autoriza*'], pl: ['moze|powierzy*|zgod*|wskaza*'], zh: ['不得|允许|同意'], ko: ['승인|금지|불가|할 수'] },
  sections: { en: ['sub-?contract*|assign*|sub-?let*|transfer|consortium'], fr: ['sous-?trait*'], it: ['subappalto'], pt: ['subcontrat*'], es: ['subcontrat*|cesion'], pl: ['podwykonawc*'], de: ['unterauftrag*|nachunternehm*'], zh: ['分包'], ko: ['하도급'] },
  values: readPermission,
};
