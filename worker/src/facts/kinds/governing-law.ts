import { readPhrases } from '../values/phrases.ts';
import type { FactKind } from './model.ts';

export const governingLaw: FactKind = {
  fact: 'governing_law',
  class: 'words',
  names: {
    en: ['governing law', 'applicable law', 'law governing', 'governed by', 'jurisdiction*', 'construed (and interpreted )?(in accordance|under|according)', 'laws? of (the )?(state|republic|union|kingdom|province|government|commonwealth|country|england|india|ontario|canada|australia|oman|kenya|nigeria|pakistan|bangladesh)', 'arbitrat*', 'settlement of (dispute*|difference*)', 'dispute (resolution|settlement)', 'competent court*', 'courts? (at|of|in)', 'place of (arbitration|jurisdiction)', 'exclusive jurisdiction'],
    de: ['gerichtsstand', 'anwendbares recht', 'deutsches recht', 'recht der bundesrepublik', 'erfullungsort', 'rechtsgrundlage*'],
    fr: ['droit (applicable|francais)', 'loi applicable', 'tribunal* (competent|administratif|de commerce)?', 'litiges?', 'juridiction*', 'differends'],
    es: ['(ley|legislacion|derecho|normativa) aplicable', 'jurisdiccion', '(tribunales|juzgados|fuero)( competentes?)?', 'se rige por', '(controversias|solucion de conflictos|arbitraje)', 'regira* por', 'marco (legal|normativo)'],
    it: ['foro( competente| esclusivo)?', 'tribunale( amministrativo)?', 'legge applicabile', 'controversi*', 'definizione delle controversie', 'giurisdizione'],
    pt: ['foro( da (cidade|comarca))?', 'comarca', 'legislacao aplicavel', 'lei aplicavel', 'arbitragem', 'regida? pel*'],
    pl: ['prawo wlasciwe', 'sad* (wlasciw*|okregow*|powszechn*)', 'prawa? polski*', 'spory', 'kodeks* cywiln*', 'srodki ochrony prawnej'],
    nl: ['toepasselijk recht', 'nederlands recht', 'bevoegde rechter', 'geschillen'],
    vi: ['luat (ap dung|dieu chinh)', 'giai quyet tranh chap', 'toa an', 'trong tai'],
    ru: ['применим* прав*', 'разрешени* споров', 'арбитражн* суд*', 'законодательств* российской', 'споры'],
    zh: ['争议(的)?解决', '适用法律', '人民法院', '仲裁', '诉讼'],
    ko: ['준거법', '관할 ?법원', '분쟁( ?의)? ?(해결|조정)?', '중재'],
  },
  rivals: {},
  negatives: { en: ['tax law*', 'labou?r law*', 'bankrupt*', 'insolven*', 'debarred', 'convict*', 'comply with', 'in force in'] },
  cues: { en: ['exclusive*|subject to|alone', 'court*|arbitrat*', 'law*|act', 'dispute*|difference*', 'contract|agreement|tender|rfp|process', 'governed|construed'], de: ['ausschliesslich*|sitz', 'recht'], fr: ['tribunal*|litige*', 'competent*|droit'], es: ['ley|decreto', 'tribunal*|juzgado*|fuero'], it: ['competent*|tribunale|foro', 'contratto|ricors*'], pt: ['foro|comarca', 'dirimir|eleito|lei'], pl: ['sad*', 'wlasciw*|ustaw*|umow*'], zh: ['法院|仲裁', '合同|争议'], ko: ['법원|중재', '계약|분쟁'] },
  sections: { en: ['law|jurisdiction|dispute*|arbitrat*|governing|legal|miscellaneous|general'], de: ['gerichtsstand|recht|schluss*'], fr: ['litige*|droit|differends|recours'], es: ['jurisdiccion|controversias|ley|legal*'], it: ['controversi*|foro|ricors*'], pt: ['foro'], pl: ['spor*|sad*|ochrony prawnej|koncowe'], zh: ['争议|法律'], ko: ['분쟁|관할'] },
  values: readPhrases({
    en: ['laws? of', 'courts?', 'jurisdiction', 'arbitrat*', 'governed', 'act,? \\d{4}', 'indian law'],
    de: ['gerichtsstand', 'recht', 'vol/b', 'bgb', 'vob/b'],
    fr: ['tribunal*', 'droit', 'loi', 'code'],
    es: ['ley', 'tribunal*', 'juzgado*', 'fuero', 'decreto', 'arbitraje'],
    it: ['foro', 'tribunale', 'legge', 'd\\.?lgs'],
    pt: ['foro', 'comarca', 'lei', 'arbitragem'],
    pl: ['sad*', 'prawo', 'prawa', 'ustaw*', 'kodeks*'],
    nl: ['recht', 'rechter', 'rechtbank'],
    vi: ['luat', 'toa an', 'trong tai'],
    ru: ['суд*', 'прав*', 'законодательств*'],
    zh: ['法院', '仲裁', '法律', '诉讼'],
    ko: ['법원', '법', '중재'],
  }),
};
