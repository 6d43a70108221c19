import { eitherOf } from '../values/either-of.ts';
import { readMoney } from '../values/money.ts';
import { readPhrasesAs } from '../values/phrases.ts';
import type { FactKind } from './model.ts';

export const tenderFee: FactKind = {
  fact: 'tender_fee',
  class: 'sum',
  names: {
    en: ['(tender|bid|rfp|document|processing|participation|e-tender*|online|application)* ?(document* |processing |form |participation )?fees?', '(cost|price) of (the )?(tender|bid|bidding|rfp|eoi|reoi|blank tender|rfq)( document*| form*| set)?', 'tender (cost|price)', 'non-refundable (fee|processing fee|tender fee)', '(tender|bid) document* … (purchase*|obtain*|cost*|price*)'],
    de: ['(unterlagen|bearbeitungs|teilnahme)(gebuhr|entgelt|kosten)', 'kosten der vergabeunterlagen', 'schutzgebuhr'],
    fr: ['(prix|cout|frais) (du |d\'achat du |de retrait du )?(dossier|dce|cahier)', 'frais de (dossier|participation)'],
    es: ['(valor|precio|costo|adquirir|adquisicion) … (pliego*|bases)', 'costo del pliego', 'valor del pliego'],
    it: ['imposta di bollo', 'contributo … (anac|gara|autorita)', 'pagamento del (contributo|bollo)'],
    pt: ['(custo|preco|valor|taxa) d[oe] edital', 'taxa de (inscricao|participacao)'],
    pl: ['(oplat*|cen*|koszt*) … (swz|siwz|dokumentacj*)', 'oplat* za udzial'],
    vi: ['(gia ban|chi phi|mua) (mot bo |1 bo )?(ho so moi thau|hsmt|e-?hsmt)', 'chi phi nop'],
    ru: ['плат* за … документаци*', 'стоимост* документаци*'],
    zh: ['(标书|招标文件|磋商文件|采购文件)(的)?(售价|工本费|价格|费用)', '售价', '文件工本费'],
    ko: ['(입찰 ?)?참가 ?수수료', '입찰 ?수수료', '서류 ?구입'],
    nl: ['(deelname|document)kosten'],
  },
  rivals: {
    en: ['emd', 'earnest money', 'bid security', 'performance', 'registration', 'estimated', 'turnover', 'annual', 'legal', 'court', 'arbitrat*', 'contract fee*', 'service fee*', 'professional fee*', 'license fee*', 'consult*', 'management fee*', 'success fee*', 'transaction', 'penalt*', 'monthly'],
    zh: ['保证金', '代理服务费'],
  },
  negatives: { en: ['null and void', 'hourly', 'fee schedule', 'fee proposal', 'bidder\'s fee'] },
  cues: { en: ['non-refundable', 'demand draft|online|neft|rtgs|favour', 'tender|bid|rfp|document*'], zh: ['元'] },
  sections: { en: ['tender fee|cost|data sheet|notice|bid details|key information|procurement of'] },
  values: eitherOf(
    readMoney,
    readPhrasesAs('none', {
      en: ['free of (cost|charge)', 'nil', 'no (fee|charge|cost|tender fee)', 'without (charge|cost|payment)', 'not applicable', 'exempted'],
      de: ['kostenlos', 'kostenfrei', 'unentgeltlich', 'gebuhrenfrei'],
      fr: ['gratuit*', 'sans frais'],
      es: ['gratuit*', 'sin costo', 'sin cargo', 'forma gratuita'],
      it: ['gratuit*'],
      pt: ['gratuit*', 'sem custo'],
      pl: ['bezplatn*', 'nieodplatn*'],
      nl: ['kosteloos', 'gratis'],
      vi: ['mien phi'],
      ru: ['бесплатно', 'без взимания', 'не взимается', 'не установлена'],
      zh: ['免费', '不收取'],
      ko: ['무료'],
    }),
  ),
};
