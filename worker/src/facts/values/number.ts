/**
 * A number as printed: `1.000,00`, `1,000.00`, `1,80,000`, `8 200,00`, `12'500`. With one kind of mark it parts groups where all after
 * the first have three digits (Indian: two, the last three), else it is the decimal mark. Null for what is no number.
 */
export function parseNumber(printed: string): number | null {
  let text = printed.replace(/[\s'’]/gu, '').replace(/[.,]$/u, '');
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma >= 0 && point >= 0) {
    const groups = comma > point ? /\./gu : /,/gu;
    text = text.replace(groups, '').replace(',', '.');
  } else if (comma >= 0 || point >= 0) {
    const mark = comma >= 0 ? ',' : '.';
    const parts = text.split(mark);
    const last = parts.at(-1) as string;
    const isGrouped =
      parts.length > 2 || (last.length === 3 && (parts[0] as string).length <= 3 && Number(parts[0]) !== 0);
    text = isGrouped ? parts.join('') : parts.join('.');
  }
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : null;
}

const words = new Map<string, number>();
const lists: Record<string, string> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  it: 'un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  pt: 'um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  nl: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  pl: 'jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie dwadziescia',
  vi: 'mot hai ba bon nam sau bay tam chin muoi',
  ru: 'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать',
};
for (const list of Object.values(lists))
  for (const [index, word] of list.split(' ').entries()) if (!words.has(word)) words.set(word, index + 1);
const tens: Record<string, number> = {
  einem: 1,
  einer: 1,
  eines: 1,
  eine: 1,
  une: 1,
  una: 1,
  uno: 1,
  uma: 1,
  duas: 2,
  doi: 2,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  dreissig: 30,
  dreißig: 30,
  vierzig: 40,
  funfzig: 50,
  sechzig: 60,
  neunzig: 90,
  trente: 30,
  quarante: 40,
  soixante: 60,
  treinta: 30,
  cuarenta: 40,
  sesenta: 60,
  noventa: 90,
  trinta: 30,
  quarenta: 40,
  sessenta: 60,
  trenta: 30,
  quaranta: 40,
  sessanta: 60,
  novanta: 90,
  dertig: 30,
  veertig: 40,
  zestig: 60,
  negentig: 90,
  trzydziesci: 30,
  szescdziesiat: 60,
  dziewiecdziesiat: 90,
  trzech: 3,
  dwoch: 2,
  czterech: 4,
  pieciu: 5,
  siedmiu: 7,
  dziesieciu: 10,
};
Object.assign(tens, {
  hundert: 100,
  cent: 100,
  cento: 100,
  cien: 100,
  sto: 100,
  'quatre-vingt-dix': 90,
  'quatre-vingts': 80,
  'cent vingt': 120,
  'cent quatre-vingts': 180,
  'ciento veinte': 120,
  'ciento ochenta': 180,
  'cento e vinte': 120,
  'cento e oitenta': 180,
  veinticuatro: 24,
  'treinta y seis': 36,
  'vinte e quatro': 24,
  'trinta e seis': 36,
  'quarenta e cinco': 45,
  'cuarenta y cinco': 45,
  'vingt-quatre': 24,
  'trente-six': 36,
  'quarante-cinq': 45,
  ventiquattro: 24,
  trentasei: 36,
  quarantotto: 48,
  quarantacinque: 45,
  centoventi: 120,
  centocinquanta: 150,
  centottanta: 180,
  vierundzwanzig: 24,
  sechsunddreissig: 36,
  achtundvierzig: 48,
  vierentwintig: 24,
  zesendertig: 36,
  'dwadziescia cztery': 24,
  'trzydziesci szesc': 36,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  十二: 12,
  十五: 15,
  十八: 18,
  二十: 20,
  二十四: 24,
  三十: 30,
  三十六: 36,
  六十: 60,
  九十: 90,
  一百二十: 120,
});
for (const [word, value] of Object.entries(tens)) words.set(word, value);
for (const [text, value] of [
  ['twenty', 20],
  ['fifty', 50],
  ['eighty', 80],
] as const)
  for (const and of [' ', ' and ']) words.set(`one hundred${and}${text}`, 100 + value);
for (const ten of ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'ninety'])
  'one two three four five six seven eight nine'.split(' ').forEach((unit, index) => {
    for (const mark of ['-', ' ']) words.set(`${ten}${mark}${unit}`, (words.get(ten) as number) + index + 1);
  });

/** A pattern's choice of all number words, longest first. */
export const numberWords = [...words.keys()].sort((a, b) => b.length - a.length).join('|');

/** A folded number word or printed number as a number. */
export function numberOf(text: string): number | null {
  return words.get(text) ?? parseNumber(text);
}
