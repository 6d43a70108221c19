/**
 * Words that frame a question more than they say what it is about: an answer hardly ever repeats them. They count less, in
 * ranking and in judging whether the documents answer at all. What kind of answer they ask for is read by `question-cues.ts`.
 */
const lists: Record<string, string> = {
  en: `agency allow allowed amount anybody apply applied applies ask asked bring brought call called carry carries case choose
    client come company consider contain count counts deal describe detail entire exact example expect expected exist fall far fast
    final find firm follow full go good great handle happen hard have heard heavily hold help include involve issue job keep kept
    kind large last leave left length let level list listed look lot main manner matter mention name named number often old open
    order part people perform person place plan planned possible quick quickly quite ready real receive received reach regard
    relate right say see set show side soon sort specific specify stand stands start state still stop talk think thing time total
    touch try turn type usual usually way wish word work write wrote written wrong long short big small high low early late
    different same next first certain various whole different current currently moment`,
  vi: `bằng các cách cách chính đặt gọi hiện hình kiểu loại mấy mức nói phần quá thế theo thường tính xem`,
};

/** Share of its weight that a light word keeps. */
const lightWeight = 0.5;

const sets = new Map<string, ReadonlySet<string>>();

/** 1, or less for a word that only frames the question. `word` in lower case. */
export function contentWeight(word: string, language: string): number {
  let set = sets.get(language);
  if (!set) {
    set = new Set((lists[language] ?? '').split(/\s+/u).filter(Boolean));
    sets.set(language, set);
  }
  return set.has(word) ? lightWeight : 1;
}
