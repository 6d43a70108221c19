/**
 * How languages other than English and Vietnamese ask for a kind of answer: sources of patterns by the kind's name (`question-cues.ts`).
 * Whole words, except in Chinese and Korean. The first group of a count is what is counted.
 */
const german: Record<string, string> = {
  contact: 'telefon\\p{L}*|rufnummer|e-?mail-?adresse|faxnummer|hotline|internetadresse',
  percent:
    'wie ?viel prozent|prozentsatz|wie viele prozent|(?:welche[rnm]?|wie groß ist der) \\p{L}*anteil|prozentual\\p{L}*',
  duration:
    'wie (?:lange?|schnell|oft|häufig|rasch|kurzfristig)|(?:innerhalb|binnen) welche[rs]\\p{L}*|in welcher (?:frist|zeit)|(?:welche[rnms]?|wie lang ist die) \\p{L}*(?:frist|zeitraum|dauer|laufzeit)|wie viele (?:\\p{L}+ )?(?:sekunden|minuten|stunden|tage|wochen|monate|jahre)|wie viel (?:zeit|vorlauf)',
  clock: 'um wie ?viel uhr|welche[rn]? uhrzeit\\p{L}*|zu welchen zeiten',
  when: '(?:bis |ab |seit )?wann|(?:an|bis zu|ab) welchem (?:tag|datum|termin|zeitpunkt)|welche[sr] (?:datum|termin|jahr)|in welchem jahr',
  money:
    'wie teuer|was kostet|wie hoch (?:ist|sind|darf|dürfen|muss|wird|war)|wie ?viel (?:geld|euro|franken|kostet|kosten|zahlen)|welche[rnms]? (?:\\p{L}+ )?\\p{L}*(?:betrag|summe|preis|budget|kosten|gebühr|strafe|höhe)',
  count: 'wie ?viele? ((?:\\p{L}+ ?){1,3})|(?:welche|die) anzahl (?:der |an |von )?((?:\\p{L}+ ?){1,2})',
  size: 'wie (?:groß|hoch|breit|weit|schwer|lang|tief|dick|laut)|höchstens|mindestens|maximal\\p{L}*|minimal\\p{L}*',
  who: 'we[rmn]|wessen|welche (?:stelle|person|behörde|abteilung)|bei welcher (?:stelle|person|behörde)',
  name: 'welche[rnsm]? (?:\\p{L}+ )?(?:software|produkt|hersteller|marke|firma|stadt|ort|land|gericht|bank|programm|system)',
  place:
    'wo (?:sind|ist|werden|wird|erfolgt|findet)|wohin (?:sind|ist|werden|wird)|an welche\\p{L}* (?:ort|adresse|standort)|(?:liefer|leistungs|erfüllungs)ort',
  weights: 'gewicht(?:e|et|ung|ungen)',
};

const french: Record<string, string> = {
  contact: 'téléphone|numéro de (?:téléphone|fax)|adresse (?:mail|e-?mail|électronique|internet)|courriel|quel numéro',
  percent: 'pour ?cent(?:age)?|quelle (?:part|proportion|fraction)|quel taux',
  duration:
    'combien de temps|en combien de|à quelle (?:fréquence|vitesse)|quels? (?:\\p{L}+ ){0,2}?(?:délais?|durées?|périodes?)|quelle (?:\\p{L}+ ){0,2}?(?:durée|période)|combien (?:de |d.)(?:\\p{L}+ )?(?:secondes|minutes|heures|jours|semaines|mois|ans|années)|sous quel|durant quelle|pendant (?:combien|quelle)',
  clock: '(?:à |de )?quelle heure|quelles? heures|quels horaires',
  when: '(?:à partir de |jusqu.à |depuis |d.ici )?quand|quelle date|quel jour|quelle année|quelle échéance|date limite',
  money:
    'combien (?:coûte\\p{L}*|faut-il payer|d.argent|d.euros|vaut)|quel (?:\\p{L}+ )?(?:montant|prix|budget|coût|tarif)|quelle (?:\\p{L}+ )?(?:somme|pénalité|amende|indemnité)',
  count: 'combien (?:de |d.)((?:\\p{L}+ ?){1,3})|(?:quel|le) nombre (?:de |d.)?((?:\\p{L}+ ?){1,2})',
  size: 'quelle (?:est la )?(?:\\p{L}+ )?(?:taille|hauteur|largeur|profondeur|longueur|épaisseur|distance|puissance|surface|capacité)|(?:au )?(?:maximum|minimum)',
  who: '(?:à |par |de |avec |auprès de )?qui|quel (?:service|organisme|agent|interlocuteur)|quelle (?:personne|autorité|instance)',
  name: 'quelle? (?:\\p{L}+ )?(?:logiciel|marque|fabricant|fournisseur|entreprise|société|ville|pays|tribunal|banque|produit|outil)|quel est le nom',
  place: 'où|à quel endroit|(?:quel est le )?lieu (?:de|d.)(?:livraison|exécution)',
  weights: 'pondérations?|poids du prix',
};

