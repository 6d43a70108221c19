/**
 * The part of a tender that contains a statement; `precedence` says which part prevails. `moved`: a statement
 * that replaces an earlier date, wherever it is; `replaced`: the earlier date; `overtaken`: a date of a document after which an addendum
 * gives another.
 */
export type Part =
  | 'moved'
  | 'addendum'
  | 'data'
  | 'special'
  | 'notice'
  | 'general'
  | 'instructions'
  | 'technical'
  | 'forms'
  | 'replaced'
  | 'overtaken';

const titles: [part: Part, title: RegExp][] = [
  [
    'addendum',
    /^.{0,20}(?:addendum|corrigendum|amendment (?:no|n°|\d)|rectificat|rettifica|errat(?:a|um)|nachtrag|circular modificatoria|adenda|(?:additif|avenant) (?:n[o°]|aux? |\d)|补遗(?:文件|书)?(?:第|[一二三四五六七八九\d(])|정정 ?공고)/u,
  ],
  [
    'data',
    /data sheet|contract data|appendix to (?:itb|tender|bid)|key information|particulars of (?:the )?tender|bid details|datos de la (?:licitacion|convocatoria)|前附表|자료표/u,
  ],
  [
    'special',
    /(?:special|particular|specific|supplementary) (?:terms and )?conditions|\bscc\b|\bpcc\b|besondere (?:vertrags)?bedingungen|ccap|clauses? particuliere|(?:condiciones|clausulas) (?:especiales|particulares)|condicoes especiais|专用(?:合同)?条款|특수 ?조건|특별 ?조건/u,
  ],
  [
    'notice',
    /notice inviting|invitation (?:to|for) (?:bid|tender|quote)|tender notice|request for (?:proposal|quotation)s?$|bekanntmachung|avis (?:de marche|d'appel)|convocatoria|bando di gara|aviso de|ogloszenie|招标公告|공고/u,
  ],
  [
    'general',
    /general (?:terms and )?conditions|\bgcc\b|allgemeine (?:vertrags|geschafts)?bedingungen|conditions generales|condiciones generales|condizioni generali|condicoes gerais|通用(?:合同)?条款|일반 ?조건/u,
  ],
  [
    'instructions',
    /instructions? (?:to|for) (?:the )?(?:bidder|tenderer|applicant|offeror|consultant|proponent)|bewerbungsbedingungen|reglement de (?:la )?consultation|instrucciones (?:a|para)|instructie|投标人须知|유의서/u,
  ],
  [
    'technical',
    /technical specification|scope of (?:work|service|supply)|terms of reference|statement of work|leistungsbeschreibung|cctp|especificaciones tecnicas|capitolato tecnico|termo de referencia|opis przedmiotu|技术(?:规格|要求|标准)|과업 ?(?:지시서|내용)|규격서/u,
  ],
  [
    'forms',
    /^.{0,30}(?:bid form|tender form|form of (?:tender|bid|agreement)|proforma|pro forma|format (?:of|for)|formular|formblatt|formulaire|formulario|modelo de|modello|formularz|投标文件格式|서식|별지)/u,
  ],
];
const longestTitle = 120;

/** The part that begins with a folded title; undefined where none does. */
export function partOf(title: string): Part | undefined {
  if (title.length > longestTitle) return undefined;
  return titles.find(([, pattern]) => pattern.test(title))?.[0];
}

/**
 * How much a part prevails where two parts say different things, in units of a place's logit: a moved date over all, on however many pages
 * the earlier one is, then an addendum, then the data sheet and special conditions over general ones and instructions.
 */
export const precedence: Record<Part, number> = {
  moved: 4,
  addendum: 1.5,
  data: 0.4,
  special: 0.4,
  notice: 0.2,
  general: -0.2,
  instructions: 0,
  technical: 0,
  forms: -0.4,
  replaced: -4,
  overtaken: -4,
};

/** Whether a date of that part no longer counts. */
export const isPast = (part: Part | null): boolean => part === 'replaced' || part === 'overtaken';
