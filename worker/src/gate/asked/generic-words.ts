/**
 * Words of questions about a tender that narrow nothing down, per language, beside its stop words: "What is the required amount of the
 * bid security?" asks for no more than "What is the bid security?". `*` is the rest of a word.
 */
export const genericWords: Partial<Record<string, string>> = {
  en: `bid bids bidding bidder bidders tender tenders tenderer tenderers tendering offer offers offeror offerors proposal proposals
    proposer proposers quot* vendor vendors supplier suppliers contractor contractors provider
    providers contract contracts buyer client purchaser authority employer customer agency entity company companies firm firms
    document documents rfp rfq itt rft procurement require* request* need* ask* state* stated specif* indicat* mention* describ*
    provid* amount amounts value sum rate rates percentage percent share day days week month months year years date dates time
    hour period latest last minimum maximum least total exact exactly allow* permit* possible accept* admi* apply applies
    applicable kind kinds type types term terms condition conditions detail details rule rules much many long big large high due
    must shall should submit* submission place placed held hold take takes taken schedul* set fixed plan* foresee* foreseen
    expected annual average yearly per carry carries carried maintain* cover* have has had get gets got show* prove demonstrat*
    furnish* deposit* pay paid payable charge* charged impos* levied levy used use using write written prepar*
    made make decid* determin* choos* chosen winner win wins know information person people team name
    method basis order criteria goods work works service services project supply whole overall successful if any part parts
    address remain* stay* keep kept last lasts run runs start* begin* end ends here this respect regard* concern* about available price prices`,
  de: `angebot angebote angebots bieter bietern bewerber auftrag auftrags auftraggeber auftragnehmer ausschreibung vertrag vertrags
    unternehmen frist termin datum hoch höhe lange spätestens einzureichen eingereicht eingehen abgegeben abzugeben gilt gelten
    gefordert verlangt erforderlich vorgesehen zulässig erlaubt zugelassen möglich betrag summe art welche form lang`,
  fr: `offre offres soumission soumissions soumissionnaire soumissionnaires candidat candidats marché marchés titulaire acheteur
    dossier consultation date heure limite délai durée montant taux exigé exigée exigées exigés requis requise demandé demandée
    prévu prévue prévues autorisé autorisée admis admise possible remise remettre déposer déposées dépôt envoyer appliqué
    appliquées applicable applicables contrat est-elle
    est-il sont-elles sont-ils doit-elle doit-il doit doivent rester reste faut-il faut peut-on combien temps commence commence-t-il y a-t-il
    notre nos minimum minimal annuel`,
  es: `oferta ofertas propuesta propuestas licitación licitador licitadores oferente oferentes proponente contrato contratista
    entidad pliego bases fecha hora límite plazo duración monto importe exige exigido exigida requerido requerida solicita previsto
    prevista permite permitido admite presentar presentación entregar aplica aplican aplicables cuáles exigen
    prevé prevén permiten nuestra nuestro debe deben presentarse mantenerse hay comienza empieza tener pueden puede hacer cuánto cuál anual mínimo mínima`,
  it: `offerta offerte gara appalto concorrente concorrenti operatore operatori contratto stazione appaltante disciplinare data ora
    termine scadenza durata importo richiesto richiesta richiesti previsto prevista previste previsti ammesso ammessa consentito
    presentare presentazione applicano applicate qual espressa possono vengono inviare inviati`,
  pt: `proposta propostas licitação edital licitante licitantes contrato contratada contratante pregão data hora prazo limite
    duração valor montante exigido exigida exige previsto prevista permitido permitida admite apresentar apresentação enviar
    aplicadas aplicáveis exigidos exigidas`,
  pl: `oferta oferty ofert przetarg przetargu zamówienie zamówienia zamawiający zamawiającego wykonawca wykonawcy wykonawców umowa
    umowy termin data godzina wysokość wysokości kwota kwoty wymagane wymagany wymagana wymaga przewidziane dopuszcza dopuszczalne złożyć składać
    składania ile wynosi jaki jaka jakie jakich naszej nasza nasz zaczyna obowiązywania ostateczny czy w jakiej trzeba należy musi mieć roczny
    minimalny`,
  nl: `inschrijving inschrijvingen inschrijver inschrijvers aanbesteding opdracht opdrachtgever overeenkomst contract datum termijn
    bedrag vereist gevraagd verlangd toegestaan mogelijk indienen ingediend hoog`,
  vi: `hồ sơ dự thầu nhà thầu gói thầu hợp đồng bên mời thầu thời điểm thời gian thời hạn ngày giá trị mức yêu cầu quy định cho phép
    nộp là bao nhiêu như thế nào khi nào`,
  ru: `заявка заявки заявок предложение предложения предложений участник участника участников закупка закупки тендер тендера договор
    договора контракт контракта контракту заказчик заказчика срок сроки дата время размер сумма требуется требуются предусмотрено
    предусмотрена допускается подать подачи установлен установлены ли какой какая какое какие
    предусмотрен`,
  zh: `投标 招标 投标人 招标人 项目 合同 采购 供应商 要求 规定 是 的 什么 多少 何时 哪里 如何 时间 日期 金额 期限 提交 递交 需要 可以 吗 请问 在 和 或 本 有 几 天
    多长 多久 允许 接受`,
  ko: `입찰 입찰자 계약 제안 제안서 제출 사업 발주 업체 기간 금액 날짜 일시 시간 언제 얼마 어디 무엇 어떻게 까지 인가요 입니까 합니까 됩니까 은 는 이 가 을 를 의
    요구 되 하 나요 필요 허용 가능`,
};