const spanish: Record<string, string> = {
  contact: 'tel[ée]fono|correo(?: electr[óo]nico)?|direcci[óo]n (?:web|de correo)|qu[ée] n[úu]mero',
  percent: 'porcentaje|por ?ciento|qu[ée] (?:parte|proporci[óo]n|fracci[óo]n)',
  duration:
    'cu[áa]nto tiempo|con qu[ée] (?:frecuencia|rapidez|antelaci[óo]n|anticipaci[óo]n)|(?:qu[ée]|cu[áa]l(?:es)?) (?:\\p{L}+ ){0,3}?(?:plazos?|duraci[óo]n|per[íi]odo|vigencia)|cu[áa]nt[oa]s (?:\\p{L}+ )?(?:segundos|minutos|horas|d[íi]as|semanas|meses|a[ñn]os)|durante cu[áa]nto',
  clock: '(?:a |hasta )?qu[ée] horas?|qu[ée] horarios?',
  when: '(?:desde |hasta |para )?cu[áa]ndo|qu[ée] (?:fecha|d[íi]a|a[ñn]o)|fecha l[íi]mite',
  money:
    'cu[áa]nto (?:cuesta|cuestan|dinero|hay que pagar|se paga|vale|cobra)|(?:qu[ée]|cu[áa]l) (?:\\p{L}+ ){0,3}?(?:monto|importe|precio|presupuesto|costo|coste|suma|multa|tarifa|valor)',
  count: 'cu[áa]nt[oa]s ((?:\\p{L}+ ?){1,3})|n[úu]mero de ((?:\\p{L}+ ?){1,2})',
  size: 'cu[áa]l (?:es )?(?:el |la )?(?:tama[ñn]o|altura|anchura|ancho|profundidad|longitud|peso|capacidad|distancia|potencia)|como (?:m[áa]ximo|m[íi]nimo)|(?:m[áa]ximo|m[íi]nimo)',
  who: '(?:a |por |de |con |para |ante )?qui[ée]n(?:es)?|qu[ée] (?:oficina|organismo|persona|autoridad|[áa]rea|dependencia)',
  name: 'qu[ée] (?:\\p{L}+ )?(?:programa|marca|fabricante|proveedor|empresa|ciudad|pa[íi]s|tribunal|banco|producto|m[áa]quina|modelo)|c[óo]mo se llama',
  place: '(?:a |en )?d[óo]nde|(?:en |a )?qu[ée] lugar|lugar de (?:entrega|ejecuci[óo]n)',
  weights: 'ponderaci[óo]n|puntaje|peso del precio',
};

