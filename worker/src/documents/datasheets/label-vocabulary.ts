import { anywhere, wholeText, wholeWords } from '../tables/header/word-pattern.ts';

/**
 * Labels beside values that are not technical: money, persons, dates of the procedure, blanks of forms, what is submitted. General words of
 * tenders by language. In these lists, a space separates words, and an underscore is a space within one entry.
 */
const ofCommerce = wholeWords([
  'prices? costs? fees? amounts? payments? emd earnest bid_security security_deposit performance_(?:security|guarantee|bond) turnover',
  'currency dollars? euros? pounds? exchange_rates? invoic(?:e|es|ing) taxes vat gst budget salar(?:y|ies) wages? billing liquidated_damages net_worth penalt(?:y|ies)',
  'preise? kosten vergütung zahlung(?:en)? rechnung umsatz steuer budget gebühr(?:en)? kaution vertragsstrafe',
  "prix montants? coûts? paiements? facturation caution tva budget chiffre_d[’']affaires pénalités?",
  'precios? montos? importes? costos? costes? pagos? facturación iva igv presupuesto garantía_de_(?:seriedad|fiel) penalidad(?:es)?',
  'prezz[oi] importo import[io] cost[oi] pagament[oi] fatturazione iva cauzione penal[ei] fatturato canone',
  'preços? custos? pagamentos? faturamento valor_(?:total|unitário|estimado|global|máximo) multas?',
  'cen[ay] koszty? płatnoś(?:ć|ci) wynagrodzeni[ea] wadium kwot[ay] kara kary',
  'prij(?:s|zen) kosten betaling(?:en)? facturatie boetes?',
  'цен[аы] стоимость оплат[аы] сумм[аы] штраф обеспечение_заявки',
  'giá_(?:trị_hợp_đồng|dự_thầu|gói_thầu) thanh_toán bảo_lãnh bảo_đảm phí thuế chi_phí đơn_giá thành_tiền',
]);
const ofPersons = wholeWords([
  'names?_of(?:_the)?_(?:bidder|firm|company|work|tenderer|organi[sz]ation|client|project|applicant|contractor|bank|person|contact|staff|agency|office)',
  'e-?mail(?:_id|_address)? telephone phone_(?:no|number) mobile_(?:no|number) fax contact_(?:person|no|number|details|name) websites? signature signed authori[sz]ed_signatory nationality pan_(?:no|number|card) gstin (?:inviting|accepting|competent)_authority authority contract_(?:no|number|value|price|period|agreement)',
  'bank_(?:name|account|details) account_(?:no|number|name) ifsc iban officer ministry department_name buyer consignee qualifications? educational date_of_birth',
  'bidders? tenderers? contractors? suppliers? vendors? consultants? employers? purchasers? soumissionnaires? titulaires? prestataires? contratistas? proveedor(?:es)? oferentes? fornitor[ei] appaltator[ei] aggiudicatari[oa] contratad[ao]s? licitantes? opdrachtnemer подрядчик поставщик nhà_thầu auftragnehmer(?:in)?',
  'anschrift telefon ansprechpartner(?:in)? auftraggeber(?:in)? bieter unterschrift',
  "courriel signataire maître_d[’']ouvrage",
  'dirección domicilio teléfonos? correo_electrónico firma ruc representante entidad postor',
  'indirizzo pec stazione_appaltante rup codice_fiscale',
  'endereço telefone cnpj cpf assinatura razão_social pregoeiro',
  'podpis zamawiający wykonawca nip regon',
  'telefoon handtekening contactpersoon',
  'телефон подпись заказчик инн контактное_лицо',
  'địa_chỉ điện_thoại chữ_ký bên_mời_thầu chủ_đầu_tư người_liên_hệ họ_và_tên',
]);
const ofProcedure = wholeWords([
  'dates? deadlines? due_date closing_date opening_of pre-?bid bid_(?:validity|opening|end|number|submission|type|offer|details) tender_(?:no|number|fee|reference|notice|id|value|document) rfp rfq nit',
  'queries clarifications? publication submission validity_of_(?:bid|tender|offer|proposal) offer_validity invitation estimated_(?:cost|value) eligibility',
  'i\\.e e\\.g whereas',
  'angebotsfrist bindefrist bekanntmachung vergabe(?:nummer|verfahren)? zuschlag aktenzeichen',
  'délais?_de_remise réception_des_offres objet_du_marché',
  'fechas? plazo_de_(?:presentación|consultas) convocatoria licitación expediente buena_pro',
  'scadenza gara cig cup aggiudicazione',
  'prazo_de_(?:entrega_das_propostas|apresentação|vigência) edital pregão licitação',
  'termin_(?:składania|otwarcia|związania) przetarg(?:u)? postępowani[ea]',
  'дата срок_(?:подачи|действия) закупк[аи]',
  'thời_(?:hạn_nộp|điểm_đóng) mở_thầu đóng_thầu',
]);
const ofSpaceless = anywhere([
  '项目名称 中标人 招标 投标 采购 数\\s?量 交货 工期 资金 价格 报价 金额 费用 付款 保证金 合同价 预算 单价 总价 地址 电话 传真 邮箱 联系人 签字 盖章 姓名 开户 账号 日期 截止 开标 招标编号 采购人 代理机构 第.{1,3}章 ^注',
  '공급자 계약상대자 가격 금액 비용 대금 보증금 예산 단가 주소 전화 팩스 이메일 담당자 서명 성명 날짜 입찰 공고 발주 문서번호 개정번호 붙임 별첨 페이지 발행일',
]);
/** Names of places in a text, and words that introduce a remark about other words: "Clause 12.3", "Note". */
const placeWords = wholeText([
  'total sub-?total grand_total summe gesamt insgesamt totale suma razem ogółem totaal итого всего tổng tổng_cộng 合计 总计 合計 합계 annex(?:ure)? appendix attachment schedule section clause article chapter paragraph table figure fig form page volume part lot step phase notes? nb n\\.b remarks? see example subject sub references? ref address name date place to from attn cc re sir',
  'anlage abschnitt kapitel artikel seite hinweise? name ort datum los annexe article chapitre nom objet lieu remarque nota anexo artículo capítulo formato nombre lugar asunto referencia ítem item',
  'allegato articolo capitolo oggetto nome luogo data lotto cláusula objeto lote załącznik rozdział uwaga nazwa bijlage opmerking приложение раздел пункт примечание phụ_lục điều chương mục ghi_chú ngày 附件 附录 表 图',
]);
const placeNumber = /[\s.:°º№-]{0,3}(?:no\.?|nr\.?|n[°º])?\s?[\d.\-()/]{0,10}\s?(?:[A-Z]|[IVX]{1,5})?$/u;
const isPlace = (text: string) => placeWords.test(text.replace(/[()]/gu, '').replace(placeNumber, '').trim());

