/** What identifies a tender. */
export type IdentityPart = 'subject' | 'reference' | 'buyer';

/**
 * What forms and notices of procurement call each part, by language, separated by commas: the field names of eForms (BT-21, BT-22, BT-500),
 * of the World Bank's standard documents and of national portals.
 */
export const identityLabels: Readonly<Record<IdentityPart, Readonly<Record<string, string>>>> = {
  subject: {
    en: 'name of work, name of the work, name of works, title of work, subject of procurement, subject of the contract, subject matter, tender title, tender name, tender description, bid title, rfp title, rfq title, title of tender, title of the tender, title of contract, title of the contract, contract title, contract name, name of contract, name of assignment, assignment title, procurement title, title of procurement, description of work, work description, description of works, brief description of work, item category, object of the contract, title of consulting services, title of solicitation, solicitation title, requirement title',
    de: 'gegenstand, gegenstand des auftrags, gegenstand der ausschreibung, auftragsgegenstand, vergabegegenstand, bezeichnung des auftrags, bezeichnung der leistung, titel der ausschreibung, titel des auftrags, baumassnahme, baumaßnahme, bauvorhaben, art und umfang der leistung',
    fr: 'objet du marché, objet de la consultation, objet du contrat, objet de l’appel d’offres, intitulé du marché, intitulé du projet, objet de l’accord-cadre',
    es: 'objeto, objeto de contratación, objeto de la compra, objeto del contrato, objeto de la licitación, objeto de la convocatoria, objeto de la contratación, denominación del contrato, nombre del proyecto, título del contrato, nombre de la licitación',
    it: 'oggetto, oggetto dell’appalto, oggetto della gara, oggetto del contratto, denominazione dell’appalto',
    pt: 'objeto, objeto do certame, objeto do pregão, objeto da licitação, objeto do contrato, designação do contrato, objeto do concurso, objeto da contratação',
    pl: 'przedmiot zamówienia, nazwa zamówienia, nazwa postępowania, przedmiot postępowania, nazwa zadania',
    nl: 'onderwerp van de opdracht, naam aanbesteding, naam opdracht, naam van de opdracht, titel van de opdracht, voorwerp van de opdracht',
    ru: 'предмет закупки, наименование закупки, наименование объекта закупки, объект закупки, предмет договора, предмет контракта',
    vi: 'tên gói thầu, gói thầu, tên dự toán mua sắm',
    zh: '项目名称, 采购项目名称, 招标项目名称',
    ko: '공고명, 입찰건명, 용역명, 사업명, 공사명, 건명',
  },
  reference: {
    en: 'notice number, in reply refer to',
    de: 'vergabenummer, vergabe nr, vergabe nummer, ausschreibungsnummer, referenznummer, referenznummer der bekanntmachung, verfahrensnummer, auftragsnummer',
    fr: 'numéro de référence, référence du marché, référence de la consultation, numéro de la consultation, numéro de consultation, consultation n, marché n, numéro du marché, appel d’offres n, référence du dossier',
    es: 'expediente, número de expediente, n de expediente, nº de expediente, expediente n, expediente nº, número de referencia, código del proceso, número de proceso, número de licitación, licitación n, licitación nº, nomenclatura',
    it: 'cig, codice cig, numero di riferimento, codice identificativo gara, numero gara',
    pt: 'processo n, processo nº, número do processo, processo administrativo n, processo administrativo nº, edital n, edital nº, referência do procedimento, número de referência, pregão eletrônico n, pregão eletrônico nº',
    pl: 'numer sprawy, nr sprawy, znak sprawy, numer referencyjny, nr referencyjny, numer postępowania, nr postępowania, oznaczenie sprawy',
    nl: 'referentienummer, aanbestedingsnummer, tendernummer, besteknummer, dossiernummer, zaaknummer, tenderned kenmerk',
    ru: 'номер закупки, номер извещения, номер процедуры, реестровый номер, номер конкурса',
    vi: 'số e tbmt, mã tbmt, số tbmt, số hiệu gói thầu',
    zh: '项目编号, 招标编号, 采购编号, 采购项目编号',
    ko: '공고번호, 입찰공고번호',
  },
  buyer: {
    en: 'procuring entity, name of procuring entity, name of the procuring entity, purchaser, name of purchaser, name of the purchaser, employer, name of employer, name of the employer, buyer, contracting authority, name of the contracting authority, contracting entity, issuing authority, issuing entity, issuing office, procuring agency, tender inviting authority, tendering authority, inviting authority, ministry state name, contracting agency',
    de: 'auftraggeber, auftraggeberin, öffentlicher auftraggeber, name des auftraggebers, vergabestelle, ausschreibende stelle, zur angebotsabgabe auffordernde stelle',
    fr: 'pouvoir adjudicateur, acheteur, acheteur public, nom de l’acheteur, maître d’ouvrage, maître de l’ouvrage, entité adjudicatrice, autorité contractante, personne publique, identification de l’acheteur',
    es: 'órgano de contratación, nombre del organismo contratante, nombre del organismo, jurisdicción contratante, entidad contratante, poder adjudicador, entidad convocante, entidad adjudicadora, nombre de la entidad, organismo contratante, convocante, nombre de la entidad contratante',
    it: 'stazione appaltante, amministrazione aggiudicatrice, ente appaltante, ente committente, committente',
    pt: 'entidade adjudicante, entidade contratante, órgão gerenciador, órgão contratante',
    pl: 'zamawiający, nazwa zamawiającego',
    nl: 'aanbestedende dienst, opdrachtgever, naam aanbestedende dienst',
    ru: 'заказчик, наименование заказчика, организатор закупки, наименование организатора',
    vi: 'bên mời thầu, tên bên mời thầu, chủ đầu tư, tên chủ đầu tư',
    zh: '采购人, 招标人, 采购单位, 采购人名称',
    ko: '수요기관, 발주기관, 공고기관',
  },
};