const portuguese: Record<string, string> = {
  contact: 'telefone|e-?mail|endereço (?:eletr[ôo]nico|web)|qual (?:o )?número',
  percent: 'percentual|percentagem|porcentagem|por cento|(?:que|qual(?: a)?) (?:parte|propor[çc]ão|fra[çc]ão|parcela)',
  duration:
    'quanto tempo|com (?:que|qual) (?:frequ[êe]ncia|anteced[êe]ncia|rapidez)|(?:que|qual|quais) (?:\\p{L}+ ){0,3}?(?:prazos?|dura[çc]ão|per[íi]odo|vig[êe]ncia)|quant[oa]s (?:\\p{L}+ )?(?:segundos|minutos|horas|dias|semanas|meses|anos)|durante quanto',
  clock: '(?:a |até )?(?:que|qual|quais) (?:o )?hor(?:as?|ário)|que horas',
  when: '(?:desde |até |para |a partir de )?quando|(?:que|qual)(?: a| o| é a)? (?:data|dia|ano)|data[- ]limite',
  money:
    'quanto (?:custa\\p{L}*|dinheiro|se paga|vale|devo pagar|temos de pagar|pagam?)|(?:que|qual|quais) (?:\\p{L}+ ){0,3}?(?:valor|montante|pre[çc]o|or[çc]amento|custo|soma|multa|tarifa)',
  count: 'quant[oa]s ((?:\\p{L}+ ?){1,3})|número de ((?:\\p{L}+ ?){1,2})',
  size: 'qual (?:é )?(?:o |a )?(?:tamanho|altura|largura|profundidade|comprimento|peso|capacidade|dist[âa]ncia|pot[êe]ncia)|(?:no )?(?:m[áa]ximo|m[íi]nimo)',
  who: '(?:a |por |de |com |para )?quem|(?:que|qual) (?:\\p{L}+ )?(?:órgão|setor|pessoa|autoridade|departamento)',
  name: '(?:que|qual)(?: é)?(?: o| a)? (?:\\p{L}+ )?(?:programa|marca|fabricante|fornecedor|empresa|cidade|país|foro|tribunal|banco|produto|sistema|software)|como se chama',
  place: 'onde|em que local|local de (?:entrega|execu[çc]ão)',
  weights: 'pondera[çc]\\p{L}*|pontua\\p{L}*|quanto pesa',
};

const italian: Record<string, string> = {
  contact: 'telefono|e-?mail|pec|indirizzo (?:web|mail|internet|di posta)|quale numero',
  percent: 'percentuale|per cento|(?:che|quale|quanta) (?:parte|quota|percentuale|frazione)',
  duration:
    'quanto tempo|ogni quanto|con (?:che|quale) (?:frequenza|anticipo|preavviso)|(?:che|qual|quale|quali|entro quale|entro quanto) (?:\\p{L}+ ){0,3}?(?:termin[ei]|durata|periodo|scadenza)|entro quant[oi]|quant[ie] (?:\\p{L}+ )?(?:secondi|minuti|ore|giorni|settimane|mesi|anni)|per quanto(?: tempo)?|quanto dura\\p{L}*',
  clock: '(?:a |entro )?(?:che|quale) or[ae]|quali orari|che orari[o]?',
  when: '(?:da |fino a |entro )?quando|(?:che|quale|qual è la) (?:data|giorno|anno)|entro (?:che|quale) (?:data|giorno)',
  money:
    'quanto (?:costa\\p{L}*|si paga|denaro|bisogna pagare|vale|dobbiamo pagare)|(?:che|qual|quale|quali) (?:\\p{L}+ ){0,3}?(?:importo|prezzo|budget|costo|somma|penale|sanzione|tariffa|valore|cifra)',
  count: 'quant[ie] ((?:\\p{L}+ ?){1,3})|numero di ((?:\\p{L}+ ?){1,2})',
  size: 'qual è (?:la |il )?(?:dimensione|altezza|larghezza|profondità|lunghezza|peso|capacità|distanza|potenza)|(?:al )?(?:massimo|minimo)|quanto (?:grande|lungo|alto|largo|pesante)',
  who: '(?:a |da |di |con |per )?chi|(?:che|quale) (?:ufficio|ente|persona|autorità|organo)',
  name: '(?:che|quale) (?:\\p{L}+ )?(?:programma|marca|produttore|fornitore|ditta|azienda|città|paese|foro|tribunale|banca|prodotto|piattaforma)|come si chiama',
  place: 'dove|in (?:che|quale) luogo|luogo di (?:consegna|esecuzione)',
  weights: 'pesi|punteggi\\p{L}*|quanto pesa',
};

