import { withoutListMark } from '@bidloom/texts/item-mark';

const number = String.raw`\s{0,3}(?:(?:no|nr|n[o°º])\.?\s{0,3})?(\d{1,4})?\s{0,3}[:：.)–—-]`;
/** A word and its number, or a letter with one; "Bidder question:" has a word before. */
const labelOf = (words: string, letters: string) =>
  new RegExp(
    String.raw`^(?:(?:\p{L}{2,12} ){0,2}?(?:${words})${number}|[${letters}]\s{0,3}(\d{1,4})?\s{0,3}[:：]|[${letters}](\d{1,4})\s?[.)–—-])`,
    'iu',
  );

const questionWords = 'question|query|frage|bieterfrage|pregunta|domanda|pergunta|quesito|pytanie|vraag|вопрос|câu hỏi';
const answerWords =
  'answer|ans|response|reply|antwort|réponse|respuesta|risposta|resposta|odpowiedź|antwoord|ответ|trả lời';

/** "Q3:", "Question 3.", "Frage Nr. 3:", "Pregunta 3)": how an entry of questions and answers begins. */
const questionLabel = labelOf(questionWords, 'qp');
const answerLabel = labelOf(answerWords, 'ar');
/** An answer without a label: not "non-registered bidders", "Confirmed bids are kept". */
const yesOrNo =
  /^(?:(?:yes|no|ja|nein|oui|non|sí|sì|sim|não|tak|nie|nee|да|нет|có|không)(?=[,.;:!]|$|\s[–—-]?\s?\p{L})|(?:correct|confirmed|not applicable|richtig)(?=[,.;:!]|$))/iu;

/** Whether a text asks something. */
export const isQuestion = (text: string): boolean => /[?？]["”»)\]]?$/u.test(text.trimEnd().slice(-3));
/** Whether a text begins as an entry of questions does. */
export const isLabelledQuestion = (text: string): boolean => questionLabel.test(withoutListMark(text));
export const isLabelledAnswer = (text: string): boolean => answerLabel.test(withoutListMark(text));
export const saysYesOrNo = (text: string): boolean => yesOrNo.test(withoutListMark(text));

/** "Response: ". With a number it may be asked for, and "R12:" or "P101 –" is the name of a requirement or a pump. */
const bareLabel = new RegExp(String.raw`^\s*(?:${questionWords}|${answerWords})\s?[:：]`, 'iu');

/** A text without the label of a question or an answer, which is no word of what it says. */
export const withoutReplyLabel = (text: string): string => text.replace(bareLabel, '');

/** The number of a labelled question or answer; null where it has none. */
export const questionNumber = (text: string): string | null => numberOf(questionLabel, text);
export const answerNumber = (text: string): string | null => numberOf(answerLabel, text);

function numberOf(label: RegExp, text: string): string | null {
  const match = label.exec(withoutListMark(text));
  return match?.slice(1).find((found) => found !== undefined) ?? null;
}

/** Whether a text of a word or two is a whole answer: "A3: No.", "Ja." */
export function isShortReply(text: string): boolean {
  const isEnded = text.length <= longestShort && /[.!]["”»)]?$/u.test(text);
  return isEnded && (isLabelledAnswer(text) || saysYesOrNo(text));
}

const longestShort = 40;
