import { assign, emit, fromPromise, setup } from 'xstate';
import { onTimeout, transitionWithError } from '../../kit/calls.ts';
import { withEvent } from '../../kit/index.ts';
import type { SchoolDetail, SchoolServer } from '../../reference/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type { PlanDraft } from '../model/index.ts';

/** Events that the comparison sends. */
export type SchoolComparisonEvent = { type: 'school.remove'; id: string } | { type: 'page.retry' };

/** The URL, and the person's plan as it is now. */
export type SchoolComparisonParentEvent =
  | { type: 'location.changed'; ids: readonly string[] }
  | { type: 'plan.changed'; plan: PlanDraft };

/** The URL should name these. */
export type SchoolComparisonEmitted = { type: 'compared.changed'; ids: readonly string[] };

export interface SchoolComparisonInput {
  server: Pick<SchoolServer, 'readSchool'>;
  ids: readonly string[];
  /** What it costs to study like this is worked out for each school. */
  plan: PlanDraft;
  /** For links. */
  at: Pick<ShellTarget, 'role'>;
}

export interface SchoolComparisonContext extends SchoolComparisonInput {
  /** In the order of the ids. */
  schools: readonly SchoolDetail[];
  problem: Problem;
}

/** Up to four schools side by side, with what the person's plan comes to at each. */
export const schoolComparisonMachine = setup({
  types: {
    context: {} as SchoolComparisonContext,
    events: {} as SchoolComparisonEvent | SchoolComparisonParentEvent,
    emitted: {} as SchoolComparisonEmitted,
    input: {} as SchoolComparisonInput,
  },
  actors: {
    // One that has closed is left out.
    readSchools: fromPromise<
      readonly SchoolDetail[],
      Pick<SchoolComparisonContext, 'server' | 'ids' | 'schools'>
    >(async ({ input: { server, ids, schools } }) => {
      const read = ids.map(
        async (id) =>
          schools.find(({ school }) => school.id === id) ??
          (await server.readSchool({ id }).catch((error: unknown) => {
            if (problemOf(error).code === 'not_found') return null;
            throw error;
          })),
      );
      return (await Promise.all(read)).filter((one) => one !== null);
    }),
  },
  actions: {
    setIds: assign((_, { ids }: { ids: readonly string[] }) => ({ ids })),
    setPlan: assign((_, { plan }: { plan: PlanDraft }) => ({ plan })),
    setSchools: assign((_, { output }: { output: readonly SchoolDetail[] }) => ({ schools: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    emitWithout: emit(({ context }, { id }: { id: string }): SchoolComparisonEmitted => ({
      type: 'compared.changed',
      ids: context.ids.filter((other) => other !== id),
    })),
  },
  guards: { comparesNone: ({ context }) => context.ids.length === 0 },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'schoolComparison',
  context: ({ input }) => ({ ...input, schools: [], problem: unreachable }),
  initial: 'routing',
  on: {
    'location.changed': { target: '.routing', actions: withEvent('setIds') },
    'plan.changed': { actions: withEvent('setPlan') },
    'school.remove': { actions: withEvent('emitWithout') },
  },
  states: {
    routing: { always: [{ guard: 'comparesNone', target: 'empty' }, { target: 'reading' }] },
    /** Those that were read before are shown meanwhile. */
    reading: {
      invoke: {
        src: 'readSchools',
        input: ({ context: { server, ids, schools } }) => ({ server, ids, schools }),
        onDone: { target: 'compared', actions: withEvent('setSchools') },
        onError: transitionWithError('failed'),
      },
      after: onTimeout('failed'),
    },
    compared: {},
    empty: {},
    failed: { on: { 'page.retry': 'reading' } },
  },
});
