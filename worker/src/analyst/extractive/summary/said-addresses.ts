/** Addresses of the web as documents write them. */
const address = /(?:https?:\/\/|www\.)[^\s/|)]{3,80}/giu;

/** Whether a text has addresses of the web, and lines have all of them already. */
export function saysKnownAddresses(text: string, lines: readonly { text: string }[]): boolean {
  const own = text.match(address) ?? [];
  return own.length > 0 && own.every((each) => lines.some((line) => line.text.includes(each)));
}
