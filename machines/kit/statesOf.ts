import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state that always moves on at once, or ends its parent, is never seen. */
const passes = ({ always, type }: AnyStateNode) =>
  type === 'final' || type === 'history' || always?.some(({ guard }) => guard === undefined) === true;

/**
 * Every state a machine can rest in, by its path (`'editing'`, `'live.reconnecting'`), in the order they are written.
 * A story is due for each.
 */
export function statesOf(machine: AnyStateMachine): string[] {
  const leaves = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states).filter((child) => !passes(child));
    return children.length === 0 ? [node.path.join('.')] : children.flatMap(leaves);
  };
  return leaves(machine.root);
}