/**
 * What a reference is the number of, and how a number is named. A label has one of each, in the order of the language: "RFQ reference no.",
 * "N° de marché".
 */
export const numberedPapers: Readonly<Record<string, { papers: string; numbers: string; isNumberFirst: boolean }>> = {
  en: {
    papers:
      'tender, tender notice, notice inviting tender, bid, bid notice, bidding, rfp, rft, rfq, rfb, rfs, rfa, soq, itb, ifb, itt, nit, eoi, solicitation, invitation, invitation to tender, invitation to bid, invitation for bid, invitation for bids, request for proposal, request for proposals, request for quote, request for quotes, request for quotation, request for quotations, request for bids, request for tender, request for tenders, request for offers, expression of interest, procurement, enquiry',
    numbers: 'no, number, reference, reference no, reference number, ref, ref no, ref number, id',
    isNumberFirst: false,
  },
  fr: {
    papers: 'marché, consultation, appel d’offres, dossier, dossier de consultation, avis, affaire, procédure',
    numbers:
      'n de, n du, n d’, numéro de, numéro du, numéro d’, référence de, référence du, référence d’, réf de, réf du',
    isNumberFirst: true,
  },
};

/** Words before the name of such a paper that do not change what its number is. */
export const kindsOfPaper = 'open, global, limited, public, national, international, electronic, e, formal, sealed';

/** Labels of the same parts that letters, forms and reference lists use for other things, too. */
export const generalIdentityLabels: Readonly<Record<IdentityPart, Readonly<Record<string, string>>>> = {
  subject: {
    en: 'subject, project, project name, project title, name of project, name of the project',
    de: 'massnahme, maßnahme, vorhaben, projekt, betreff, leistung',
    fr: 'objet, intitulé',
    it: 'titolo',
    nl: 'onderwerp',
    vi: 'tên dự án',
  },
  reference: {
    en: 'reference number, reference no, ref no, our ref, my ref, our reference',
    fr: 'référence, dossier n',
    de: 'aktenzeichen, geschäftszeichen',
    es: 'referencia',
    it: 'rif',
    pt: 'referência',
    nl: 'referentie, kenmerk',
    pl: 'nr ref',
  },
  buyer: {
    en: 'client, issued for, published by, organisation name, organization name, name of organisation, name of organization, name of the organisation, name of the organization',
    pt: 'contratante, órgão',
    de: 'bauherr',
  },
};
