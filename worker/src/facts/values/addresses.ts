import type { ReadValue, ValueReader } from './model.ts';

const mail = /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9.-]{3,80}/gu;
const link = /(?<![a-z0-9])(?:https?:? ?:?\/\/|www\.)[a-z0-9][^\s|]{2,100}/gu;
const phone =
  /(?<![a-z])(?:tel|phone|telephone|mobile|mob|ph|fax|fone|telefon|telefone|telefono|tlf|电话|전화|тел)[a-z.]{0,6}[ :.n°o]{0,8}[+(]{0,2}\d[\d ()./-]{6,24}|(?<!\d)\+\d{1,3}[ (-]{0,2}\d[\d ()-]{6,18}|\(\d{2,4}\) ?\d{3,4}[ -]{1,3}\d{3,5}|(?<![\d-])\d{3}-\d{3}-\d{4}(?!\d)|(?<![\d.-])0\d{2,4}[ -]\d{6,8}(?!\d)/gu;

function readerOf(pattern: RegExp): ValueReader {
  return (text) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: found }): ReadValue => ({ start: index, end: index + found.length, value: found.trim(), form: 1 }),
    );
}

/** E-mail addresses, of links, phone and fax numbers: what somebody can be reached by. */
export const readMails = readerOf(mail);
export const readLinks = readerOf(link);
export const readPhones = readerOf(phone);
