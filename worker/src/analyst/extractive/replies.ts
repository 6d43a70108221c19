import {
  answerNumber,
  isLabelledAnswer,
  isLabelledQuestion,
  isQuestion,
  questionNumber,
  saysYesOrNo,
} from '../../search/reply-labels.ts';
import { keysOf, type Statement } from './statements.ts';

/** Who is to fill in a form. */
const ofBidder =
  /^(?:the |each |every |all )?(?:bidders?|tenderers?|vendors?|suppliers?|proponents?|offerors?|applicants?|bieter|der bieter|die bieter|le candidat|les candidats|el licitador|los licitadores)(?!\p{L})/iu;
/** Further questions of the same entry: "If so, until when?" */
const mostFurther = 2;
/** Sentences of an answer. */
const mostOfReply = 3;

/**
 * What documents reply to a question in them, as in a list of bidders' questions, with the further questions between; empty where what follows
 * may be about something else, or the documents want the reply from the bidder, as in a form.
 * @param statements around it, in reading order, `index` being the place of each
 */
export function replyTo(question: Statement, statements: readonly Statement[]): Statement[] {
  const isAsking = isQuestion(question.text) || isLabelledQuestion(question.text);
  if (question.shape === 'row' || !isAsking) return [];
  const after = statements.slice(question.index + 1);
  const entry: Statement[] = [];
  for (const next of after) {
    const isFurther = entry.length < mostFurther && isQuestion(next.text) && !isLabelledQuestion(next.text);
    if (!isFurther || next.shape === 'row' || !isBelow(question, next)) break;
    entry.push(next);
  }
  const first = after[entry.length];
  if (first && isBelow(question, first) && isReply(question, entry, first, after[entry.length + 1])) {
    return [...entry, ...restOfReply(first, statements)];
  }
  // All questions may come before all answers.
  const number = questionNumber(question.text);
  const apart = number && after.find((each) => isBelow(question, each) && answerNumber(each.text) === number);
  return apart ? restOfReply(apart, statements) : [];
}

const isBelow = (question: Statement, next: Statement) =>
  next.documentId === question.documentId && next.path.join('\n') === question.path.join('\n');

function isReply(
  question: Statement,
  further: readonly Statement[],
  first: Statement,
  next: Statement | undefined,
): boolean {
  if (first.shape === 'row' || isQuestion(first.text)) return false;
  if (isLabelledAnswer(first.text)) {
    const [asked, given] = [questionNumber(question.text), answerNumber(first.text)];
    return asked === null || given === null || asked === given;
  }
  // An item may be the blank of a form, below which the next item is the next blank.
  if (question.shape === 'item' || first.shape === 'item' || !isQuestion((further.at(-1) ?? question).text))
    return false;
  if (isLabelledQuestion(first.text)) return false;
  // "Yes." and "No." one below the other are the boxes of a form.
  if (saysYesOrNo(first.text)) return !(next && saysYesOrNo(next.text));
  if (isLabelledQuestion(question.text)) return true;
  const own = new Set([question, ...further].flatMap((each) => keysOf(each.text, each.language)));
  // "The bidder shall attach the certificate" is the duty that a form asks about.
  return !ofBidder.test(first.text) && keysOf(first.text, first.language).some((key) => own.has(key));
}

/** The first sentence of a reply, with the next ones where it is marked as a reply, up to a question or an entry of its own. */
function restOfReply(first: Statement, statements: readonly Statement[]): Statement[] {
  if (!isLabelledAnswer(first.text) && !saysYesOrNo(first.text)) return [first];
  const rest = statements.slice(first.index + 1, first.index + mostOfReply);
  const end = rest.findIndex(
    (next) =>
      next.shape !== first.shape ||
      !isBelow(first, next) ||
      isQuestion(next.text) ||
      isLabelledQuestion(next.text) ||
      isLabelledAnswer(next.text),
  );
  return [first, ...(end < 0 ? rest : rest.slice(0, end))];
}
