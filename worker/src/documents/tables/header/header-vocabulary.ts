import { anywhere, wholeText, wholeWords } from './word-pattern.ts';

/**
 * How tables of technical data name their columns, by language: general words of tenders. A space separates words, an underscore is a space
 * within an entry; a pattern matches any ending.
 */
const names = wholeWords([
  'parameters? descriptions? characteristics? features? propert(?:y|ies) attributes? particulars services? components? equipment items? modules?',
  'merkmale? eigenschaft(?:en)? bezeichnung beschreibung kenngrößen? benennung leistungsmerkmale?',
  'paramètres? caractéristiques? désignations? libellés? rubriques?',
  'parámetros? características? descripción concepto denominación rubro',
  'parametr[oi] caratteristic(?:a|he) descrizione denominazione',
  'parâmetros? descrição designação denominação discriminação',
  'parametry? cechy? opis nazwa wyszczególnienie',
  'kenmerk(?:en)? omschrijving eigenschap(?:pen)? benaming',
  'параметры? характеристик[аи] наименование показател[ьи]',
  'thông_số chỉ_tiêu tên_thông_số mô_tả hạng_mục đặc_tính',
]);
const namesOfSpaceless = anywhere(['参数名称 参数 项目 名称 特性 指标 항목 구분 품명 특성 기능']);

const values = wholeWords([
  'values? requirements? required specifications? specified limits? targets? thresholds?',
  'service_levels? expected_levels? sla metrics? baselines?',
  'werte? anforderung(?:en)? sollwert spezifikation(?:en)? vorgabe mindestanforderung(?:en)? geforderter?',
  'valeurs? exigences? spécifications? requis demandée? seuils?',
  'valor(?:es)? requisitos? requerimientos? especificación especificaciones exigido solicitado',
  'valor[ei] requisit[oi] specific(?:a|he) richiest[oaie]',
  'exigência especificaç(?:ão|ões) exigid[oa]s?',
  'wartość wymagan(?:ia|ie|y|a|e) specyfikacja',
  'waarden? eis(?:en)? specificaties? vereiste?n?',
  'значени[ея] требовани[ея] требуем(?:ое|ые|ый)_значение',
  'giá_trị yêu_cầu quy_định',
]);
const valuesOfSpaceless = anywhere([
  '参数值 标准值 要求值 需求值 技术要求 要求 数值 规格 기준 규격 사양 요구사항 요구',
]);

const units = wholeText([
  'units? u\\.?\\s?m\\. einheit me unités? u unidad und\\.? u\\.m\\.? unità unidade jednostka jm j\\.m\\. eenheid единица_измерения ед\\.\\s?изм\\.? đơn_vị đvt 单位 計量單位 단위',
]);

const numbers = wholeText([
  's\\.?_?n\\.?o?\\.? s[rl]\\.?_?no\\.? sr\\.? s/n serial_(?:no|number)\\.? (?:item|line|ref|clause)_?(?:no|number|#)?\\.? n[°ºr]?\\.? nro\\.? núm\\.? ítem lfd\\.?_?nr\\.? pos\\.? lp\\.? l\\.p\\. nr\\.?(?:_crt\\.?)? № №_п/п п/п stt tt 序号 序號 条款号 項次 项次 编号 项号 번호 순번 연번 #',
]);

/** Columns that the bidder fills in, and remarks on a row besides its value. */
const remarks = wholeWords([
  "remarks? compliance complied compliant comply deviations? bidder(?:['’]?s)? references? page offered",
  'address(?:es)? quantity qty quantities stock weightage penalt(?:y|ies) documents? proof submitted confirm(?:ation)?',
  'anschrift(?:en)? bemerkung(?:en)? erfüllt ja/nein angabe(?:n)? anmerkung(?:en)? menge anzahl nachweis',
  'adresses? observations? remarques? conformité quantités? qté offre',
  'dirección observaciones cumple cumplimiento cantidad cant folio oferta sustento propuest[oa]',
  'indirizzo note conformità quantità q\\.tà offerta',
  'endereço observações atende quantidade qtde?\\.? quant\\.? oferta(?:do)?',
  'adres uwagi tak/nie oferowan[ey] ilość spełnia liczba_sztuk',
  'opmerking(?:en)? voldoet aantal',
  'адрес примечани[ея] количество кол-во соответствие',
  'địa_chỉ ghi_chú đáp_ứng số_lượng',
]);
const remarksOfSpaceless = anywhere(['地址 주소 备注 偏差 响应 数量 保证值 비고 수량 여부']);

/** The role that a header gives its column, in any of the languages; null where it gives none. */
export function roleInVocabulary(header: string): 'number' | 'unit' | 'remark' | 'value' | 'name' | null {
  const text = header.replace(/(?<![\s:.*])[\s:.*]+$/u, '').trim();
  if (text === '' || text.length > longestHeader) return null;
  if (numbers.test(text)) return 'number';
  if (units.test(text)) return 'unit';
  if (remarks.test(text) || remarksOfSpaceless.test(text)) return 'remark';
  if (values.test(text) || valuesOfSpaceless.test(text)) return 'value';
  return names.test(text) || namesOfSpaceless.test(text) ? 'name' : null;
}

const longestHeader = 80;
