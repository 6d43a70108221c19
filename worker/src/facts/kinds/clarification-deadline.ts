import { readDateTimes } from '../values/date-time.ts';
import { readDistances } from '../values/distance.ts';
import { eitherOf } from '../values/either-of.ts';
import type { FactKind } from './model.ts';

export const clarificationDeadline: FactKind = {
  fact: 'clarification_deadline',
  class: 'date',
  names: {
    en: [
      '(clarification*|quer(y|ies)|question*|enquir*|inquir*)( …)? (deadline|due|closing|cut-off|must be|shall be|should be|to be)',
      '(last|latest|final|closing|due|deadline|cut-off) … (clarification*|quer(y|ies)|question*|enquir*|inquir*)',
      '(request*|seek*|submission|submit*|receipt|sending|send|raise*|ask*) (of |for |any |their |the |written )*(clarification*|quer(y|ies)|question*|enquir*|inquir*)',
      'pre-bid quer(y|ies)',
    ],
    de: [
      'bieterfragen',
      'fragen sind',
      'fragen (konnen|mussen|sollen)',
      'fragen … (bis|spatestens)',
      'ruckfragen',
      '(frist|ende|schluss) … fragen',
      'auskunfte',
    ],
    fr: [
      '(demandes? de )?renseignements (complementaires)?',
      'questions … (avant|au plus tard|jours)',
      '(poser|transmettre|adresser) … questions',
      'date limite … questions',
    ],
    es: ['consultas', 'aclaraciones', '(plazo|fecha) … (consultas|aclaraciones|preguntas)', 'pedidos de aclaracion*'],
    it: ['(richiest*|quesit*) … chiariment*', 'chiarimenti', 'quesiti'],
    pt: ['(pedido*|solicitac*) de esclarecimento*', 'esclarecimentos', 'impugna*'],
    pl: ['wniosek … wyjasnien*', 'wyjasnieni* tresci', 'zapytan*', 'pytan* … (do|dni)'],
    nl: ['vragen … (uiterlijk|indien*|stellen)', 'inlichtingen', 'nota van inlichtingen'],
    vi: ['(yeu cau|de nghi) lam ro', 'lam ro (ho so|e-?hsmt|hsmt)'],
    ru: ['запрос* … разъяснен*', 'разъяснен* … документации', 'вопрос*'],
    zh: ['(要求|提出|提交).{0,12}(澄清|疑问|问题)', '澄清.{0,12}(时间|截止)', '提出问题', '质疑'],
    ko: ['질의( ?기한| ?마감| ?접수)?', '질문 ?기한'],
  },
  hints: { en: ['clarification*', 'quer(y|ies)', 'questions', 'enquiries'] },
  rivals: {
    en: [
      'opening',
      'proposal* due',
      'closing date',
      'submission of (bid*|proposal*|tender*)',
      'response* to',
      'respond*',
      "client's response",
      'repl(y|ies)',
      'answer*',
      'pre-bid meeting',
      'interview*',
      'conference',
      'award',
      'debrief*',
      'valid*',
      'addend*',
      'amend*',
      'uploaded reply',
      'responses?',
      'start*|begin*|commence*',
      'posted|publish*|publication|issue*',
      'within',
    ],
    it: ['rispost*', 'presentazione delle offerte'],
    es: ['respuest*'],
    fr: ['repon*', 'limite de (remise|reception)'],
    pt: ['respost*', 'resposta', 'recurso*'],
    pl: ['udziel*', 'odpowied*', 'otwarci*'],
    de: ['antwort*', 'angebotsfrist'],
  },
  negatives: {
    en: [
      'evaluation',
      'shortfall',
      'during (the )?evaluation',
      'bank may',
      'purchaser may ask',
      'seek clarification* from',
      'clarification* from (the )?bidder*',
    ],
  },
  cues: {
    en: [
      'writing|written|email|e-mail',
      'bidder*|tenderer*|proponent*|applicant*|vendor*',
      'no later than|on or before|prior|before|by',
    ],
  },
  sections: {
    en: [
      'schedule|timetable|timeline|key dates|data sheet|clarification*|quer(y|ies)|question*|important dates|notice',
    ],
  },
  values: eitherOf(readDateTimes, readDistances),
};