/** Whether a label is about money, persons or the procedure, and therefore not the name of a technical parameter. */
export function isCommercialLabel(label: string): boolean {
  const text = label.length > longestLabel ? label.slice(0, longestLabel) : label;
  return (
    ofCommerce.test(text) ||
    ofPersons.test(text) ||
    ofProcedure.test(text) ||
    ofSpaceless.test(text) ||
    isPlace(text.trim())
  );
}

const longestLabel = 120;

/** Titles and captions above technical data. */
const technicalTitle = wholeWords([
  'technical_(?:specifications?|requirements?|data|details|particulars|parameters|features|compliance|characteristics|conditions)',
  'specifications? spec data_?sheets? sla service_levels?(?:_agreements?)? kpis? key_performance_indicators? performance_(?:requirements?|parameters?|levels?)',
  'hardware_requirements? system_requirements? design_(?:data|parameters|criteria|conditions) bill_of_materials? minimum_requirements?',
  'technische_(?:daten|anforderungen|spezifikation(?:en)?|merkmale) leistungsbeschreibung datenblatt mindestanforderungen leistungsverzeichnis',
  'spécifications?(?:_techniques)? caractéristiques(?:_techniques)? exigences_techniques niveaux?_de_service fiche_technique',
  'especificaci(?:ón|ones)(?:_técnicas?)? características(?:_técnicas)? requerimientos?(?:_técnicos)? ficha_técnica niveles_de_servicio prescripciones_técnicas',
  'specifiche(?:_tecniche)? caratteristiche(?:_tecniche)? requisiti_(?:tecnici|minimi) scheda_tecnica livelli_di_servizio',
  'especificaç(?:ão|ões)(?:_técnicas?)? características(?:_técnicas)? requisitos_técnicos ficha_técnica nível_de_serviço',
  'specyfikacja(?:_techniczna)? parametry(?:_techniczne)? wymagania_techniczne opis_przedmiotu',
  'technische_(?:eisen|specificaties) dienstverleningsniveau',
  'технические_(?:характеристики|требования|параметры|данные) спецификация техническое_задание',
  'thông_số_kỹ_thuật yêu_cầu_kỹ_thuật đặc_tính_kỹ_thuật tiêu_chuẩn_kỹ_thuật',
]);
const technicalTitleOfSpaceless = anywhere([
  '技术参数 技术要求 技术规范 技术条件 技术数据 参数表 性能参数 기술규격 제원 사양 기술사양 성능',
]);

