/** A node of the syntax tree, with the fields that are used here. */
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

/** The properties of an endpoint that the app needs; the others are for the api. */
const needed = new Set(['failed', 'access', 'accepts', 'produces']);

/** The properties of endpoints, such as `endpoint.get(path, { … })`, in a node that the app does not need. */
export function endpointCuts(node: Node): Node[] {
  const { callee, arguments: given } = node as { callee?: { object?: { name?: string } }; arguments?: unknown };
  const [, input] = nodes(given);
  if (callee?.object?.name === 'endpoint' && input?.type === 'ObjectExpression') {
    return nodes(input.properties).filter(
      ({ type, key }) => type === 'Property' && !needed.has((key as { name?: string }).name ?? ''),
    );
  }
  return childrenOf(node).flatMap(endpointCuts);
}

/** The names that a node may use from its scope. It may include names that the node declares itself, which does no harm. */
export function freeNames(node: Node, cuts: readonly Node[]): Set<string> {
  const found = new Set<string>();
  const visit = (at: Node) => {
    if (cuts.includes(at) || at.type.startsWith('TSType') || at.type.startsWith('TSInterface')) return;
    if (at.type === 'Identifier') found.add(at.name as string);
    for (const child of childrenOf(at)) {
      const isName =
        (at.type === 'MemberExpression' && child === at.property) || (at.type === 'Property' && child === at.key);
      // In `{ id }`, the value reads `id`.
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
    // With the comma after it.
    at = cut.end + (/^\s*,/.exec(code.slice(cut.end, node.end))?.[0].length ?? 0);
  }
  return text + code.slice(at, node.end);
}
