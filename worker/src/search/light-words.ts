/**
 * How much a word of a question says about what is asked, by itself. In a short tender "against" or "second" are as rare as "indemnity",
 * so counts within the documents alone overrate everyday words. What kind of answer they ask for is read by `question-cues.ts`.
 */
interface Lightness {
  /** Frame a question; an answer hardly ever repeats them. */
  framing: string;
  /** Everyday words that may matter. */
  everyday: string;
}

const lists: Record<string, Lightness> = {
  en: {
    framing: `able above actual agree ahead allow allowed alone along already amount another answer anybody anyway apart apply applied
      applies ask asked asking aside away back become been behind best better big bit bring brought call called came care carries
      carry case cause certain chance choose come comes coming company consider contain contained count counts current currently
      day days deal describe described detail details difference different directly does doing done early easy else end ends
      enough entire especially even eventually exact exactly example expect expected fact fall far fast few final find fine
      firm first follow followed following forth found full fully further future general generally getting given go goes going gone
      good got great guy guys half hand handle handled happen happened hard have having hear heard heavily help hold holding
      hour hours how however idea include included includes including instead involve involved issue job keep keeping kept kind
      kinds know known large last late later latest leave left length less let letting level like likely line list listed little
      long look looked looking lot lots low made main mainly make makes making manner many matter maximum mean meant mention
      mentioned minimum moment month months more most move much name named near necessary need needed needs never new next
      normal normally nothing number numbers obtain occur off often old one only open order ordinary out outside part particular
      parts pass past people per perform person persons place plan planned point points possible present probably purpose put
      question quick quickly quite rather reach reached ready real really reason receive received regard regarding related
      relevant right run running said same saw say says second see seen send sent serve set several shall show shown shows side
      simple simply situation small something soon sort specific specify specified spell stand stands start started starts
      state stated stay still stop such suppose sure table take taken takes taking talk tell term terms thing things think third
      three thrown through time times together told total toward treat treated tried tries try turn turned turns two type types
      under unless until used user uses using usual usually various want wants way ways week weeks well went whatever whole wish
      within without wonder word words work worked working works write written wrote wrong year years yet`,
    everyday: `access account action active activity add added address advance against age agency area arrive attention available
      average bad base based basic basis become begin beginning behave body book break breaks broken build building business
      buy car carefully cash centre change changed changes check checked city clear client clock close closed closing code collect
      combine common complete completed condition conditions contact control copy correct cost costs country cover covered create
      cut daily data date decide decided decision deep demand depend design develop document documents door double draw drop duty
      effect effort employ event exist existing expensive explain express extra face fail fair feel field figure file fill fix
      focus force foreign form formal free front game gather goal government grow guide head health heart heavy high higher home
      house human important improve increase individual inform information inside interest internal item items join key large law
      lead leader leading letter limit local lose loss lost man manage market material measure meet meeting member message method
      middle mind minute minutes mistake money names nature network notice object offer office official opinion options owe own
      owner owns page pages paper pay people piece position power practice prepare pressure price print private problem process
      produce product project proper prove provide public purchase quality quarrel race range rate read reading record reduce refer
      refuse reply report request require required requirement requirements respect respond response rest result results return
      review rise risk road role room rule rules safe safety sale save school score search section sell separate service services
      session share short sign single site size small society software solve source space speak special speed spend split staff
      stage standard step stick store story strong structure stuff style subject support system systems tag talk task teach
      team technical test text thought top touch trade train travel trouble true trust turnup unit update value version view visit
      voice wait walk watch water wear web website weight wide win winning worker world`,
  },
  vi: {
    framing: `bằng các cách chính đặt gọi hiện hình kiểu loại mấy mức nói phần quá thế theo thường tính xem bên việc lần trước sau lúc lên khi đặt nộp muốn chỗ mã số`,
    everyday: '',
  },
};

/** Shares of its weight that such a word keeps. */
const framingWeight = 0.5;
const everydayWeight = 0.8;

const weights = new Map<string, Map<string, number>>();

/** 1, or less for a word that says less, its plural among them. `word` in lower case. */
export function contentWeight(word: string, language: string): number {
  let known = weights.get(language);
  if (!known) {
    const { framing = '', everyday = '' } = lists[language] ?? {};
    const entries = (words: string, weight: number) =>
      words
        .split(/\s+/u)
        .filter(Boolean)
        .map((entry): [string, number] => [entry, weight]);
    known = new Map([...entries(everyday, everydayWeight), ...entries(framing, framingWeight)]);
    weights.set(language, known);
  }
  return known.get(word) ?? known.get(word.replace(/(?:'s|s)$/u, '')) ?? 1;
}
