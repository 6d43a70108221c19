const marks = /\p{M}/gu;
const special = new Map(
  Object.entries({
    ł: 'l',
    đ: 'd',
    ø: 'o',
    ı: 'i',
    '’': "'",
    '‘': "'",
    '´': "'",
    '–': '-',
    '—': '-',
    '‑': '-',
    '−': '-',
    '：': ':',
    '（': '(',
    '）': ')',
    '，': ',',
    '％': '%',
    '．': '.',
  }),
);
const known = new Map<string, string>();

/**
 * A text as names and values are looked for in it: small letters without accents, line breaks as spaces, one kind of dash and of
 * apostrophe. Every UTF-16 code unit stays one, so that offsets are those of the text itself.
 */
export function fold(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text[at] as string;
    let to = known.get(unit);
    if (to === undefined) {
      to = foldUnit(unit);
      known.set(unit, to);
    }
    folded += to;
  }
  return folded;
}

function foldUnit(unit: string): string {
  if (/\s/u.test(unit)) return ' ';
  const small = unit.toLowerCase();
  const mapped = special.get(small);
  if (mapped !== undefined) return mapped;
  // Only Latin letters lose their marks: elsewhere a mark makes another letter (й), or a syllable is made of letters (한).
  const plain = /\p{Script=Latin}/u.test(small) ? small.normalize('NFD').replace(marks, '') : small;
  return plain.length === 1 ? plain : unit;
}
