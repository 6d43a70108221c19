import { eitherOf } from '../values/either-of.ts';
import { readMoney } from '../values/money.ts';
import { readBareNone, readPhrasesAs } from '../values/phrases.ts';
import { sharesUpTo } from '../values/share.ts';
import type { FactKind } from './model.ts';

/** "No bid bond is required for lot 1" says nothing of the others. */
const limited =
  /^(?: (?:is|are|will be|shall be) (?:required|needed|requested|necessary))? (?:for|from|in excess|over|under|unless|below|above|if|where|when)\b/u;

export const bidSecurity: FactKind = {
  fact: 'bid_security',
  class: 'sum',
  isOther: (statement, { value, end }) => value === 'none' && limited.test(statement.slice(end)),
  names: {
    en: [
      '(bid|tender|proposal) (security|bond|guarantee|deposit)',
      'earnest money( deposit)?',
      'emd( amount)?',
      'bid securing',
      'e-?m-?d',
    ],
    de: ['bietungsgarantie', 'bietungsburgschaft', 'bietsicherheit', 'angebotssicherheit'],
    fr: [
      "(caution|garantie|cautionnement) (de |provisoire|d')(soumission|offre|bonne foi)?",
      'cautionnement provisoire',
    ],
    es: [
      'garantia de (mantenimiento|seriedad)( de( la)?)?( oferta*| propuesta*)?',
      'garantia provisional',
      '(fianza|caucion) … (oferta|propuesta|licitacion)',
      'seriedad de la (oferta|propuesta)',
    ],
    it: ['garanzia provvisoria', 'cauzione provvisoria'],
    pt: ['garantia d(e|a) proposta*', 'caucao provisoria', 'garantia de participacao'],
    pl: ['wadium', 'wadi*'],
    nl: ['(inschrijvings|bied)garantie', 'bankgarantie bij inschrijving'],
    vi: ['bao dam du thau', 'bao lanh du thau'],
    ru: ['обеспечени* (заявк*|предложен*|тендерн*|участия)'],
    zh: ['投标保证金', '投标担保', '磋商保证金', '谈判保证金'],
    ko: ['입찰 ?보증금', '입찰 ?보증'],
  },
  rivals: {
    en: [
      'performance (security|guarantee|bond)',
      'tender (fee|cost)',
      'processing fee',
      'cost of (tender|bid)',
      'document fee',
      'turnover',
      'estimated (cost|value)',
      'retention',
      'pbg',
      'epbg',
      'penalt*',
      'net worth',
      'security deposit',
      'exempt*',
    ],
    it: ['garanzia definitiva', 'ridott*', 'ridu*'],
    es: ['garantia de cumplimiento', 'cumplimiento'],
    de: ['vertragserfullung*'],
    pt: ['execucao', 'garantia contratual'],
    pl: ['nalezytego wykonania'],
    zh: ['履约保证金', '标书'],
    ko: ['계약 ?보증'],
    fr: ['bonne execution', 'retenue'],
  },
  negatives: { en: ['for example', 'forfeit*', 'refund*', 'return* of'] },
  cues: {
    en: [
      'amount*|sum of|equal to',
      'demand draft|bank guarantee|online|neft|rtgs|fdr|pay order',
      'furnish|submit|deposit|accompan*',
    ],
    it: ['pari'],
    zh: ['金额'],
  },
  sections: {
    en: ['bid security|earnest money|emd|data sheet|notice|bid details|key information'],
    es: ['garantia*'],
    it: ['garanzia*'],
    pl: ['wadium'],
    zh: ['保证金'],
  },
  values: eitherOf(
    readMoney,
    sharesUpTo(20),
    readBareNone,
    readPhrasesAs('none', {
      en: [
        '(not|nor) (required|applicable|payable|needed|be required)',
        'no (bid security|bid bond|emd|earnest money|tender bond)( deposit)?',
        'no (bid|tender|proposal) (security|bond|guarantee|deposit) (is|are|will be|shall be) (required|needed|requested)',
        'nil',
        'n/a',
        'bid securing declaration',
      ],
      de: ['nicht (gefordert|erforderlich|verlangt)', 'keine'],
      fr: ["n'est pas (demande*|exige*)", 'aucun*', 'sans objet'],
      es: ['no (se )?(requiere|exige|corresponde|solicita)'],
      it: ['non (e )?(richiest*|dovut*|prevista)'],
      pt: ['nao (havera|sera|se) ?(exig*)?'],
      pl: ['nie (wymaga|zada|jest wymagane|przewiduje)'],
      nl: ['niet (vereist|verlangd)', 'geen'],
      ru: ['не (требуется|предусмотрено|установлено)'],
      zh: ['不(要求|收取|缴纳|需要)', '无需', '免收'],
      ko: ['면제', '없음'],
    }),
  ),
};
