import type { Topic } from './topic.ts';

/** What bidding is about, up to the award. How to read it: `topic.ts`. */
export const biddingTopics: readonly Topic[] = [
  {
    id: 'dates',
    name: 'key dates',
    lookFor:
      'each date with its time and what falls on it: issue, site visit, questions, submission, opening, award, start and end',
    figures: ['date', 'duration'],
    isFigures: true,
    words: {
      en: 'bid due date, bids are due, proposals are due, due date, closing date, deadline, last day, key dates, site visit, pre-bid meeting, pre-bid conference, bid opening, opening of bids, opening of tenders, letter of award, signature of the contract, submission date, no later than, not later than, timetable',
      de: 'Frist, Termin, Termine, Angebotsfrist, Abgabefrist, Einreichungsfrist, Stichtag, Ortsbesichtigung, Zuschlag, Zuschlagserteilung, Vertragsbeginn, Bieterfragen, spätestens, Zeitplan, Öffnung der Angebote',
      vi: 'thời điểm đóng thầu, thời điểm mở thầu, thời hạn, hạn chót, thời gian, ngày phát hành, đóng thầu, mở thầu',
      fr: 'date limite, délai, calendrier, échéance, visite du site, ouverture des plis, au plus tard',
      es: 'fecha límite, plazo, calendario, visita, apertura de ofertas, a más tardar',
    },
    wished: 'dates, deadlines, calendar, timeline, schedule of dates, when, milestones dates, time limits',
  },
  {
    id: 'submission',
    name: 'submission of the bid',
    lookFor: 'where, how and in how many files or envelopes to submit, format, language, and who answers questions',
    figures: ['quantity'],
    words: {
      en: 'submit bids, bids are submitted, submission of bids, submission of proposals, submitted electronically, bidding portal, two envelopes, envelope, sealed bids, electronic submission, late bids, bid form, power of attorney, form of tender, point of contact, in english, language of the bid, partial bids, alternative bids, joint venture, technical alternative, proposals shall be submitted, tender documents can be obtained, encrypted',
      de: 'Angebotsabgabe, Einreichung, Angebote sind einzureichen, Angebot ist einzureichen, Vergabeplattform, elektronisch, Textform, Angebotsschreiben, Nebenangebote, Bietergemeinschaft, Ansprechpartner, in deutscher Sprache, verschlüsselt',
      vi: 'nộp E-HSDT, nộp hồ sơ dự thầu, hồ sơ dự thầu, qua mạng, liên danh, ngôn ngữ, đơn dự thầu',
      fr: 'remise des offres, dépôt des offres, pli, plateforme, langue française, variantes, groupement',
      es: 'presentación de ofertas, sobre, plataforma, idioma, variantes, unión temporal',
    },
    wished:
      'submission, submit, envelopes, portal, contact, contacts, language, format, bid submission, alternatives, joint ventures',
  },
  {
    id: 'validity',
    name: 'validity of bids',
    lookFor: 'how long the bid must stay valid, until which date, and what happens on an extension',
    figures: ['duration', 'date'],
    words: {
      en: 'bid validity, validity, validity of bids, validity of the bid, remain valid, period of validity',
      de: 'Bindefrist, Gültigkeit, Zuschlagsfrist, Angebot gebunden, Bindung an das Angebot',
      vi: 'hiệu lực của E-HSDT, thời hạn hiệu lực, hiệu lực hồ sơ dự thầu',
      fr: 'validité des offres, délai de validité',
      es: 'validez de las ofertas, período de validez, plazo de validez',
    },
    wished: 'validity, valid, bid validity',
  },
  {
    id: 'eligibility',
    name: 'eligibility and qualification',
    lookFor: 'minimum turnover, references, certificates and other evidence, and what excludes a bidder',
    figures: ['money', 'duration', 'quantity'],
    words: {
      en: "eligible, eligibility, qualification, qualified, annual turnover, net worth, liquid funds, credit line, experience, list of references, reference list, reference projects, similar contracts, completed contracts, ISO 9001, ISO 14001, ISO 27001, certificates, debarred, insolvent, conflict of interest, manufacturer's authorisation, test bed, lead member, in operation, audited financial statements, after-sales service",
      de: 'Eignung, Eignungskriterien, Mindestumsatz, Jahresumsatz, Umsatz, Referenzen, Referenzprojekte, Zertifizierung, zertifiziert, Ausschlussgründe, Berufshaftpflicht, Nachweis, Eigenerklärung, Leistungsfähigkeit, Mitarbeiter',
      vi: 'tư cách hợp lệ, năng lực, kinh nghiệm, doanh thu, hợp đồng tương tự, giấy chứng nhận, nhà thầu hợp lệ',
      fr: "éligibilité, capacité, chiffre d'affaires, références, certificats, exclusion",
      es: 'elegibilidad, capacidad, solvencia, volumen de negocios, experiencia, certificados, exclusión',
    },
    wished:
      'eligibility, qualification, requirements on bidders, references, turnover, experience, certificates, pre-qualification',
  },
  {
    id: 'security',
    name: 'securities and guarantees',
    lookFor:
      'each bid security, performance and advance payment guarantee: amount, form, validity and when it is called or forfeited',
    figures: ['percent', 'money', 'duration'],
    words: {
      en: 'bid security, tender security, bid bond, earnest money, EMD, tender guarantee, performance bank guarantee, performance guarantee, performance security, performance bond, PBG, bank guarantee, advance payment guarantee, retention, forfeited',
      de: 'Bietungsbürgschaft, Vertragserfüllungsbürgschaft, Bürgschaft, Sicherheitsleistung, Bankgarantie, Gewährleistungsbürgschaft, Sicherheit für die Vertragserfüllung',
      vi: 'bảo đảm dự thầu, bảo đảm thực hiện hợp đồng, bảo lãnh, bảo lãnh ngân hàng',
      fr: 'garantie de soumission, caution, cautionnement, garantie bancaire, retenue de garantie',
      es: 'garantía de oferta, garantía de cumplimiento, fianza, aval bancario',
    },
    wished: 'securities, guarantees, bonds, bank guarantees, bid bond, deposit',
  },
  {
    id: 'evaluation',
    name: 'evaluation and award',
    lookFor: 'criteria with their points and weights, thresholds, how scores are combined, and reasons for rejection',
    figures: ['percent', 'quantity'],
    words: {
      en: 'evaluation criteria, evaluation, evaluated price, evaluated bid, scored, combined score, award criteria, best value, lowest evaluated, responsive, non-responsive, rejected, preliminary examination, arithmetic errors, intended award, pass mark, trade-off',
      de: 'Zuschlagskriterien, Wertung, Bewertung, Bewertungspunkte, wirtschaftlichstes Angebot, Zuschlag, ausgeschlossen, Mindestpunktzahl, Preis-Leistungs-Verhältnis',
      vi: 'tiêu chuẩn đánh giá, đánh giá E-HSDT, điểm, thang điểm, trúng thầu, xếp hạng, bị loại',
      fr: "critères d'attribution, pondération, notation, points, jugement des offres, rejet",
      es: 'criterios de adjudicación, ponderación, puntos, puntuación, evaluación, adjudicación, rechazo',
    },
    said: { en: 'weight, points, score', de: 'Punkte, Gewichtung' },
    wished: 'evaluation, award, scoring, how bids are judged, criteria, weighting, marks, selection',
  },
  {
    id: 'documents',
    name: 'documents to be submitted',
    lookFor: 'each document, its form, when it is due and in how many copies',
    figures: ['duration', 'quantity'],
    words: {
      en: 'documents to be submitted, checklist, documents after award, drawings, manuals, operation and maintenance manuals, as-built documents, test certificates, submitted for approval, technical bid form, list of deviations, price schedule, searchable PDF, deliverables, deviations',
      de: 'Unterlagen, einzureichende Unterlagen, Dokumentation, Formblatt, Handbücher, Abnahmeprotokoll, Preisblatt, Leistungsverzeichnis',
      vi: 'tài liệu, hồ sơ, catalogue, bản vẽ, giấy tờ',
      fr: 'documents à fournir, pièces, dossier, manuels, plans',
      es: 'documentos a presentar, documentación, manuales, planos',
    },
    wished: 'documents, paperwork, deliverables, checklist, forms, annexes, drawings, manuals',
  },
  {
    id: 'clarification',
    name: 'clarifications and addenda',
    lookFor: 'until when and how questions may be asked, and how changes are made known',
    figures: ['date', 'duration'],
    words: {
      en: 'clarification, clarifications, addendum, addenda, amendment, questions must be submitted, enquiries, clarification requests, order of precedence',
      de: 'Bieterfragen, Rückfragen, Auskünfte, Bieterinformation, Änderungen der Vergabeunterlagen, Rangfolge',
      vi: 'làm rõ E-HSMT, làm rõ, sửa đổi E-HSMT',
      fr: 'demandes de renseignements, éclaircissements, additif',
      es: 'aclaraciones, consultas, enmiendas',
    },
    wished: 'clarifications, questions to the buyer, addenda, changes to the tender',
  },
];
