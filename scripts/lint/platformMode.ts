import { isNode, nameOf, textOf, type Node, type Rule } from './nodes.ts';

const modes = ['demo', 'account'];
const message =
  'The platforms have the same addresses, and differ in their configuration: add an option to app/platform/platformConfig.ts (ARCHITECTURE.md, Platforms).';

const isMode = (node: unknown) => nameOf(node) === 'mode';
const isModeName = (node: unknown) => modes.includes(textOf(node) ?? '');

/** Whether a type is `Record<PlatformMode, …>`: a table by platform decides as much as a comparison. */
function isTableByMode(node: Node): boolean {
  const { typeName, typeArguments } = node;
  if (nameOf(typeName) !== 'Record' || !isNode(typeArguments)) return false;
  const [key] = typeArguments['params'] as Node[];
  return isNode(key) && key.type === 'TSTypeReference' && nameOf(key['typeName']) === 'PlatformMode';
}

/** Code that asks which platform it is part of. */
export const platformMode: Rule = {
  create: ({ report }) => ({
    BinaryExpression(node) {
      const { operator, left, right } = node;
      if (operator !== '===' && operator !== '!==') return;
      if ((isMode(left) && isModeName(right)) || (isModeName(left) && isMode(right)))
        report({ node, message });
    },
    Property(node) {
      if (nameOf(node['key']) === 'mode' && isModeName(node['value'])) report({ node, message });
    },
    SwitchStatement(node) {
      const names = (node['cases'] as Node[]).map((one) => one['test']);
      if (isMode(node['discriminant']) && names.some(isModeName)) report({ node, message });
    },
    TSTypeReference(node) {
      if (isTableByMode(node)) report({ node, message });
    },
  }),
};