const dutch: Record<string, string> = {
  contact: 'telefoon\\p{L}*|e-?mailadres|welk nummer|internetadres',
  percent: 'procent|percentage|welk (?:deel|aandeel)',
  duration:
    'hoe (?:lang|snel|vaak|ver van tevoren)|binnen (?:welke|hoeveel)|welke (?:\\p{L}+ )?(?:\\p{L}*termijn|periode|looptijd|duur)|hoeveel (?:\\p{L}+ )?(?:seconden|minuten|uren|uur|dagen|weken|maanden|jaren|jaar|tijd)',
  clock: 'hoe laat|welk tijdstip|welke tijden',
  when: '(?:tot |vanaf |sinds )?wanneer|(?:op|tot|voor) welke (?:datum|dag)|welke datum|welk jaar',
  money:
    'hoe duur|wat kost\\p{L}*|hoeveel (?:geld|euro|kost)|welk(?:e)? (?:\\p{L}+ )?(?:bedrag|prijs|budget|som|boete|tarief|kosten)|hoe hoog is',
  count: 'hoeveel ((?:\\p{L}+ ?){1,3})|aantal ((?:\\p{L}+ ?){1,2})',
  size: 'hoe (?:groot|hoog|breed|zwaar|diep|dik)|maxima\\p{L}*|minima\\p{L}*|minstens|hoogstens',
  who: '(?:door |aan |bij |met )?wie|welke (?:persoon|instantie|afdeling|dienst)',
  name: 'welke? (?:\\p{L}+ )?(?:software|merk|fabrikant|leverancier|bedrijf|stad|land|rechtbank|bank|product|systeem)',
  place: 'waar|op welke (?:locatie|plaats)|plaats van (?:levering|uitvoering)',
  weights: 'weging\\p{L}*|hoe zwaar',
};

const polish: Record<string, string> = {
  contact: 'telefon\\p{L}*|numer telefonu|adres (?:e-?mail|mailowy|internetowy)|e-?mail',
  percent: 'procent\\p{L}*|jaka część|jaki udział|ile procent',
  duration:
    'jak (?:długo|szybko|często)|(?:jaki|jakim|jakiego|w jakim) (?:\\p{L}+ )?(?:termin\\p{L}*|okres\\p{L}*|czas\\p{L}*)|ile (?:\\p{L}+ )?(?:sekund|minut|godzin|dni|tygodni|miesięcy|lat|czasu)|w ciągu ilu',
  clock: 'o której|która godzina|do której godziny|w jakich godzinach',
  when: '(?:od |do )?kiedy|(?:do )?(?:jakiego|którego) dnia|jaka data|jakiej daty|w jakim dniu',
  money:
    'ile (?:kosztuje|kosztują|pieniędzy|zapłac\\p{L}*|płac\\p{L}*|wynosi|złotych)|jak(?:a|i|ie|iej|ą) (?:\\p{L}+ )?(?:kwot\\p{L}*|cen\\p{L}*|budżet\\p{L}*|koszt\\p{L}*|sum\\p{L}*|kar\\p{L}*|wysokoś\\p{L}*)',
  count: 'ile ((?:\\p{L}+ ?){1,3})|ilu ((?:\\p{L}+ ?){1,3})|liczba ((?:\\p{L}+ ?){1,2})',
  size: 'jak (?:duż\\p{L}*|wysok\\p{L}*|szerok\\p{L}*|ciężk\\p{L}*|głębok\\p{L}*)|co (?:najmniej|najwyżej)|maksymaln\\p{L}*|minimaln\\p{L}*',
  who: 'kto|kogo|komu|kim|(?:jaka|która) (?:osoba|instytucja|komórka)|czyje',
  name: '(?:jaki|jaka|jakie|jakiej|który|która) (?:\\p{L}+ )?(?:oprogramowanie|marka|marki|producent|producenta|firma|firmy|miasto|kraj|sąd|bank|produkt|system)',
  place: 'gdzie|w jakim miejscu|miejsce (?:dostawy|realizacji|wykonania)',
  weights: 'kryteri\\p{L}*[^?]{0,60} wag\\p{L}*',
};

