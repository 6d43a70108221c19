import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 5;

/**
 * A password for an account that is made by hand: 115 bits in groups that can be read out and typed. Nothing in it looks like SQL to
 * the sign-in form, which refuses two dashes in a row.
 */
export function generatePassword(): string {
  const group = () => Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
