import { readDateTimes } from '../values/date-time.ts';
import { eitherOf } from '../values/either-of.ts';
import { readPhrasesAs } from '../values/phrases.ts';
import type { FactKind } from './model.ts';

export const bidOpening: FactKind = {
  fact: 'bid_opening',
  class: 'date',
  names: {
    en: [
      '(bid|bids|tender|tenders|proposal|quotation|offer|technical)*( bid*)? opening',
      'opening of … (bid*|tender*|proposal*|offer*|envelope*|eoi*|quotation*|cover*)',
      '(bids|tenders|proposals|offers|envelopes|quotations|covers?|packets?)( …)? ((will|shall|to|would|must) (now )?be|are|is)( then| now)?( publicly)? opened',
      'opening date',
      '(date|time|venue) of (bid |tender |technical )?opening',
    ],
    de: [
      'offnung der angebote',
      'angebotseroffnung',
      'eroffnungstermin',
      'offnungstermin',
      'submissionstermin',
      'angebotsoffnung',
      'angebote (werden|sind) … (geoffnet|eroffnet)',
    ],
    fr: [
      'ouverture des (plis|offres|candidatures)',
      "(date|seance) d'ouverture",
      '(plis|offres) (sont|seront) … ouvert(s|es)',
    ],
    es: [
      'apertura de (las )?(ofertas|propuestas|sobres|plicas)',
      '(acto|fecha|hora) … apertura',
      '(ofertas|propuestas|sobres) se abriran',
      'se abriran (las ofertas|las propuestas|los sobres)',
    ],
    it: [
      '(offerte|buste) (sono|saranno|verranno) … aperte',
      'apertura (delle|dei|della) (offert*|busta|buste|plichi)',
      'sedut(a|e) (pubblic*|riservat*|virtual*)',
    ],
    pt: [
      'abertura da[s]? (sessao|propostas|licitacao|certame)',
      'inicio da sessao',
      'sessao publica',
      'abertura d(o|e) (certame|envelopes)',
    ],
    pl: ['otwarci* ofert', 'termin otwarcia'],
    nl: ['opening van de inschrijvingen', 'opening … (inschrijvingen|offertes)'],
    vi: ['mo thau', 'thoi diem mo thau'],
    ru: ['вскрыти* (конвертов|заявок|предложений)', 'открыти* доступа'],
    zh: ['开标时间', '开标', '开启时间'],
    ko: ['개찰( ?일시)?', '입찰 ?개봉'],
  },
  rivals: {
    en: [
      'closing',
      'submission',
      'due',
      'receipt',
      'pre-bid',
      'clarification*',
      'financial (bid*|proposal*)',
      'price bid*',
      'commercial (bid*|offer*)',
      'issue',
      'publish*',
      'award',
    ],
    es: ['consultas', 'presentacion'],
    it: ['presentazione', 'termine'],
    pl: ['skladania', 'zlozenia'],
    de: ['angebotsfrist'],
    fr: ['limite'],
    zh: ['截止'],
    ko: ['마감', '제출'],
  },
  cues: {
    en: ['time|hrs|hours|am|pm|noon', 'technical|unpriced', 'public*|presence'],
    it: ['ore'],
    es: ['hora*'],
    pl: ['godz*'],
  },
  sections: {
    en: [
      'schedule|timetable|timeline|key dates|data sheet|notice|important dates|critical dates|bid details|invitation|opening',
    ],
  },
  values: eitherOf(
    readDateTimes,
    readPhrasesAs('not public', {
      en: [
        'not be (opened )?in public',
        'no public opening',
        'not (be )?(held |opened )?public*',
        'without the presence of bidders',
      ],
      de: ['nicht offentlich', 'bieter sind nicht zugelassen', 'keine bieter … anwesend'],
      fr: ['non publique', "n'est pas publique", 'pas publique'],
      it: ['sedut* riservat*'],
      es: ['no sera publica', 'acto no publico'],
      nl: ['niet openbaar'],
    }),
  ),
};
