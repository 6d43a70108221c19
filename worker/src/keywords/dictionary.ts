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
  const rules = decoder.decode(files[0].default.aff);
  return createDictionary(entries, readAffixes(rules, 'PFX'), readAffixes(rules, 'SFX'));
}

/** The rules of a Hunspell affix file: `SFX flag strip add condition` (man 5 hunspell). */
function readAffixes(file: string, kind: 'PFX' | 'SFX'): Affix[] {
  const affixes: Affix[] = [];
  for (const line of file.split('\n')) {
    const [name, flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/u);
    // Each group of rules begins with a line that has no condition.
    if (name !== kind || condition === undefined) continue;
    const pattern = new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`, 'u');
    affixes.push({ flag: flag.toLowerCase(), strip: strip === '0' ? '' : strip, add, condition: pattern });
  }
  return affixes;
}

const prefixes =
  'anti co counter de dis fore hyper in inter micro mid mis multi non out over post pre pro re semi sub super trans un under up'.split(
    ' ',
  );
const endings = /(?:(?:er|or|ee|ing)s?|ably|ability|able|less|wise|ship|ness|ly|ally|al|ed|s)$/u;

function createDictionary(entries: Map<string, string>, before: Affix[], after: Affix[]): Dictionary {
  /** An entry with a suffix or none; `flag` is that of the prefix that was taken off. */
  const isSuffixed = (word: string, flag: string) =>
    (entries.get(word)?.includes(flag) ?? false) ||
    after.some((suffix) => {
      if (!word.endsWith(suffix.add)) return false;
      const base = word.slice(0, word.length - suffix.add.length) + suffix.strip;
      const flags = suffix.condition.test(base) ? entries.get(base) : undefined;
      return flags?.includes(suffix.flag) && flags.includes(flag);
    });
  const isEntry = (word: string) =>
    isSuffixed(word, '') ||
    before.some(({ add, flag }) => word.startsWith(add) && isSuffixed(word.slice(add.length), flag));
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
        (prefix) => word.startsWith(prefix) && word.length - prefix.length >= 5 && isEntry(word.slice(prefix.length)),
      );
    },
  };
}
