/** In characters; what a sentence about a document can contain without hiding its own words. */
const longest = 40;

/** A kind of document that is told by its number or letter: "Addendum 2", "Annex B", "Amendment No. 0003". */
const numberedKind =
  /(?<!\p{L})((?:addendum|corrigendum|amendment|clarifications?|annex|appendix|attachment|schedule|volume|nachtrag|anlage|anhang|annexe|additif|avenant|adenda|anexo)(?!\p{L}))[ -]{0,2}(?:(?:no\.?|n[o°º]\.?|nr\.?|number|#)[ -]{0,2})?0{0,4}(\d{1,3}|\p{L})(?![\p{L}\p{N}])/iu;
/** Without a number, it tells a document as long as there is one of its kind. */
const kind = /(?<!\p{L})(addendum|corrigendum|nachtrag)(?!\p{L})/iu;
const fileType = /\.[a-z\d]{2,5}$/iu;

const upperFirst = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/** The words of a file's name, without its type and the marks that are typed instead of blanks. */
const wordsOf = (fileName: string) =>
  fileName
    .replace(fileType, '')
    .replace(/_+|(?<=\p{L})-(?=\p{L}{3})|%20/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

function kindOf(words: string): string | null {
  const numbered = numberedKind.exec(words);
  // "Schedule a visit" has no letter of a schedule.
  if (numbered && !/\p{Ll}/u.test(numbered[2] ?? '')) return `${upperFirst(numbered[1] ?? '')} ${numbered[2]}`;
  const found = kind.exec(words)?.[1];
  return found ? upperFirst(found) : null;
}

/** The first words of a title, with "…" where others follow. */
function shortened(words: string): string {
  const letters = [...words];
  if (letters.length <= longest) return words;
  const cut = letters.slice(0, longest).join('');
  const lastBlank = cut.lastIndexOf(' ');
  return `${(lastBlank > longest / 2 ? cut.slice(0, lastBlank) : cut).replace(/[\s,.–-]$/u, '')}…`;
}

/**
 * How a sentence names documents, by their keys: by the kind and number that are in a file's name ("Addendum 2"), else by its first words.
 * Documents that would have the same name are told by the whole words of their files' names.
 */
export function documentTitles<Key>(fileNames: ReadonlyMap<Key, string>): Map<Key, string> {
  const titles = [...fileNames].map(([key, fileName]) => {
    const words = wordsOf(fileName) || fileName;
    return { key, fileName, words, choices: [kindOf(words), shortened(words), words] };
  });
  return new Map(
    titles.map(({ key, fileName, choices }) => {
      const isOwn = (choice: string | null, at: number) =>
        choice !== null && titles.every((other) => other.key === key || other.choices[at] !== choice);
      return [key, choices.find(isOwn) ?? fileName];
    }),
  );
}