const russian: Record<string, string> = {
  contact: 'телефон\\p{L}*|электронн\\p{L}+ почт\\p{L}*|адрес сайта|по какому номеру',
  percent: 'процент\\p{L}*|как(?:ая|ую) (?:дол[яю]|часть)',
  duration:
    'как (?:долго|быстро|часто)|(?:как(?:ой|ов|ая)|в какой|за какой) (?:\\p{L}+ )?(?:срок\\p{L}*|период\\p{L}*|продолжительност\\p{L}*)|сколько (?:\\p{L}+ )?(?:секунд|минут|часов|дней|недель|месяцев|лет|времени)|в течение (?:какого|скольких)',
  clock: 'во сколько|в котором часу|в какое время',
  when: '(?:с какого числа|до какого|к какому)(?: \\p{L}+)?|когда|как(?:ая|ого|ой) (?:дат\\p{L}|числ\\p{L}|год\\p{L}*)',
  money:
    'сколько (?:стоит|стоят|денег|рублей|платить|надо заплатить)|как(?:ая|ова|ую|ой|ов) (?:\\p{L}+ )?(?:сумм\\p{L}|цен\\p{L}|стоимост\\p{L}|бюджет\\p{L}*|размер\\p{L}*|штраф\\p{L}*)',
  count: 'сколько ((?:\\p{L}+ ?){1,3})|количество ((?:\\p{L}+ ?){1,2})',
  size: 'максимальн\\p{L}*|минимальн\\p{L}*|как(?:ая|ой|ова) (?:\\p{L}+ )?(?:высот\\p{L}|ширин\\p{L}|длин\\p{L}|мощност\\p{L}|вес\\p{L}*|размер\\p{L}*)|не (?:более|менее)',
  who: 'кто|кого|кому|кем|какой (?:орган|отдел)|какое (?:лицо|учреждение)',
  name: 'как(?:ой|ая|ое|ую) (?:\\p{L}+ )?(?:программ\\p{L}*|марк\\p{L}|производител\\p{L}*|фирм\\p{L}|город|стран\\p{L}|суд|банк|продукт|систем\\p{L})',
};

const chinese: Record<string, string> = {
  contact: '电话|邮箱|网址|传真|联系方式|号码',
  percent: '百分之几|百分比|比例|百分之多少|几成',
  duration:
    '多久|多长时间|几(?:个)?(?:天|日|周|月|小时|分钟|年)|多少(?:个)?(?:天|日|周|月|小时|分钟|年)|期限|多快|什么时限',
  clock: '几点|什么钟点',
  when: '什么时候|何时|哪天|哪一天|什么日期|几号|截止(?:时间|日期)|哪年',
  money: '多少钱|多少元|金额|价格|费用|罚多少|多大金额|预算',
  count: '多少(?:个|名|人|台|套|份|件|次|家|项|张)?|几(?:个|名|人|台|套|份|件|次|家|项|张|回)',
  size: '多大|多高|多重|多宽|多长|多深|最(?:大|小|高|低|多|少)|至少|不超过',
  who: '谁|哪(?:个|家)(?:单位|部门|机构|人|方)|由哪方|哪一方',
  name: '哪(?:个|种|家)(?:品牌|软件|厂家|公司|城市|国家|法院|银行|平台|系统)|什么(?:品牌|软件|平台|型号)',
};

const korean: Record<string, string> = {
  contact: '전화|이메일|메일 주소|홈페이지|팩스|연락처',
  percent: '퍼센트|비율|몇 ?%|백분율|몇 프로',
  duration:
    '얼마나 (?:오래|걸리|빨리|자주)|얼마 ?동안|며칠|몇 ?(?:일|주|달|개월|시간|분|년)|기간|언제까지 걸|얼마 만에',
  clock: '몇 ?시|시각',
  when: '언제|어느 날|며칟날|날짜|마감',
  money: '얼마(?:입니까|인가|를|나 내|까지)?|금액|가격|비용|예산|몇 원',
  count: '몇 ?(?:명|개|대|부|건|곳|장|회|번|차례|사람|가지)|수량|인원',
  size: '얼마나 (?:큰|높|무거|넓|깊)|최대|최소|이상|이하',
  who: '누가|누구|어느 (?:부서|기관|쪽|측)|어떤 사람',
  name: '어떤 (?:소프트웨어|프로그램|제품|회사|브랜드|시스템)|어느 (?:회사|제조사|은행|법원|도시|나라)',
};

const sources: Record<string, Record<string, string>> = {
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  ru: russian,
  zh: chinese,
  ko: korean,
};

const compiled = new Map<string, RegExp | null>();

/** What in a question of a language asks for a kind of answer; null where nothing is known of it. */
export function askedWords(language: string, kind: string): RegExp | null {
  const id = `${language} ${kind}`;
  let pattern = compiled.get(id);
  if (pattern === undefined) {
    const source = sources[language]?.[kind];
    const isDense = language === 'zh' || language === 'ko';
    pattern = source ? new RegExp(isDense ? source : `(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu') : null;
    compiled.set(id, pattern);
  }
  return pattern;
}
