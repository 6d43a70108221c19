/**
 * Words of the law, the office and the trade that tenders of any subject have, beside the bid facts and terms of the table of concepts. By
 * language, in any form: they are looked up by their stems.
 */
export const tenderWords: Record<string, string> = {
  en: `accordance aforesaid arising advised auditor bribe confirm deduct discrepancy hereunder inclusive incurred indirectly intermediary noncompliance
    notwithstanding onsite pertaining prejudice sole solely successor summarily substantial transparent uat amc maf construed consignee
    forfeiture immaterial leaflet manpower workmen acknowledge act adequate adhere admissible affidavit agency agreed ambiguity amend annexure annexed applicant
    apply appointed approval arbitration article assign attached authenticated authorised authority bank banker beneficiary bidding
    blacklisted board breach bureau capacity carried cartel central chapter check clarify clause clear column commercial commit
    committee company competent complete compliance comply conditions conduct confidential conflict considered constitute contact
    contractual convicted copy corporate corrupt court criteria crore currency data date debarred declare deemed deliverable demonstrate
    department deposit designation detail determine director discretion dispute document documentary duly economic electronic employee
    employer enclosed encouraged enclosure ensure enterprise entity equivalent error estimate etc ethics evaluate evaluation event exceed
    execute exempt exemption expenditure expert fail failure federal financial firm fiscal forfeit form format fraudulent fulfil furnish
    furnished general goods government grant guarantee hereafter hereby herein hereinafter hereto hour implement import imposed indemnify
    information initial inspect institute instruction integrity intend interest invite invitation item jurisdiction lakh law legal letter
    letterhead liability liable licence limit liquidated local maintain manager management manufacturer mandatory material meeting member
    mentioned method ministry minister misrepresentation month municipal national negotiate non notarised notary notice notified
    obligation occur offer office officer official onwards operation organisation original oem ordinance pact page participate participation
    party payment pension perform performance period person personnel portal practice prequalification prescribed previous principal
    prior private procedure process product professional profile project prohibited promote proponent proposal prospective provision public
    published purchase purpose qualification qualified qualify quality query question reasonable receipt record refund refuse register
    registered registration regulation reimburse reject relevant remedy remuneration report representation republic request requisite
    reserve resolve respond respondent response responsive result review revised right risk role rule rupee sanction satisfactory
    satisfaction schedule scope score seal section secretary shortlisted signatory signature signed site software solution staff standard
    stamp state status statutory stipulated subject submission submit successful sufficient suitable supply support surety system tax team
    technical template termination thereafter thereby therein thereof thereto third timeline title total training transaction transfer
    undersigned undertake undertaking unforeseen union unit unsuccessful upload uploaded usage user valid validity variation venture verify
    version via violation void waive website whatsoever whereas wherever whichever withdraw witness writing written year
    rfp rfq rft rfi itt itb nit boq emd pbg bg sow sla eoi psu msme mse gst pan ltd pvt inr usd eur llc inc dist govt annex appendix abc
    xyz tbd msa nda vat gem cpp poc s.n sn mii ppd dpiit gtc atc upto nodal purview contravention relaxation url http https www gov org com pdf doc xlsx email e-mail fax tel phone mobile`,
  de: `abgabe absatz abschluss anbieter anforderung angaben angebot anhang anlage anschrift ansprechpartner antrag anwendung arbeit arbeitgeber
    artikel aufforderung aufgaben auftrag auftraggeber auftragnehmer auftragsvergabe ausführung ausschluss ausschreibung auswahl beauftragung
    bedingungen begründung behörde beginn berechtigt bereich beschäftigte bescheinigung bestandteil bestätigung bewerber bewerbung bewertung
    bezeichnung bieter bietergemeinschaft daten datenschutz datum dienstleistung durchführung eigenerklärung eignung eignungsleihe einhaltung
    einreichung einsatz elektronisch entsprechend entsprechen erbringung erfüllung ergänzend erklärung erstellung formblatt formular frist
    führung gegenstand geltend gemäß gesamt gesetz gesetzlich gewerbe gewichtung gültig haftung handelsregister hinweis inhalt insbesondere
    jeweilig jeweils kopie kosten kriterium kündigung leistung leistungsbeschreibung leistungserbringung leistungsverzeichnis lieferung
    maßgeblich mindestlohn mitarbeiter mitteilung nachfolgend nachforderung nachunternehmer nachweis name nutzung öffentlich ort person
    personal position preis projekt prüfung punkt qualität rahmenvereinbarung rechnung recht rechtsform referenz regelung schriftlich seite
    sicherheit sofern sowie standort stelle steuer system tätigkeit teil teilnahme termin umfang umsatz umsatzsteuer umsetzung unterauftragnehmer
    unterlagen unternehmen unterschrift unterstützung unverzüglich vereinbarung verfahren verfügung vergabe vergabestelle vergabeunterlagen
    vergütung verordnung verpflichtung verschwiegenheit verstoß vertrag vertraglich vertragspartner verwaltung verwendung vorgabe vorlage
    vorliegend wertung wirtschaftlich zahlung zeitpunkt zeitraum zuschlag zuschlagskriterium zuständig zustimmung gmbh vgv gwb uvgo vob vol`,
  fr: `accord acheteur acte adresse administratif administration agent agrément alinéa annexe annonce appel application article attestation
    attributaire attribution autorité avenant avis besoin bordereau cadre cahier calendrier candidat candidature ccap cctp cas chapitre
    charge chef clause client code commande commission communication compétence comptable concerné concurrent condition confidentialité
    conformément conformité considéré consultation contenu contractant contrat contractuel contrôle convention coordonnées copie critère
    date déclaration délai demande description désignation désigné détail détaillé dispositions disposition document documentation domaine
    dossier droit durée électronique élément engagement ensemble entreprise entité équipe espèce établissement étape évaluation exécution exigence
    expérience facture finances fonction forme formulaire fournir fourniture fournisseur garantie gestion groupe groupement information
    intervention juridique législation lettre lieu livrable livraison loi lot maître maintien mandataire manquement marché membre mention mesure
    méthode méthodologie mise modalité modèle modification montant nombre notamment note notification objet obligation obligatoire offre
    opération opérationnel ordre organisation organisme outil page paiement partie partenaire pénalité période personne personnel pièce
    plan plateforme point pouvoir précisé prestataire prestation prévu prix procédure processus projet proposition public qualité question rapport
    référence règlement réglementation remise renseignement réponse représentant réserve résiliation respect respecter responsabilité
    responsable ressource résultat retenu risque sélection service signature société soumission soumissionnaire sous-traitance sous-traitant support
    système tableau tâche tarif taxe technique terme titulaire titre total travaux unité utilisation valeur validation validité visite`,
  es: `acta actividad acuerdo adjudicación adjudicatario administración administrativo anexo anticorrupción apartado aplicable aplicación
    artículo aspecto autoridad bases bienes buena calidad calificación capítulo cargo caso certificado cláusula código comité compra comunicación
    concurso condición conforme conformidad consideración considerar consignar consorcio constancia contenido contratación contratante
    contratista contrato control convocatoria correspondiente costo criterio cumplimiento cumplir datos debida decreto décimo declaración
    decreto definición derecho descripción detalle día diligencia director disposición documentación documento domicilio ejecución
    ejecutar elaboración elaborar empresa entidad entrega equipo especificación establecer establecido estado estudio ética etapa evaluación
    experiencia expediente factor fecha firma forma formato formalización formulario fuente función funcionario garantía general gestión impuesto
    incluir incumplimiento indicado indicar información informe inicio inscripción integridad interesado jurada legal ley licitación licitador
    licitante lugar máximo mediante mesa ministerio modelo modificación monto nacional necesario nombre norma notificación número objeto
    obligación oferta oferente oficina operación órgano pago página participación participante penalidad periodo perjuicio persona personal
    plazo pliego poder postor precio presentación presentar presentado prestación presupuesto previsto procedimiento proceso producto
    profesional propuesta proveedor prueba público puntaje punto realización realizar referencia registro reglamento relación representante
    requerido requerimiento requisito resolución respectivo responsabilidad responsable resultado sector seguridad selección servicio siguiente
    sistema social sociedad solicitar solicitud solvencia subcontratación subsanación suministro técnico término tipo total trabajo trámite título
    unidad usuario utilizar valor valoración verificación vigente vigésimo vigencia virtual`,
  it: `accordo affidamento aggiudicatario aggiudicazione allegato amministrazione anticorruzione appalto appaltatore articolo attestazione
    attività atto aziende azienda bando busta capitolato caratteristiche caso certificazione clausola codice commissione comma comunicazione
    concorrente condizione conferma conforme conformità contratto contraente consegna controllo convenzione costo criterio dato decreto definizione
    delibera deposito dichiarazione disciplinare disposizione ditta documentazione documento domanda durata economico elemento elenco ente
    esclusione esecuzione esigenza fattura fase fine firma fornitore fornitura garanzia gara gestione giorno impegno impresa importo
    indicato indicazione informazione inoltre istanza lavoro legge legale limite lotto mandatario manodopera mercato minimo modalità modello modifica
    modulo motivo norma normativa numero obbligo offerta offerente oggetto operatore ordine organismo orario pagamento parte partecipante
    partecipazione pena penale periodo persona personale piattaforma possesso presentazione prestazione presso previsto prezzo procedura prodotto
    professionale provvedimento pubblico punteggio punto qualità quantità quota raggruppamento rapporto referente regione registro regolamento
    relativo requisito responsabile richiesta richiesto rilascio rispetto risultato riferimento sanitario scadenza scheda sede seguente
    servizio sistema soccorso soggetto società sottoscrizione stazione appaltante subappalto tecnico telematico termine tipo titolare titolo
    ulteriore unità unico utilizzo validità valore valutazione verifica versamento vigente`,
  pt: `abertura acordo adequado adjudicação adjudicatário administração administrativo adoção agente anexo apresentação apresentar aplicação aplicável
    artigo art atestado atividade ato atos atraso aviso autoridade capítulo cadastro caderno caso categoria causa certame certidão chamada classificação
    classificado cláusula cnpj código comercial comissão compra comprovação comunicação concorrência condição conforme conformidade considerado
    consórcio consulta consumo contratação contratada contratado contratante contrato controle correspondente credenciamento critério cumprimento dado data
    décima declaração decisão decorrente decreto defesa definido demais departamento desclassificação descrição descumprimento despesa desenvolvimento
    diligência direito disposição disposto disputa divulgação documentação documento econômico edital eficiência eletrônico embalagem emissão empenho
    empresa encargo encerramento endereço enquadramento entidade entrega equipe especificação estabelecido estadual estado estimado estudo exclusivo execução
    exercício exigência exigido experiência extinção falta federal fase ficha fim financeiro fiscal fiscalização forma fornecedor fornecimento fundamento
    funcionamento garantia geral gestão gestor habilitação hipótese impedimento imposto impugnação inciso indicado indireta informação infração inicialmente
    integral interessado item jurídico justificativa lance legal legislação lei licitação licitante limite local lote máximo marca mediante medida melhor microempresa
    ministério minuta modalidade modelo multa municipal município necessário necessidade nome norma nota número objeto obrigação observado ocorrência
    oficial operação órgão orçamento pagamento parágrafo parecer parte participação participante penalidade período pertinente pessoa plataforma portal
    portaria possível prazo preço prefeitura pregão pregoeiro prestação previsto princípio procedimento processo procurador procuradoria produto
    profissional proposta próprio prorrogação prova público qualidade qualificação quantidade quantitativo realização recebimento recurso referência
    regime registro regra regular regularidade regulamento relação representante requisito rescisão responsabilidade responsável respectivo resultado
    sanção saúde secretaria seguinte seguro serviço servidor sessão setor sigilo sistema social sociedade solicitação subcontratação técnico termo
    tipo título total trabalho tributo unidade único usuário utilização valor validade vencedor verificação vigência vigente vigésima vinculado advertência apuração atraso autorizado cabível cargo celebração cobrança comprobatório convocação convocar cpf defesa devidamente devido
    efetuar efetuado encaminhar expensas favorecido idoneidade infração inexecução inidoneidade integridade instrumento licitatório lucro notificação orçamentário
    ônus penal posterior preâmbulo preenchimento providência responsabilização superveniente tratamento transparência`,
  pl: `adres administracja aneks artykuł cena data decyzja dane dokument dokumentacja dostawa dostawca dotyczyć działalność dzień elektroniczny ewidencja
    faktura firma formularz forma gwarancja informacja inwestor jakość jednostka karta kara kierownik klient komisja koszt kryterium kwota kwalifikacja lista
    materiał miejsce minister miesiąc nazwa niniejszy numer obowiązek obowiązujący obszar ocena odbiór odpowiedź odpowiedzialność odpowiedni odrzucenie
    określony określenie oferent oferta opis opłata organ osoba oświadczenie otwarcie państwo parametr partia pełnomocnictwo płatność podatek podmiot podpis
    podstawa podwykonawca polski pomoc poprawka posiadać postanowienie postępowanie potwierdzenie praca prawo prawny procedura produkt projekt przedmiot
    przedsiębiorca przedstawiciel przepis przetarg przetwarzanie publiczny punkt rachunek realizacja referencja rejestr rodzaj rok rozporządzenie
    rozdział roboty siedziba spełniać specyfikacja spółka sposób sprawa sprzęt stan strona swz siwz system szczegółowy techniczny termin treść udział udzielenie
    umowa umowny unia urząd usługa ustawa uwaga użytkownik wada wadium wartość warunek wersja wniosek wskazany współpraca wybór wykaz wykluczenie
    wykonanie wykonawca wymaganie wymagany wynagrodzenie wysokość wyjaśnienie zabezpieczenie zadanie zakres zakup załącznik zamawiający zamówienie
    zapewnić zapis zapłata zasada zespół zgłoszenie zgodnie zgodność zlecenie zmiana zobowiązany zobowiązanie złożenie złotych`,
  nl: `aanbesteding aanbestedende aanbieding aanbod aankoop aanvraag aanvullend aanwezig aansprakelijkheid accountant adres afspraak akkoord algemeen
    artikel bedrag bedrijf beheer beoordeling bepaling beschikbaar beschrijving bestek betaling betrokken betreffende bewijs bijlage contract
    contractant criterium datum deelname derde dienst dienstverlening document eis eisen e-mail ervaring factuur formulier functie gegadigde gegevens geheel
    geldig geschiktheid gunning gunningscriterium indienen informatie inhoud inkoop inkoper inlichtingen inschrijver inschrijving jaar klant kosten
    kwaliteit leidraad leverancier levering looptijd medewerker minimaal naam nota offerte omschrijving onderaannemer onderdeel onderneming ondernemer
    ondertekening opdracht opdrachtgever opdrachtnemer opdrachtverlening organisatie overeenkomst overheid pagina partij periode perceel plan planning
    platform prijs procedure proces product project punt raamovereenkomst recht referentie regeling rapport risico samenwerking score selectie
    specificatie tarief technisch termijn toelichting toepassing totaal uitsluiting uitvoering uitvraag verantwoordelijk verklaring verplichting
    verzoek voorwaarde voorwaarden vraag waarde wens werkzaamheden wet wijziging`,
  vi: `ban bảng bảo bên biên bộ cán cam chi chính chương chủ chức chứng cơ công cục cung dấu dịch doanh dự đại đáp đầu địa điểm điều định đơn đối
    đồng đợt file ghi giá giám gói hạn hàng hành hiện hiệu hình hóa hoạt hồ hội hợp hướng kê kết khác khách khai khoản kinh kỹ lệ lệnh liên lý luật
    mẫu mời mua mục năng năm ngày nghị nghĩa nghiệm nghiệp người nguồn nguyên nhà nhân nhận nội nộp nước pháp phẩm phát phần phê phí phòng phương phụ phục
    quan quản quốc quy quyền quyết sản sách sở số sơ sử sửa tác tài tắc tầng tên thẩm thanh tháng thành thầu thỏa thể thiết thi thông thời thu thuật
    thuế thuộc thương tiêu tin tình tổ tổng toán trách trạm trang trị trình trúng trung trường tư tự ủy văn vấn vật viên việc vốn vụ xác xây xét xuất ý yêu
    stt cdnt bdl e-hsmt e-hsdt hsmt hsdt scan webform đính kèm duyệt dung nêu`,
  ru: `адрес акт акция анкета арбитраж аукцион банк банковский бюджет валюта вид возможность вопрос время выбор выполнение гарантия год государственный
    гражданин гражданский график группа данные дата действие день деятельность договор документ документация доля дополнительный единица единый
    закон законодательство заказчик закупка заключение запрос заявка заявление изменение извещение исполнение исполнитель использование информация
    качество кодекс количество комиссия компания комплект конкурс контракт контроль копия критерий лицо лот материал место месяц метод налог название
    наименование наличие настоящий начало начальный ндс номер обеспечение обязанность обязательство объект объем окончание оплата описание
    определение организация орган основание ответственность отказ отношение оферта отчет оценка пакет параметр перечень период письмо план площадка поставка
    поставщик подача подпись подрядчик показатель положение получение порядок постановление право предложение предмет предоставление представитель
    предприятие претендент приложение применение принятие проведение проект производитель производство процедура процент пункт работа раздел размер
    разрешение реестр рассмотрение результат реквизит решение российский рубль руководитель сведения свидетельство система служба случай соглашение содержание
    соответствие соответствующий состав способ срок статья сторона стоимость страна строка субподрядчик сумма счет таблица технический товар торги требование
    указанный условие услуга установленный устав участие участник учет федеральный финансовый форма характеристика цена часть экономический электронный этап юридический`,
  zh: `安全 办法 保证 保证金 报价 本项目 编制 标准 标段 表格 补充 不得 部分 材料 采购 采购人 参加 参与 参考 产品 偿还 承包 承包人 承担 承诺 程序 澄清 处理 出具 次日 达到 代表 代理
    代理人 担保 单位 单价 登记 地址 电话 电子 调整 订立 方案 方法 方式 法定 法规 法律 范围 费用 符合 附件 复印件 负责 改正 盖章 高于 格式 根据 工程 工期 工作 公司 公开 公告
    公共 供应 供应商 构成 购买 关系 管理 规定 规范 国家 合格 合同 合理 合法 核实 货物 机构 基本 基础 技术 计划 计算 价格 检查 检验 交货 交易 建设 接受 结果 解释 金额 经营 经济
    开标 开始 开户 考核 款项 类似 履行 联合体 联系 联系人 列表 另有 流程 满足 名称 明确 能力 内容 拟派 平台 评标 评审 评分 期限 企业 签订 签字 前附表 情况 情形 确定 确认 人员
    日期 如下 若有 商务 上传 上述 设备 设计 身份 审查 审核 生产 时间 实施 使用 收到 授权 书面 数量 说明 税率 损失 所有 所在地 提交 提供 条件 条款 通知 通知书 投标 投标人
    投标文件 投标函 图纸 委托 文件 文本 违约 违反 无效 系统 下载 现场 相关 相应 响应 项目 项目名称 信息 信用 信誉 行业 形式 修改 须知 需求 询问 验收 要求 业绩 业主 一览表 依据 以上
    以下 异议 有关 有限 有限公司 有效 有效期 优惠 预算 约定 运输 责任 招标 招标人 招标文件 折扣 证明 证书 支付 执行 执照 职责 指标 指定 质保 质量 质疑 中标 中标人 重要 制造 主管 主要
    注册 专用 专业 装订 转让 资格 资料 资金 资质 自行 组成 组织 最高 最低 作为 性能 采用 构造 表示 股份 股份有限公司 另有约定 人的`,
  ko: `가격 개인정보 개찰 검사 검수 검토 견적 결과 결정 경쟁 계약 계약금액 계약상대자 계약서 계획 계획서 고시 공고 공급 공급자 공동수급체 공사 공정 과업 과업내용서 과업지시서 과제 관련
    관리 교육 구매 국가 규격 규격서 규정 근거 금액 기간 기관 기록 기본 기술 기재 기준 기타 기한 날짜 납기 납품 내역 내역서 내용 년도 담당 담당자 당사자 대금 대표자 등록 명시 명칭 목록 목적 문서
    문서번호 문의 방법 배점 범위 법률 변경 별도 별지 별첨 보고 보고서 보안 보증 보증금 본사 부서 부정당업자 비용 비율 사업 사업자 사용 사항 산출 서류 서명 서식 선정 설계 설명 성명 세부
    수량 수요 수행 승인 시스템 시행 시행령 시험 신청 신청서 실시 실적 안전 업무 업체 연구원 연락처 영업 예산 예정 완료 요구 요구사항 요구조건 요청 용역 운영 원본 유의 유지보수 의무 이행 이상
    인력 인증 일반 일시 일자 입찰 입찰서 입찰자 자격 자료 작성 작업 장비 장소 적용 전자 절차 점검 접수 정보 제공 제안 제안서 제작 제출 제품 제한 조건 조사 조치 조항 종류 준공 준수 증명서 지급
    지원 지정 지체상금 진행 착수 참가 참여 첨부 청구 체결 총액 추진 출하 측정 통보 투입 특기 특수조건 평가 평가표 포함 표준 품명 품질 품질계획서 품질보증 필요 하도급 하자 항목 현장 협의 협정 확보 확인 회사 회의 효력`,
};
