import { readLanguages } from '../values/languages.ts';
import type { FactKind } from './model.ts';

export const bidLanguage: FactKind = {
  fact: 'bid_language',
  class: 'words',
  names: {
    en: ['languages?( of (the )?(bid*|tender*|proposal*|offer*|submission*))?', 'written in', '(bids?|tenders?|proposals?|offers?|documents|responses|correspondence|submissions?|communication*)( …)? in (the )?(english|french|spanish|german|arabic|italian|polish|portuguese|dutch) language', '(bids?|tenders?|proposals?|offers?|responses|submissions?)( …)? in'],
    de: ['sprache', 'in (deutscher|deutsch|englischer)( sprache)?', 'abgefasst', 'verfahrenssprache', 'angebotssprache'],
    fr: ['langue( francaise| anglaise)?', 'rediges? en', 'redigees? en'],
    es: ['idioma*', 'lengua', 'en (castellano|espanol|idioma)'],
    it: ['lingua( italiana)?'],
    pt: ['idioma', 'lingua portuguesa', 'vernaculo'],
    pl: ['jezyk(u|iem)?( polski*)?'],
    nl: ['taal', 'nederlandse taal', 'in het nederlands'],
    vi: ['ngon ngu'],
    ru: ['язык*', 'на русском языке'],
    zh: ['语言( ?文字)?', '使用中文'],
    ko: ['언어', '한국어', '한글로?'],
  },
  negatives: { en: ['programming', 'spoken', 'user interface', 'language of (the )?contract', 'national', 'multi-?lingual', 'unicode', 'natural language', 'regional', 'fluent', 'proficien*', 'newspaper*', 'language(s)? support*', 'such language'], de: ['leichte sprache', 'website', 'mehrsprach*'], fr: ['interface', 'utilisateur*', 'support'], pt: ['programacao'], },
  cues: { en: ['bid*|tender*|proposal*|offer*|submission*|response*', 'shall|must|should|written|prepared|submitted', 'correspondence|documents|translation*', 'language'], de: ['angebot*|abgefasst|unterlagen'], fr: ['offre*|document*|redig*|traduction'], es: ['oferta*|propuesta*|document*|traduc*'], it: ['document*|offert*|traduzion*'], pt: ['proposta*|document*|traduz*'], pl: ['ofert*|dokument*|tlumaczeni*'], zh: ['投标|文件'], ko: ['제출|입찰|작성'] },
  sections: { en: ['language*|data sheet|preparation|format|submission|general'], it: ['lingua|offerta'], pl: ['jezyk|ofert*'], zh: ['语言'] },
  values: readLanguages,
};
