/**
 * A rule's message for display below a field: the field is named by its label, as the user sees it, not as the contract does. The server's
 * answers keep the contract's name. Of a field such as `sections.0.title`, a message may name only the last part.
 */
export function namedByLabel<Message extends string | undefined>(message: Message, name: string, label: string) {
  const named = [name, name.slice(name.lastIndexOf('.') + 1)].find((part) => message?.startsWith(`${part} `));
  return named ? `${label}${message?.slice(named.length)}` : message;
}
