/** Whether a text has brackets around three characters or more: a blank of a form, to be filled in. */
export function hasBracketedBlank(text: string): boolean {
  // A pattern would look for the end again from every bracket that opens.
  const parts = text.split(']');
  return parts.slice(0, -1).some((part) => part.includes('[') && part.length - part.indexOf('[') > 3);
}
