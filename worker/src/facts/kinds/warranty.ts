import { readDurations } from '../values/duration.ts';
import type { FactKind } from './model.ts';

export const warranty: FactKind = {
  fact: 'warranty',
  class: 'duration',
  names: {
    en: ['(comprehensive |onsite |on-site |standard |product |manufacturer*|free |minimum )*(warranty|warranties|warrantee)( period)?', 'guarantee(d)? period', 'defects? (liability|notification|correction)( period)?', 'dlp', 'guaranteed for', 'warranted'],
    de: ['gewahrleistung*', 'mangel(haftung|anspruche|ruge)*', 'garantie(zeit|dauer|frist|zeitraum)?', 'verjahrungsfrist'],
    fr: ['garantie (contractuelle|technique|legale|minimale|materiel*|constructeur|pieces)*', '(delai|duree|periode) de garantie'],
    es: ['garantia( tecnica| minima| de fabrica| de funcionamiento| del equipo| de los bienes)?', '(plazo|periodo) de garantia'],
    it: ['(periodo di )?garanzia( legale| minima| di|)?', 'full risk'],
    pt: ['(prazo|periodo) (minimo )?de garantia', 'garantia (minima|tecnica|legal|d[oe]s? (produto|equipamento|servico|fabricante|objeto|bem)*|de utilizacao)', 'garantia'],
    pl: ['(okres* )?(gwarancj*|rekojm*)'],
    nl: ['garantie(termijn|periode)?', 'waarborg*'],
    vi: ['bao hanh', 'thoi (gian|han) bao hanh'],
    ru: ['гарантийн* (срок*|период*|обязательств*)', 'гаранти[ия] качества', 'срок* гарантии'],
    zh: ['质保期(限)?', '质量保证期', '保修期', '质量保修'],
    ko: ['하자 ?(담보|보수)( ?책임)?( ?기간)?', '(무상 ?)?보증 ?기간', '무상 ?(유지)?보수'],
  },
  hints: { en: ['guarantee*', 'warrant*'] },
  rivals: {
    en: ['validity', 'bank guarantee', 'performance guarantee', 'performance security', 'delivery', 'contract period', 'response', 'notice', 'beyond', 'experience', 'payment', 'emd', 'retention', 'rectif*', 'replac*', 'repair*', 'support', 'amc', 'spare*', 'obsolescence', 'claim'],
    es: ['mantenimiento de oferta', 'cumplimiento', 'plazo de entrega', 'caucion'], it: ['garanzia provvisoria', 'garanzia definitiva', 'fideiuss*', 'cauzion*'], pt: ['execucao', 'proposta', 'contratual', 'troca', 'substitui*'], fr: ['bonne execution', 'premiere demande', 'retenue'], de: ['burgschaft'], zh: ['质保金', '保证金'], pl: ['zabezpieczeni*', 'wadium', 'naprawy'], ko: ['계약 ?보증', '입찰 ?보증'],
  },
  negatives: { en: ['bank guarantee', 'performance (security|guarantee|bond)', 'past|experience', 'days … (beyond|after) … warranty'] },
  cues: { en: ['from (the )?(date|acceptance|commission*|installation|delivery|completion|go-live|handing)', 'shall|must|minimum', 'parts|labou?r|on-?site|free of (cost|charge)|manufacturer|oem', 'year*|month*'] },
  sections: { en: ['warranty|guarantee|defect*|data sheet|special conditions|technical specification*'] , de: ['gewahr*'], pt: ['garantia'], es: ['garantia'], zh: ['质保'] },
  values: readDurations,
};
