import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Transient, final and history states are never visible. */
const isTransient = ({ always, type }: AnyStateNode) =>
  type === 'final' || type === 'history' || always?.some(({ guard }) => guard === undefined) === true;

/**
 * All stable states of a machine by path (`'editing'`, `'live.reconnecting'`), in source order. Each needs a story.
 */
export function statesOf(machine: AnyStateMachine): string[] {
  const leaves = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states).filter((child) => !isTransient(child));
    return children.length === 0 ? [node.path.join('.')] : children.flatMap(leaves);
  };
  return leaves(machine.root);
}
