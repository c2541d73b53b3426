import { assign, emit, fromPromise, setup } from 'xstate';
import { onTimeout, transitionWithError } from '../../kit/calls.ts';
import { withEvent } from '../../kit/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import { comparedSchoolsMax, completeZip, nearZip } from '../model/index.ts';
import type { SchoolDetail, SchoolRoute, Schools, SchoolServer } from '../model/index.ts';
import type { SchoolsEmitted, SchoolsEvent, SchoolsParentEvent } from './schools.events.ts';

export interface SchoolsInput {
  server: SchoolServer;
  route: SchoolRoute;
  /** The platform and the role, for links. */
  at: Pick<ShellTarget, 'role'>;
}

export interface SchoolsContext extends SchoolsInput {
  /** The pages of the list that were loaded, as one. */
  found: Schools | null;
  detail: SchoolDetail | null;
  problem: Problem;
}

type Server = Pick<SchoolsInput, 'server'>;

const isMissing = (error: unknown, code: string) => {
  const problem = problemOf(error);
  return problem.status === 404 && problem.code === code;
};

/**
 * Finds schools by name and near a ZIP code, page by page, and shows one with what the GI Bill pays there. A search that was
 * overtaken by another one is dropped. Where nothing was imported, it says so.
 */
export const schoolsMachine = setup({
  types: {
    context: {} as SchoolsContext,
    events: {} as SchoolsEvent | SchoolsParentEvent,
    emitted: {} as SchoolsEmitted,
    input: {} as SchoolsInput,
  },
  actors: {
    find: fromPromise<Schools, Server & { route: SchoolRoute; cursor: string | null }>(
      ({ input: { server, route, cursor } }) =>
        server.findSchools({ q: route.q.trim(), near: completeZip(route), cursor }),
    ),
    read: fromPromise<SchoolDetail, Server & { id: string }>(({ input: { server, id } }) =>
      server.readSchool({ id }),
    ),
  },
  actions: {
    setSearch: assign(({ context: { route } }, { q }: { q: string }) => ({ route: { ...route, q } })),
    setZip: assign(({ context: { route } }, { zip }: { zip: string }) => ({ route: nearZip(route, zip) })),
    // A ZIP code that is being typed is not in the URL yet.
    setRoute: assign(({ context }, { route }: { route: SchoolRoute }) => ({
      route:
        route.near === '' && completeZip(context.route) === ''
          ? { ...route, near: context.route.near }
          : route,
    })),
    setCompared: assign(({ context }, { route }: { route: SchoolRoute }) => ({
      route: { ...context.route, compared: route.compared },
    })),
    toggleCompared: assign(({ context: { route } }, { id }: { id: string }) => ({
      route: {
        ...route,
        compared: route.compared.includes(id)
          ? route.compared.filter((other) => other !== id)
          : [...route.compared, id].slice(0, comparedSchoolsMax),
      },
    })),
    clearCompared: assign(({ context: { route } }) => ({ route: { ...route, compared: [] } })),
    emitRoute: emit(({ context }): SchoolsEmitted => ({ type: 'route.changed', route: context.route })),
    setFound: assign((_, { output }: { output: Schools }) => ({ found: output })),
    addFound: assign(({ context: { found } }, { output }: { output: Schools }) => ({
      found: { ...output, items: [...(found?.items ?? []), ...output.items] },
    })),
    clearFound: assign({ found: null }),
    setDetail: assign((_, { output }: { output: SchoolDetail }) => ({ detail: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
  },
  guards: {
    asksNothing: ({ context: { route } }) => route.q.trim() === '' && completeZip(route) === '',
    isSameSearch: ({ context }, { route }: { route: SchoolRoute }) =>
      route.q === context.route.q && completeZip(route) === completeZip(context.route),
    hasMore: ({ context }) => context.found?.nextCursor != null,
    lacksFiles: (_, { output }: { output: Schools }) =>
      output.items.length === 0 && output.missing.includes('schools'),
    foundNone: (_, { output }: { output: Schools }) => output.items.length === 0,
    isUnknownZip: (_, { error }: { error: unknown }) => problemOf(error).status === 422,
    isClosed: ({ context }) => context.route.open === null,
    isOpen: ({ context: { detail, route } }) => detail?.school.id === route.open,
    isUnknown: (_, { error }: { error: unknown }) => isMissing(error, 'not_found'),
    isNotImported: (_, { error }: { error: unknown }) => isMissing(error, 'not_imported'),
  },
  delays: { searchDebounce: searchDebounceMs, submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'schools',
  type: 'parallel',
  context: ({ input }) => ({ ...input, found: null, detail: null, problem: unreachable }),
  on: {
    'compare.toggle': { actions: [withEvent('toggleCompared'), 'emitRoute'] },
    'compare.clear': { actions: ['clearCompared', 'emitRoute'] },
  },
  states: {
    list: {
      initial: 'routing',
      on: {
        'search.change': { target: '.searching', actions: withEvent('setSearch') },
        'zip.change': { target: '.routing', actions: [withEvent('setZip'), 'emitRoute'] },
        'location.changed': [
          { guard: withEvent('isSameSearch'), actions: withEvent('setCompared') },
          { target: '.routing', actions: withEvent('setRoute') },
        ],
      },
      states: {
        routing: {
          always: [{ guard: 'asksNothing', target: 'idle', actions: 'clearFound' }, { target: 'loading' }],
        },
        /** Nothing is asked yet. */
        idle: {},
        searching: { after: { searchDebounce: { target: 'routing', actions: 'emitRoute' } } },
        loading: {
          invoke: {
            src: 'find',
            input: ({ context: { server, route } }) => ({ server, route, cursor: null }),
            onDone: [
              { guard: withEvent('lacksFiles'), target: 'notImported' },
              { guard: withEvent('foundNone'), target: 'nothing' },
              { target: 'listed', actions: withEvent('setFound') },
            ],
            onError: [{ guard: withEvent('isUnknownZip'), target: 'unknown' }, transitionWithError('failed')],
          },
          after: onTimeout('failed'),
        },
        listed: { on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            src: 'find',
            input: ({ context: { server, route, found } }) => ({
              server,
              route,
              cursor: found?.nextCursor ?? null,
            }),
            onDone: { target: 'listed', actions: withEvent('addFound') },
            onError: transitionWithError('moreFailed'),
          },
          after: onTimeout('moreFailed'),
        },
        /** Those of before are still listed. */
        moreFailed: { on: { 'list.retry': 'loadingMore' } },
        nothing: {},
        notImported: {},
        /** Nobody knows where the ZIP code is. */
        unknown: {},
        failed: { on: { 'list.retry': 'loading' } },
      },
    },
    page: {
      initial: 'routing',
      on: { 'location.changed': { target: '.routing', actions: withEvent('setRoute') } },
      states: {
        routing: {
          always: [
            { guard: 'isClosed', target: 'closed' },
            { guard: 'isOpen', target: 'open' },
            { target: 'reading' },
          ],
        },
        closed: {},
        reading: {
          invoke: {
            src: 'read',
            input: ({ context: { server, route } }) => ({ server, id: route.open ?? '' }),
            onDone: { target: 'open', actions: withEvent('setDetail') },
            onError: [
              { guard: withEvent('isUnknown'), target: 'missing' },
              { guard: withEvent('isNotImported'), target: 'notImported' },
              transitionWithError('failed'),
            ],
          },
          after: onTimeout('failed'),
        },
        open: {},
        missing: {},
        notImported: {},
        failed: { on: { 'page.retry': 'reading' } },
      },
    },
  },
});
