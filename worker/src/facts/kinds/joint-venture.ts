import { readPermission } from '../values/permission.ts';
import type { FactKind } from './model.ts';

export const jointVenture: FactKind = {
  fact: 'joint_venture',
  class: 'yesNo',
  names: {
    en: ['joint ventures?', 'consorti(um|a|ums)', 'jv', 'jvs', 'contractor team* arrangement*', 'joint bid*', 'group of (economic operators|bidders|companies|firms)', 'lead (member|bidder|partner|firm)', 'partnership firms?', 'joint(ly)? tender*'],
    de: ['bieter-?gemeinschaft*', 'arbeits-?gemeinschaft*', 'arge'],
    fr: ['groupement*( d\'entreprises| d\'operateurs| momentane| solidaire| conjoint)?', 'cotraitan*', 'co-?traitan*'],
    es: ['union(es)? transitori* (de empresas)?', 'u\\.?t\\.?e', 'consorcio*', 'agrupacion* (de colaboracion|empresarias?)', 'asociacion* temporal*'],
    it: ['raggruppament*( temporane*)?', 'consorzi*', 'r\\.?t\\.?i\\.?', 'forma associata', 'operatori economici (associati|in forma)'],
    pt: ['consorcio*', 'reunidas em consorcio'],
    pl: ['konsorcj*', 'wspolnie (ubiega*|skladaj*)', 'wykonawc* wspolnie'],
    nl: ['combinatie', 'samenwerkingsverband*', 'consortium'],
    vi: ['lien danh'],
    ru: ['консорциум*', 'коллективн* участник*', 'совместн* (заявк*|участи*)', 'простое товарищество'],
    zh: ['联合体( ?投标)?'],
    ko: ['공동 ?(수급|도급|계약|이행)체?', '컨소시엄'],
  },
  negatives: { en: ['integrity pact', 'for example', 'memorandum', 'name of'] , es: ['garantia'] },
  cues: { en: ['allowed|permitted|accepted|eligible|acceptable', 'members?|partners?|lead', 'may|can|must|shall|not', 'bid*|tender*|proposal*|participat*', 'maximum|exceed|jointly and severally'], de: ['zugelassen|bevollmachtigt*|gesamtschuldner*'], fr: ['solidaire|mandataire|candidat*'], es: ['podran|admit*|solidari*'], it: ['ammess*|partecipa*|mandatari*'], pt: ['admitid*|permitid*|vedad*|participac*'], pl: ['moga|ubiegac|pelnomocni*'], zh: ['接受|允许|投标'], ko: ['허용|불가|가능'] },
  sections: { en: ['joint venture*|consorti*|eligib*|qualif*|data sheet|applicant*|notice'], fr: ['groupement*|candidature*'], it: ['raggruppament*|associat*|soggetti'], pt: ['consorcio|participacao'], pl: ['wspolnie|wykonawc*'], zh: ['资格|联合体'] },
  values: readPermission,
};