/** Whether a title says that technical data follow. */
export const saysTechnical = (title: string): boolean =>
  technicalTitle.test(title) || technicalTitleOfSpaceless.test(title);

/** Titles above text that is evaluated, paid, signed or filled in. */
const commercialTitle = wholeWords([
  'time_?lines? (?:project|implementation|delivery|work|activity|payment)_(?:schedule|plan|programme)s? gantt eligibility qualification qualifying evaluation scoring criteri(?:a|on) marks payments? price_(?:bid|schedule) financial commercial milestones? integrity forms? annexure-?_?form check-?_?list',
  'undertaking declaration affidavit proforma bank_guarantee curriculum cv agreement important_dates bid_details notice_inviting penalt(?:y|ies)',
  'zeitplan terminplan eignung(?:skriterien)? zuschlagskriterien wertung preisblatt zahlungsbedingungen eigenerklärung vertragsstrafen?',
  'calendrier planning critères? candidature bordereau_des_prix pénalités paiement attestation',
  'criterios? evaluación propuesta_económica formato declaración_jurada penalidades pagos? cronograma experiencia',
  'cronoprogramma criteri(?:o)? valutazione aggiudicazione offerta_economica penali pagamenti dichiarazione',
  'cronograma habilitação critérios? proposta_(?:comercial|de_preços) pagamento declaração sanções',
  'harmonogram kryteri(?:a|um) formularz_ofert(?:y|owy) płatności oświadczenie kary',
  'график критери[ий] оценк[аи] оплата форма анкета',
  'tiến_độ tiêu_chuẩn_đánh_giá biểu_mẫu bảng_giá thanh_toán',
]);
const commercialTitleOfSpaceless = anywhere([
  '进度 评标 评分 报价表 付款 投标函 资格审查 授权委托书 일정 평가 제출서류 서식 입찰참가자격',
]);

/** Whether a title says that the text after it is about evaluation marks, money or papers. */
export const saysCommercial = (title: string): boolean =>
  commercialTitle.test(title) || commercialTitleOfSpaceless.test(title);

/** Text in place of a value that is not known yet, or that is given in another text. */
const noValue = wholeText([
  'yes no n/?a nil tbd tba na complied comply yes/no y/n cumple cumple_/_no_cumple presentó_/_no_presentó sí no tak nie ja nein oui non sim não да нет có không 是 否 ✓ √ x as_per_(?:tender|nit|rfp|bid|annexure).{0,30}',
]);

