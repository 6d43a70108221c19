/** Tells whether a lower-case word is a word of a language. */
export interface Dictionary {
  has(word: string): boolean;
}

interface Affix {
  flag: string;
  strip: string;
  add: string;
  condition: RegExp;
}

let english: Promise<Dictionary> | undefined;

/**
 * British and American English (SCOWL's Hunspell dictionaries), loaded when first asked for. Words that are regularly made of
 * dictionary words count too: "tenderer", "resubmit", "flowline".
 */
export function englishDictionary(): Promise<Dictionary> {
  english ??= loadEnglish();
  return english;
}

async function loadEnglish(): Promise<Dictionary> {
  const files = await Promise.all([import('dictionary-en'), import('dictionary-en-gb')]);
  const entries = new Map<string, string>();
  const decoder = new TextDecoder();
  for (const { default: file } of files) {
    // Names are looked up in small letters as all words are. The first line is the number of entries.
    for (const line of decoder.decode(file.dic).toLowerCase().split('\n').slice(1)) {
      const slash = line.indexOf('/');
      const word = slash === -1 ? line : line.slice(0, slash);
      entries.set(word, (entries.get(word) ?? '') + line.slice(word.length + 1));
    }
  }
  return createDictionary(entries, readSuffixes(decoder.decode(files[0].default.aff)));
}

/** The suffix rules of a Hunspell affix file: `SFX flag strip add condition` (man 5 hunspell). */
function readSuffixes(file: string): Affix[] {
  const suffixes: Affix[] = [];
  for (const [, flag = '', strip = '', add = '', condition = ''] of file.matchAll(
    /^SFX\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)[^\S\n]*$/gmu,
  )) {
    if (/^[YN]$/u.test(strip)) continue;
    suffixes.push({
      flag: flag.toLowerCase(),
      strip: strip === '0' ? '' : strip,
      add,
      condition: new RegExp(`${condition}$`, 'u'),
    });
  }
  return suffixes;
}

const prefixes =
  'anti co con counter de dis fore hyper in inter micro mid mis multi non out over post pre pro re semi sub super trans un under up'.split(
    ' ',
  );
const endings = /(?:(?:er|or|ee|ing)s?|ably|ability|able|less|wise|ship|ness|ly|ally|al|ed|s)$/u;

function createDictionary(entries: Map<string, string>, suffixes: Affix[]): Dictionary {
  const isEntry = (word: string) =>
    entries.has(word) ||
    suffixes.some(({ flag, strip, add, condition }) => {
      if (!word.endsWith(add)) return false;
      const base = word.slice(0, word.length - add.length) + strip;
      return condition.test(base) && (entries.get(base)?.includes(flag) ?? false);
    });
  const isDerived = (word: string) => {
    const ending = endings.exec(word)?.[0];
    if (ending === undefined || word.length - ending.length < 4) return false;
    const base = word.slice(0, -ending.length);
    if (isEntry(base)) return true;
    return /^[aeio]/u.test(ending) && (isEntry(`${base}e`) || (base.endsWith('i') && isEntry(`${base.slice(0, -1)}y`)));
  };
  const isCompound = (word: string) => {
    for (let cut = 4; cut <= word.length - 4; cut++)
      if (isEntry(word.slice(0, cut)) && isEntry(word.slice(cut))) return true;
    return false;
  };
  const isWord = (word: string) => isEntry(word) || isDerived(word) || isCompound(word);
  return {
    has(word) {
      if (isWord(word)) return true;
      return prefixes.some(
        (prefix) => word.startsWith(prefix) && word.length - prefix.length >= 4 && isWord(word.slice(prefix.length)),
      );
    },
  };
}
