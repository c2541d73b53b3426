/** A node of an ESTree syntax tree, with the fields that the rules read. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

/** What a rule knows about the file that is checked. */
export interface Context {
  /** Absolute path of the file. */
  filename: string;
  report: (finding: { node: Node; message: string }) => void;
}

/** A lint rule: a function for each type of node. */
export interface Rule {
  create: (context: Context) => Readonly<Record<string, (node: Node) => void>>;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The text of a string literal; undefined for any other node. */
export const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

/** The name of an identifier, or the last name of a chain of properties: `mode` of `tab.route.mode`. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return node['name'] as string;
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
    return nameOf(node['expression']);
  return undefined;
}

/** The node itself and all its descendants. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const [field, value] of Object.entries(node)) {
    if (field === 'parent') continue;
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* nodesIn(inner);
  }
}
