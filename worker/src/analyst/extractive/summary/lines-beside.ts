import type { Statement } from '../statements.ts';

/** Lines above and below an address that may belong to it. */
const reach = 2;
const mostWords = 14;
const parts =
  /^[^\p{L}]{0,4}(?:contact(?: person| name| officer)?|name|attn|attention|tel(?:ephone)?|phone|mobile|e-?mail|officer|ansprechpartner(?:in)?|telefon|frau|herr|interlocuteur|téléphone|courriel|contacto|teléfono|correo|referente|responsabile|telefono|contato|telefone|fone|osoba|联系人|电话|담당자?)(?!\p{L})/iu;

const time =
  /^[^\p{L}]{0,4}(?:closing time|time|uhrzeit|hor[aá](?:rio)?|heure|ora|orario|godzina|时间)(?!\p{L})[^:：|\d]{0,50}[:：|][\s|]{0,4}\d{1,2}\s?[:.h]\s?\d{2}/iu;

/** The hour on the line below a date: "Date: 3 May", "Time: 14:30". */
export function timeBelow(statement: Statement | undefined, statements: readonly Statement[]): Statement | undefined {
  const below = statement && statements[statements.indexOf(statement) + 1];
  if (!below || below.page !== statement.page || below.documentId !== statement.documentId) return undefined;
  return isTimeOfDay(below.text) ? below : undefined;
}

/** Whether a short line gives an hour after its label: "Time: 14:30". */
export const isTimeOfDay = (text: string): boolean => time.test(text) && text.split(' ').length <= mostWords;

/** The lines right beside an address that name the person or a further address: "Contact: | Ann Smith" above "E-mail: | …". */
export function contactBeside(statement: Statement | undefined, statements: readonly Statement[]): Statement[] {
  if (!statement || statement.text.split(' ').length > mostWords) return [];
  const isPart = ({ text, page, documentId, path }: Statement) =>
    page === statement.page &&
    documentId === statement.documentId &&
    path.at(-1) === statement.path.at(-1) &&
    text.split(' ').length <= mostWords &&
    /[:|]/u.test(text) &&
    parts.test(text);
  const at = statements.indexOf(statement);
  const found: Statement[] = [];
  for (let before = at - 1; before >= at - reach; before--) {
    const each = statements[before];
    if (!each || !isPart(each)) break;
    found.unshift(each);
  }
  for (let after = at + 1; after <= at + reach; after++) {
    const each = statements[after];
    if (!each || !isPart(each)) break;
    found.push(each);
  }
  return found;
}
