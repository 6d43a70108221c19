/** A node of the syntax tree, as far as it matters here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A list of nodes. */
export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodes(value)));

/** What the app needs of an endpoint; the rest is for the api. */
const needed = new Set(['method', 'path', 'failed', 'access', 'accepts', 'produces']);

/** The properties of endpoints within a node that the app does not need. */
export function endpointCuts(node: Node): Node[] {
  const { callee, arguments: given } = node as { callee?: { name?: string }; arguments?: unknown };
  const [input] = nodes(given);
  if (callee?.name === 'defineEndpoint' && input?.type === 'ObjectExpression') {
    return nodes(input.properties).filter(
      ({ type, key }) => type === 'Property' && !needed.has((key as { name?: string }).name ?? ''),
    );
  }
  return childrenOf(node).flatMap(endpointCuts);
}

/** The names that a node may take from around it: too many where it has such a name of its own, which costs nothing. */
export function freeNames(node: Node, cuts: readonly Node[]): Set<string> {
  const found = new Set<string>();
  const visit = (at: Node) => {
    if (cuts.includes(at) || at.type.startsWith('TSType') || at.type.startsWith('TSInterface')) return;
    if (at.type === 'Identifier') found.add(at.name as string);
    for (const child of childrenOf(at)) {
      const isName =
        (at.type === 'MemberExpression' && child === at.property) || (at.type === 'Property' && child === at.key);
      // `{ id }` reads `id` by its value.
      if (!isName || at.computed === true) visit(child);
    }
  };
  visit(node);
  return found;
}

/** A node's text without some properties in it. */
export function without(code: string, node: Node, cuts: readonly Node[]): string {
  let text = '';
  let at = node.start;
  for (const cut of [...cuts].sort((one, other) => one.start - other.start)) {
    text += code.slice(at, cut.start);
    // With the comma behind it.
    at = cut.end + (/^\s*,/.exec(code.slice(cut.end, node.end))?.[0].length ?? 0);
  }
  return text + code.slice(at, node.end);
}
