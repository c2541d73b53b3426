import { isNode, nameOf, nodesIn, type Node, type Rule } from './nodes.ts';

/** `system.get(…)` gives an untyped actor: a misspelled id or event compiles, and is dropped. */
export const actorLookup: Rule = {
  create: ({ report }) => ({
    CallExpression(node) {
      const { callee } = node;
      if (!isNode(callee) || callee.type !== 'MemberExpression') return;
      if (nameOf(callee) === 'get' && nameOf(callee['object']) === 'system')
        report({
          node,
          message: 'Only `platformChanges.ts` reads `system`. Invoke `worldChanges` or pass a reference.',
        });
    },
  }),
};

/** `sendParent` is untyped, and the machine fails when it runs alone. */
export const sendToParent: Rule = {
  create: ({ report }) => ({
    Identifier(node) {
      if (node['name'] === 'sendParent')
        report({
          node,
          message: 'Emit, and let the parent run `emitToParent(machine)` (docs/decisions/002).',
        });
    },
  }),
};

const effect = /^use(Layout)?Effect(Event)?$/;
/** Whether a node sends to an actor or listens to one. */
const isWire = (node: Node) =>
  node.type === 'CallExpression' &&
  isNode(node['callee']) &&
  node['callee'].type === 'MemberExpression' &&
  ['on', 'send'].includes(nameOf(node['callee']) ?? '');

/** A React effect that forwards events between actors. */
export const effectWiring: Rule = {
  create: ({ report }) => ({
    CallExpression(node) {
      if (!effect.test(nameOf(node['callee']) ?? '') || ![...nodesIn(node)].some(isWire)) return;
      report({ node, message: 'Machines talk as actors, not through effects (docs/decisions/002).' });
    },
  }),
};

const isJson = (node: unknown) =>
  isNode(node) &&
  node.type === 'CallExpression' &&
  isNode(node['callee']) &&
  nameOf(node['callee']) === 'stringify' &&
  nameOf(node['callee']['object']) === 'JSON';

/** Two values compared by their JSON, whose order of keys counts. */
export const jsonEquality: Rule = {
  create: ({ report }) => ({
    BinaryExpression(node) {
      const { operator, left, right } = node;
      if ((operator === '===' || operator === '!==') && (isJson(left) || isJson(right)))
        report({ node, message: 'Compare by `isEqual` of the kit.' });
    },
  }),
};
