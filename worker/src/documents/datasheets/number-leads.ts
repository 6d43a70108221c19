/** What leads to a number that is none of a quantity: "Clause 5", "Annex 2", "Phase 3". */
const places =
  'clause|section|annex(?:ure)?|appendix|article|table|figure|fig|page|no|nr|item|lot|phase|chapter|schedule|form|step|level|type|class|version|' +
  'cl[aá]usula|secci[oó]n|anexo|art[ií]culo|artigo|tabla|norma|figura|p[aá]gina|artikel|abschnitt|anlage|seite|annexe|tableau|norme|allegato|articolo|tabella';

/** Whether a word leads to such a number. */
export const isNumberLead = (word: string): boolean => wholeWord.test(word);
const wholeWord = new RegExp(`^(?:${places})$`, 'iu');

/** Whether a text ends with such a word, before the number. */
export const endsWithNumberLead = (text: string): boolean => atEnd.test(text);
const atEnd = new RegExp(String.raw`(?:(?<!\p{L})(?:${places})\.?|第)[\s:º°-]{0,2}$`, 'iu');
