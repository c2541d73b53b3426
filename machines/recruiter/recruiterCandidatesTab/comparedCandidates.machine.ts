import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';

interface ComparedChanged {
  type: 'compared.changed';
  ids: readonly string[];
}

/** Remembers who was chosen to be compared while another tab is open, until the world is reset. */
const comparedCandidatesMachine = setup({
  types: { context: {} as { ids: readonly string[] }, events: {} as ComparedChanged },
  actions: { setIds: assign((_, { ids }: ComparedChanged) => ({ ids })) },
}).createMachine({
  id: 'comparedCandidates',
  context: { ids: [] },
  on: { 'compared.changed': { actions: withEvent('setIds') } },
});

export type ComparedCandidatesLogic = typeof comparedCandidatesMachine;
export type ComparedCandidates = ActorRefFrom<ComparedCandidatesLogic>;

export const comparedCandidates = ({ background }: Pick<TabInput, 'background'>): ComparedCandidates =>
  background('comparedCandidates', comparedCandidatesMachine, undefined);
