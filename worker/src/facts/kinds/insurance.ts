import { readPhrases } from '../values/phrases.ts';
import type { FactKind } from './model.ts';

export const insurance: FactKind = {
  fact: 'insurance',
  class: 'words',
  names: {
    en: ['insurances?( coverage| cover| polic*| certificate*| requirement*)?', 'insured?', '(professional|public|third part(y|ies)|employer\'?s\'?|product|general|cyber) (indemnity|liability)( insurance)?', 'contractor\'?s? all risks?', 'workm[ae]n\'?s?\'? compensation', 'workers\'? compensation'],
    de: ['(betriebs|berufs)?haftpflicht(versicherung)?', 'versicherung*', 'deckungssumme*'],
    fr: ['assurances?( responsabilite| rc)?', 'attestation d\'assurance', 'responsabilite civile'],
    es: ['seguro*', 'poliza*', 'aseguradora*', 'responsabilidad civil', 'art'],
    it: ['assicuraz*', 'polizza*', 'copertura assicurativa', 'rct'],
    pt: ['seguro*', 'apolice*', 'responsabilidade civil'],
    pl: ['ubezpiecz*', 'polis*', 'odpowiedzialnosc* cywiln*'],
    nl: ['verzekering*', 'aansprakelijkheidsverzekering'],
    vi: ['bao hiem'],
    ru: ['страхов*'],
    zh: ['保险'],
    ko: ['보험'],
  },
  rivals: { en: ['surety', 'bid security', 'performance (security|guarantee)', 'health insurance', 'national insurance', 'social (security|insurance)'] },
  negatives: { en: ['national insurance', 'insurance (sector|compan*|surety)', 'bfsi', 'surety', 'employees\'? state insurance', 'banking', 'esi', 'social insurance', 'freight', 'price* … insurance', 'self-insurance'], es: ['seguro de caucion', 'caucion'], it: ['fideiuss*', 'garanzia', 'impresa assicurat*'], pt: ['seguro-garantia', 'garantia', 'previdenc*'], de: ['sozialversicherung*', 'krankenversicherung*', 'rentenversicherung*'], zh: ['社会保险', '保险公司'], ko: ['보험료', '국민', '건강'], pl: ['spoleczn*', 'zdrowotn*', 'ubezpieczeniow*'], fr: ['assurance qualite'] },
  cues: { en: ['contractor|supplier|seller|bidder|vendor|consultant|successful', 'shall|must|maintain|obtain|procure|take out', 'coverage|cover|policy|policies|certificate', 'liability|indemnity|all risk*|accident|compensation|transit|third party', 'limit*|minimum|amount|per occurrence|own cost'], de: ['nachweis*|deckung*', 'auftragnehmer*'], fr: ['titulaire|attestation', 'responsabilite'], it: ['massimale|sinistro', 'aggiudicatari*'], pl: ['wykonawc*', 'cywiln*|sum*'], es: ['contratista|adjudicatario', 'poliza|cobertura'], pt: ['contratad*', 'apolice|cobertura'], zh: ['投保|购买', '卖方|中标|承包'], ko: ['가입', '계약상대자|수급인'] },
  sections: { en: ['insurance|indemnit*|liabilit*|special conditions'], de: ['versicherung*|haftung'], fr: ['assurance*'], es: ['seguro*'], it: ['assicura*|polizz*'], pt: ['seguro*'], pl: ['ubezpiecz*|warunk*'], zh: ['保险'], ko: ['보험'] },
  values: readPhrases({
    en: ['insurances?', 'insured?', '(professional|public|third party|employer\'?s\'?|product|general|cyber) (indemnity|liability)', 'all risks?', 'compensation'],
    de: ['haftpflicht*', 'versicherung*'], fr: ['assurances?', 'responsabilite civile'], es: ['seguro*', 'poliza*'], it: ['assicuraz*', 'polizza*', 'assicurativ*', 'rct'], pt: ['seguro*', 'apolice*'], pl: ['ubezpiecz*', 'polis*'], nl: ['verzekering*', 'aansprakelijkheidsverzekering'], vi: ['bao hiem'], ru: ['страхов*'], zh: ['保险'], ko: ['보험'],
  }),
};
