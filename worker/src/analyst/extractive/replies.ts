import { withoutListMark } from '@bidloom/texts/item-mark';
import { keysOf, type Statement } from './statements.ts';

/** "Q3:", "Question 3.", "Frage Nr. 3:", "Pregunta 3)": how an entry of questions and answers begins. */
const questionLabel =
  /^(?:(?:question|query|frage|bieterfrage|pregunta|domanda|pergunta|quesito|pytanie|vraag|вопрос|câu hỏi)\s{0,3}(?:(?:no|nr|n[o°º])\.?\s{0,3})?(\d{1,4})?\s{0,3}[:：.)–—-]|q\s{0,3}(\d{1,4})?\s{0,3}[:：]|q(\d{1,4})[.)])/iu;
const answerLabel =
  /^(?:(?:answer|ans|response|reply|antwort|réponse|respuesta|risposta|resposta|odpowiedź|antwoord|ответ|trả lời)\s{0,3}(?:(?:no|nr|n[o°º])\.?\s{0,3})?(\d{1,4})?\s{0,3}[:：.)–—-]|a\s{0,3}(\d{1,4})?\s{0,3}[:：]|a(\d{1,4})[.)])/iu;
/** An answer without a label. */
const yesOrNo =
  /^(?:yes|no|correct|confirmed|not applicable|ja|nein|richtig|oui|non|sí|no|sì|sim|não|tak|nie|nee|да|нет|có|không)(?=[\s,.;:!–—-]|$)/iu;

/** Further questions of the same entry: "If so, until when?" */
const mostFurther = 2;
/** Sentences of an answer. */
const mostOfReply = 3;

/** Whether a text asks something. */
export const isQuestion = (text: string): boolean => /[?？]["”»)\]]?$/u.test(text.trimEnd().slice(-3));

/**
 * What documents reply to a question in them, as in a list of bidders' questions, with the further questions between; empty where what follows
 * may be about something else, or the documents want the reply from the bidder, as in a form.
 * @param statements around it, in reading order, `index` being the place of each
 */
export function replyTo(question: Statement, statements: readonly Statement[]): Statement[] {
  if (question.shape === 'row' || !isQuestion(question.text)) return [];
  const label = labelOf(questionLabel, question.text);
  const after = statements.slice(question.index + 1);
  const entry: Statement[] = [];
  for (const next of after) {
    const isFurther = entry.length < mostFurther && isQuestion(next.text) && !isLabelled(questionLabel, next.text);
    if (!isFurther || next.shape === 'row' || !isBelow(question, next)) break;
    entry.push(next);
  }
  const first = after[entry.length];
  if (first && isBelow(question, first) && isReply(question, entry, first)) {
    return [...entry, ...restOfReply(first, statements)];
  }
  // All questions may come before all answers.
  const isSame = ({ text }: Statement) => label !== null && labelOf(answerLabel, text) === label;
  const apart = after.find((each) => isBelow(question, each) && isSame(each));
  return apart ? restOfReply(apart, statements) : [];
}

const isBelow = (question: Statement, next: Statement) =>
  next.documentId === question.documentId && next.path.join('\n') === question.path.join('\n');

function isReply(question: Statement, further: readonly Statement[], first: Statement): boolean {
  if (first.shape === 'row' || isQuestion(first.text)) return false;
  const text = withoutListMark(first.text);
  const [asked, given] = [labelOf(questionLabel, question.text), labelOf(answerLabel, text)];
  if (isLabelled(answerLabel, text)) return asked === null || given === null || asked === given;
  // An item may be the blank of a form, below which the next item is the next blank.
  if (question.shape === 'item' || first.shape === 'item') return false;
  if (isLabelled(questionLabel, question.text) || yesOrNo.test(text)) return true;
  const own = new Set([question, ...further].flatMap((each) => keysOf(each.text, each.language)));
  return keysOf(text, first.language).some((key) => own.has(key));
}

/** The first sentence of a reply with the next ones, up to a question or an entry of its own. */
function restOfReply(first: Statement, statements: readonly Statement[]): Statement[] {
  const rest = statements.slice(first.index + 1, first.index + mostOfReply);
  const end = rest.findIndex(
    (next) =>
      next.shape !== first.shape ||
      !isBelow(first, next) ||
      isQuestion(next.text) ||
      isLabelled(questionLabel, next.text) ||
      isLabelled(answerLabel, next.text),
  );
  return [first, ...(end < 0 ? rest : rest.slice(0, end))];
}

const isLabelled = (label: RegExp, text: string) => label.test(withoutListMark(text));

/** The number of an entry; null where it has none. */
function labelOf(label: RegExp, text: string): string | null {
  const match = label.exec(withoutListMark(text));
  return match?.slice(1).find((number) => number !== undefined) ?? null;
}
