import { readLinks, readMails, readPhones } from '../values/addresses.ts';
import { eitherOf } from '../values/either-of.ts';
import { readPhrases } from '../values/phrases.ts';
import type { FactKind } from './model.ts';

export const contact: FactKind = {
  fact: 'contact',
  class: 'words',
  names: {
    en: ['contact( person| details| information| officer| point| name| us)?*', '(point|points) of contact', '(address|name)( …)? (for|of) (communication|correspondence|clarification*|officer)', '(quer(y|ies)|question*|clarification*|enquir*|inquir*|correspondence|communication*)( …)? (to|at|directed|addressed|sent|through|via|contact|e-?mail)', '(contracting|procurement|nodal|tender|dealing|issuing) (officer|authority|manager|office|official)', 'tender inviting (authority|officer)', 'e-?mail( id| address)?', '(tele)?phone( no| number)?', 'for (any )?(further|more|additional) (information|details|clarification*)', 'buyer', 'attn|attention', 'procuring entity', 'help ?desk'],
    de: ['ansprechpartner*', 'kontakt*', 'vergabestelle', 'auskunfte', 'auftraggeber*', 'e-?mail', 'telefon', 'ruckfragen'],
    fr: ['contact*', 'renseignements', 'pouvoir adjudicateur', 'correspondant*', 'interlocuteur*', 'courriel', 'telephone', 'tel\\.?', 'coordonnees', 'questions'],
    es: ['contacto', 'consultas', 'correo electronico', 'telefono', 'informes', 'e-?mail', 'entidad contratante', 'organismo contratante'],
    it: ['(responsabile|rup)( unico)?( del (procedimento|progetto))?', 'contatt*', 'punti di contatto', 'e-?mail', 'pec', 'tel\\.?', 'chiarimenti', 'informazioni'],
    pt: ['contato*', 'pregoeiro*', 'informacoes', 'e-?mail', 'telefone', 'fone', 'esclarecimentos', 'endereco eletronico'],
    pl: ['(osob* )?(do kontaktu|uprawnion* do (kontaktu|kontaktowania|porozumiewania))', 'kontakt*', 'e-?mail', 'tel\\.?', 'telefon*', 'adres* (poczty|e-?mail)', 'zamawiajacy'],
    nl: ['contactpersoon', 'contactgegevens', 'e-?mail', 'telefoon', 'aanbestedende dienst'],
    vi: ['lien he', 'dien thoai', 'dia chi', 'ben moi thau', 'e-?mail'],
    ru: ['контактн* (лиц*|данн*|телефон*|информаци*)', 'тел\\.?', 'адрес электронной почты', 'e-?mail', 'заказчик'],
    zh: ['联系(人|方式|电话)', '电话', '电子邮(件|箱)', '招标人', '代理机构'],
    ko: ['담당자?', '문의처?', '연락처', '전화'],
  },
  rivals: {},
  negatives: { en: ['bidder\'s (name|e-?mail|contact)', 'name of (the )?(bidder|tenderer|firm|applicant|client)', 'your (e-?mail|contact)', 'client contact', 'contact lens', 'reference*', 'registered (address|e-?mail)', 'data protection', 'police', 'emergency', 'cppp? (helpdesk|support)'] },
  cues: { en: ['quer(y|ies)|question*|clarification*|enquir*|information', 'officer|manager|director|engineer|contact', 'e-?mail', 'phone|tel|mobile|fax', 'address|floor|building|road|street'], de: ['e-?mail|telefon', 'fragen|ansprechpartner*'], fr: ['tel|courriel|mail', 'renseignement*|question*'], es: ['correo|mail|telefono', 'consultas'], it: ['e-?mail|tel|pec', 'chiarimenti|rup|responsabile'], pt: ['e-?mail|fone|telefone', 'esclarecimento*|pregoeir*'], pl: ['tel|e-?mail', 'kontakt*|uprawnion*'], zh: ['电话|邮', '联系人|招标人'], ko: ['전화|메일'] },
  sections: { en: ['contact*|communication*|clarification*|quer(y|ies)|notice|data sheet|invitation|information|enquir*'], de: ['kontakt|ansprechpartner*|auftraggeber*'], fr: ['contact*|renseignement*|acheteur'], es: ['contacto|consultas|informacion'], it: ['chiarimenti|contatt*|premess*'], pt: ['esclarecimento*|informac*|contato*'], pl: ['kontakt*|zamawiajac*|porozumiewa*|komunikac*'], zh: ['联系|公告'], ko: ['문의|담당'] },
  values: eitherOf(
    readMails,
    readPhones,
    readLinks,
    readPhrases({ en: ['representation window', 'portal'], fr: ['portail'], it: ['piattaforma'], de: ['vergabeplattform'] }),
  ),
};