/** Text that is no value of a technical parameter: blanks to fill in, answers to tick, amounts of money, addresses, dates. */
export function isNoValue(value: string): boolean {
  const text = value.trim();
  if (text === '' || noValue.test(text)) return true;
  if (!/[\p{L}\p{N}]/u.test(text) || /[_.…]{5}|-{5}/u.test(text)) return true;
  if (/\S@[\p{L}\d]|https?:|www\./u.test(text)) return true;
  return money.test(text) || date.test(text);
}

const money =
  /(?:^|[\s(])(?:Rs\.?|INR|USD|US\$|EUR|[€$£₹¥₩]|PLN|zł|S\/\.?|R\$|VND|MXN)\s?\d|\d\s?(?:Rs\.?|INR|USD|EUR|€|zł|PLN|đồng|元|万元|원|руб|lakhs?|crores?)(?![\p{L}])/iu;
const date =
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}(?:st|nd|rd|th)?\s(?:de\s)?\p{L}{3,10},?\s(?:de\s)?(?:19|20)\d\d)(?!\d)/iu;

/** Penalties for a missed level, and scores: they are beside parameters but are none of their values. */
const ofPenalty = wholeWords([
  'penalt(?:y|ies) deducted billing payable marks? points? strafe vertragsstrafen? punkte? pénalités? points penalidad(?:es)? multas? puntos?',
  'penal[ei] punt[io] multas? pontos? kar[ay] umown[aey] punkt(?:y|ów)? boetes? штраф(?:ы|а|ов)? балл(?:ы|ов|а)? phạt điểm',
]);
const ofPenaltySpaceless = anywhere(['罚款 违约金 扣款 得分 위약금 감점']);

/** Whether a value is a penalty or a score, such as "2% of the quarterly payment" or "5 marks". */
export const saysPenalty = (value: string): boolean =>
  ofPenalty.test(value) ||
  /\d\s?%\s(?:of|der|des|du|de|del|della|da|do)\s.{0,40}(?:pay|cost|fee|bill|invoice|price|zahlung|paiement|pago|pagament)/iu.test(
    value,
  ) ||
  ofPenaltySpaceless.test(value);

/** The prefixes of units, which tables of abbreviations explain. */
const unitPrefix = wholeText(['tera giga mega ki?lo hecto de[ck]a de[cz]i centi zenti mill?i micro mikro nano pico']);
export const isUnitPrefix = (label: string): boolean => unitPrefix.test(label.trim());

/** "Parameter", "Characteristic": a header that is repeated in the middle of a table. */
const headerWord = wholeText([
  'parameters? characteristics? particulars features? description specifications? merkmale? kenngröße paramètres? caractéristiques? parámetros? características? parametr[oiy] caratteristic(?:a|he) parâmetros? параметр(?:ы)? характеристик[аи] thông_số 参数 参数名称 项目 항목',
]);
export const isHeaderWord = (label: string): boolean => headerWord.test(label.trim());

/** Words that only say that an item is delivered, without any property of it. */
const supply =
  /^(?:(?:design|supply|supplying|sitc|providing|provision|delivery|fourniture|lieferung|suministro|fornitura|fornecimento|dostawa|levering|поставка|cung cấp)(?![\p{L}])|供应|供货|공급)/iu;

export const isSupply = (value: string): boolean => supply.test(value);

/** Words that introduce a list instead of stating something. */
const leadIn =
  /^(?:(?:the|as)\s)?(?:following|follows|below|given below)(?![\p{L}])|(?:following|as follows|as under|below|siguientes?|suivant(?:e?s)?|seguenti|folgende[nrs]?|następujące|следующи[ех])\s?[:：]?$/iu;

export const isLeadIn = (value: string): boolean => leadIn.test(value.slice(0, 200));
