/**
 * Words that frame a question, which an answer hardly ever repeats; by language. In a short tender "second" is as rare as "indemnity",
 * so counts within the documents alone overrate them. What kind of answer they ask for is read by `question-cues.ts`.
 */
const framing: Record<string, string> = {
  en: `able above actual agree ahead allow allowed alone along already amount another answer anybody anyway apart apply applied
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
  vi: `bằng các cách chính đặt gọi hiện hình kiểu loại mấy mức nói phần quá thế theo thường tính xem bên việc lần trước sau lúc lên khi đặt nộp muốn chỗ mã số`,
};

/** Share of its weight that such a word keeps. */
const framingWeight = 0.75;

const sets = new Map<string, ReadonlySet<string>>();

/** 1, or less for a word that frames a question, its plural among them. `word` in lower case. */
export function contentWeight(word: string, language: string): number {
  let words = sets.get(language);
  if (!words) {
    words = new Set((framing[language] ?? '').split(/\s+/u).filter(Boolean));
    sets.set(language, words);
  }
  return words.has(word) || words.has(word.replace(/(?:'s|s)$/u, '')) ? framingWeight : 1;
}
