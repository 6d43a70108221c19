import { readLinks, readMails } from '../values/addresses.ts';
import { eitherOf } from '../values/either-of.ts';
import { readPhrases } from '../values/phrases.ts';
import type { FactKind } from './model.ts';

export const submissionMethod: FactKind = {
  fact: 'submission_method',
  class: 'words',
  names: {
    en: ['(bid*|tender*|proposal*|offer*|quotation*|response*|submission*|application*|reoi*|documents)( …)? (must|shall|should|will|to|are|is|can|may)( …)? (submitted|uploaded|sent|delivered|received|made|e-?mailed|dropped|addressed|lodged|returned|done)', '(submit|upload|deliver|send|lodge) (the |their |your |its |a |all )*(bid*|tender*|proposal*|offer*|quotation*|response*|submission*)', '(mode|method|manner|place|address|format) (of|for) … (submission|delivery|bid)', 'submission (of|method|address|instructions|requirements|process|location)', 'electronic (submission|tender|bid*)', 'upload* (your )?submission', 'bid (submission|type)', 'type of bid', 'e-?procurement (portal|system)', 'tender box', 'two packet bid'],
    de: ['(angebot*|abgabe|einreichung|unterlagen)( …)? (einzureichen|eingereicht|abzugeben|ubermitteln|ubermittelt|zu senden|senden|schriftlich|elektronisch)', '(form|art|ort|adresse) der (angebotsabgabe|einreichung|abgabe)', 'einreichung* … (uber|per|durch|bei)', 'angebotsabgabe', 'angebote sind'],
    fr: ['(remise|transmission|depot|envoi|presentation|reponse) (electronique|des (offres|plis|candidatures)|par voie)*', '(offres|plis|propositions) … (transmis*|remis*|depos*|envoy*|adress*)', 'transmission electronique', 'voie (electronique|dematerialisee)'],
    es: ['(presentacion|entrega|recepcion) de (las )?(ofertas|propuestas|sobres|proposiciones)', '(ofertas?|propuestas?|sobres?)( …)? (presentar|entregar|remitir|enviar|recibir)*', 'lugar de (presentacion|entrega|recepcion)', 'modalidad de presentacion'],
    it: ['(presentazione|invio|trasmissione) (dell\'|delle |della )(offert*|domand*|documentazion*)', '(offert*|document*|plico) … (presentat*|trasmess*|inviat*|pervenire|caricat*)', 'modalita di presentazione'],
    pt: ['(encaminharao|enviar|encaminhar|apresentar|cadastrar|registrar|inserir)* … proposta*', '(apresentacao|envio|entrega|encaminhamento) d[ae]s? propostas?', 'propostas? … (sistema|meio eletronico|envia*|encaminha*)'],
    pl: ['(skladani*|zlozeni*) ofert*', 'oferte (nalezy|sklada*|wykonawca)', 'ofert* … (sklada*|zlozyc|przekaz*) … (za posrednictwem|poprzez|pod adres*|w formie)', 'komunikacj* … elektroniczn*'],
    nl: ['(indienen|inschrijving) … (via|per|digitaal|elektronisch)', 'wijze van (inschrij*|indien*)', 'inschrijving*( …)? (ingediend|indienen)'],
    vi: ['nop (ho so du thau|e-?hsdt|hsdt)', 'dia (diem|chi) nop', 'dau thau qua mang', 'hinh thuc du thau'],
    ru: ['(пода(ча|чи|ются|ть|ется)|представл*|направл*) … (заявк*|предложен*)', '(заявк*|предложен*) … (пода*|представ*|направ*)', 'порядок подачи'],
    zh: ['(投标文件|响应文件|申请文件)(的)?(递交|提交|上传)', '(递交|投标)(地点|方式)', '线上投标', '电子投标', '递交投标文件'],
    ko: ['(입찰서?|제안서)( ?의)? ?(제출|접수)', '제출 ?(방법|장소|처)', '접수 ?(방법|장소)', '전자 ?입찰'],
  },
  rivals: { en: ['quer(y|ies)', 'clarification*', 'invoice*', 'question*', 'emd', 'performance', 'report*', 'bank guarantee', 'samples'] },
  negatives: { en: ['quer(y|ies)', 'clarification*', 'question*', 'invoice*', 'report*', 'performance (security|guarantee)', 'more than one', 'conditional', 'withdraw*', 'joint venture'] },
  cues: { en: ['only|exclusively|mandatory', 'online|electronic*|portal|website|upload*|system', 'sealed|envelope*|hard cop(y|ies)|original', 'by e-?mail|post|hand|courier|fax', 'digital* sign*'], de: ['elektronisch|e-?mail|vergabeplattform|schriftlich|post'], fr: ['plateforme|portail|electronique|dematerialis*', 'exclusivement'], es: ['sobre*|portal|electronic*|oficina|mesa de entradas'], it: ['piattaforma|telematic*|portale', 'esclusivamente'], pt: ['sistema|eletronic*|portal', 'exclusivamente'], pl: ['elektroniczn*|platform*|miniportal*|epuap|posrednictwem'], zh: ['平台|电子|网|加密'], ko: ['나라장터|전자|우편|방문|직접'] },
  sections: { en: ['submi*|preparation|instruction*|sealing|deliver*|how to|data sheet|e-tender*|format'], de: ['abgabe|einreichung|angebot*'], fr: ['remise|transmission|depot|reponse|presentation'], es: ['presentacion|ofertas|recepcion'], it: ['presentazione|piattaforma|offerta'], pt: ['apresentacao|proposta*|envio'], pl: ['skladani*|zlozeni*|komunikacj*|sposob'], zh: ['递交|投标'], ko: ['제출|접수'] },
  values: eitherOf(readLinks, readMails, readPhrases({
    en: ['e-?procurement', '(e-?tender*|tender|electronic|procurement|online|web)( …)? (portal|system|website|platform|box)', 'portal', 'online', 'electronically', 'by (e-?mail|post|hand|courier|registered post)', 'tender box', 'sealed', 'envelopes?', 'uploaded', 'hard copy', 'two packet'],
    de: ['elektronisch', 'per e-?mail', 'e-?mail', 'vergabeplattform', 'schriftlich', 'postalisch', 'umschlag'],
    fr: ['voie electronique', 'plateforme', 'portail', 'dematerialis*', 'profil d\'acheteur', 'pli*'],
    es: ['sobre( cerrado)?s?', 'portal', 'electronic*', 'plataforma', 'oficina', 'mesa de entradas'],
    it: ['piattaforma', 'portale', 'telematic*', 'plico', 'pec'],
    pt: ['sistema', 'eletronic*', 'portal', 'plataforma', 'envelope*'],
    pl: ['platform*', 'elektroniczn*', 'miniportal*', 'epuap', 'kopert*'],
    nl: ['digitaal', 'elektronisch', 'tenderned', 'platform', 'e-?mail'],
    vi: ['he thong', 'mang', 'truc tiep', 'buu dien'],
    ru: ['электронн*', 'площадк*', 'конверт*', 'сайт*'],
    zh: ['平台', '系统', '电子', '网', '密封', '地点'],
    ko: ['나라장터', '전자', '우편', '방문', '직접', '시스템'],
  })),
};
