import { readDateTimes } from '../values/date-time.ts';
import { eitherOf } from '../values/either-of.ts';
import { readBareNone, readPhrasesAs } from '../values/phrases.ts';
import type { FactKind } from './model.ts';

export const preBidMeeting: FactKind = {
  fact: 'pre_bid_meeting',
  class: 'date',
  names: {
    en: [
      'pre-(bid|tender|proposal|submission|eoi|application|rfp|quotation)( /?(bid|tender|proposal))? (meeting*|conference*|briefing*|discussion*)',
      '(mandatory|pre-*) (meeting|conference|briefing)',
      "(bidder*|proposer*|supplier*|vendor*|tenderer*|offeror*)'?s?'? (conference|briefing|meeting|day|information session)",
      '(mandatory |optional )?site (visit*|inspection*|walk*|tour*)',
      '(information|briefing) session',
      '(bidder*|tenderer*|vendor*|supplier*|proponent*|firm*|you|we) (can|may|must|shall|should|are invited to|will be able to) (visit|inspect|see|view|tour) (the )?(site|premises|building|facilit*)',
      'site (is|will be) open (for (a |the )?(visit*|inspection*) )?on',
      '(mandatory |optional )?(walk-?through|job walk)',
    ],
    de: [
      '(vor-?)?ortstermin',
      'ortsbesichtigung',
      'besichtigungstermin',
      'bieterkonferenz',
      'bietergesprach*',
      'bieterinformationsveranstaltung',
      'besichtigt werden',
    ],
    fr: [
      'visite (des lieux|de site|du site|obligatoire|sur site|facultative)',
      "reunion d'information",
      'reunion prealable',
      '(candidats|soumissionnaires) (peuvent|doivent|pourront|devront) visiter',
    ],
    es: [
      'visita (al|de|tecnica|obra|sitio)',
      'visita a (obra|las? (instalaciones|obras?)|los lugares|el sitio)',
      'junta de aclaraciones',
      'reunion (informativa|previa|aclaratoria)',
    ],
    it: ['sopralluogo'],
    pt: ['visita (tecnica|previa)', 'vistoria( tecnica| previa)?'],
    pl: ['wizj* lokaln*', 'zebrani* wykonawcow', 'wizyt* w (miejscu|terenie)'],
    nl: ['(schouw|inlichtingenbijeenkomst|bezichtiging)', 'informatiebijeenkomst'],
    vi: ['hoi nghi tien dau thau', 'khao sat hien truong'],
    ru: ['предтендерн* совещани*', 'осмотр* объекта', 'предварительн* (встреч*|конференц*)'],
    zh: ['投标预备会', '踏勘现场', '现场踏勘', '标前会'],
    ko: ['현장 ?설명회?', '사전 ?설명회', '제안 ?요청 ?설명회'],
  },
  hints: { en: ['pre-bid'] },
  // A meeting and a visit on the day before are two events.
  apart:
    /visit|inspect|see the|view the|be open|is open|walk|tour|visiter|ortstermin|besichtigung|sopralluogo|vistoria|wizj|wizyt|schouw|bezichtiging|khao sat|осмотр|踏勘|현장/u,
  rivals: {
    en: [
      'opening',
      'clarification*',
      'quer(y|ies)',
      'questions',
      'submission',
      'due',
      'closing',
      'receipt',
      'response',
      'publish*',
      'dated',
    ],
  },
  negatives: { en: ['minutes', 'kick-off', 'progress meeting*'] },
  cues: { en: ['venue|location|held|virtual|online|video|address', 'time|hrs|hours|am|pm', 'attend*'] },
  sections: {
    en: ['schedule|timetable|timeline|key dates|data sheet|pre-bid|meeting|important dates|notice|site visit'],
  },
  values: eitherOf(
    readDateTimes,
    readBareNone,
    readPhrasesAs('none', {
      en: [
        'no (pre-bid|pre-proposal|site) (meeting|conference|visit*)',
        'not (be )?(applicable|held|proposed|envisaged|required|planned)',
        'there (is|will be) no',
        'shall not be held',
      ],
      de: ['(findet )?nicht statt', 'keine (ortsbesichtigung|bieterkonferenz)', 'nicht vorgesehen'],
      fr: ['pas de visite', 'aucune visite', 'sans objet', "n'est pas prevue"],
      es: ['no (se )?(requiere|corresponde|aplica|habra|preve)'],
      it: ['non (e )?(previsto|richiesto|obbligatorio)'],
      pt: ['nao (havera|sera (necessari*|exigid*))', 'dispensad*'],
      pl: ['nie (przewiduje|wymaga|organizuje)'],
      zh: ['不(召开|组织|举行)'],
      ko: ['없음', '생략', '미실시'],
    }),
  ),
};
