import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state that always moves on at once is never seen. */
const passes = ({ always }: AnyStateNode) => always?.some(({ guard }) => guard === undefined) ?? false;

/**
 * Every state a machine can rest in, by its path (`'editing'`, `'live.reconnecting'`), in the order they are written.
 * A story is due for each.
 */
export function statesOf(machine: AnyStateMachine): string[] {
  const leaves = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states).filter((child) => child.type !== 'history' && !passes(child));
    return children.length === 0 ? [node.path.join('.')] : children.flatMap(leaves);
  };
  return leaves(machine.root);
}
