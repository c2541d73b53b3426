import { assign, emit, fromPromise, setup } from 'xstate';
import { onTimeout, transitionWithError } from '../../kit/calls.ts';
import { withEvent } from '../../kit/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import { anyPlace, withZip, zipLength } from '../model/index.ts';
import type { PlaceChoice, PlaceRoute, Places, PlaceServer } from '../model/index.ts';

export type PlacesEvent =
  | { type: 'zip.change'; zip: string }
  | { type: 'kind.choose'; kind: PlaceChoice }
  | { type: 'list.retry' };

/** The URL. */
export type PlacesParentEvent = { type: 'location.changed'; route: PlaceRoute };

/** The URL should say this. Replaces the history entry. */
export type PlacesEmitted = { type: 'route.changed'; route: PlaceRoute };

export interface PlacesInput {
  server: PlaceServer;
  route: PlaceRoute;
  /** The platform and the role, for links. */
  at: Pick<ShellTarget, 'role'>;
}

export interface PlacesContext extends PlacesInput {
  found: Places | null;
  problem: Problem;
}

/** Finds the places of Veterans Affairs that are nearest to a ZIP code. It asks as soon as the code is complete. */
export const placesMachine = setup({
  types: {
    context: {} as PlacesContext,
    events: {} as PlacesEvent | PlacesParentEvent,
    emitted: {} as PlacesEmitted,
    input: {} as PlacesInput,
  },
  actors: {
    find: fromPromise<Places, Pick<PlacesInput, 'server' | 'route'>>(({ input: { server, route } }) =>
      server.findPlaces({ near: route.zip, kind: route.kind === anyPlace ? null : route.kind }),
    ),
  },
  actions: {
    setZip: assign(({ context }, { zip }: { zip: string }) => ({ route: withZip(context.route, zip) })),
    setKind: assign(({ context }, { kind }: { kind: PlaceChoice }) => ({
      route: { ...context.route, kind },
    })),
    setRoute: assign((_, { route }: { route: PlaceRoute }) => ({ route })),
    emitRoute: emit(({ context }): PlacesEmitted => ({ type: 'route.changed', route: context.route })),
    setFound: assign((_, { output }: { output: Places }) => ({ found: output })),
    clearFound: assign({ found: null }),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
  },
  guards: {
    isComplete: ({ context }) => context.route.zip.length === zipLength,
    // A ZIP code that is being typed is not in the URL yet.
    isSame: ({ context }, { route }: { route: PlaceRoute }) =>
      isEqual(route, context.route) || (route.zip === '' && context.route.zip.length < zipLength),
    isMissing: (_, { output }: { output: Places }) => output.items.length === 0 && output.missing.length > 0,
    isEmpty: (_, { output }: { output: Places }) => output.items.length === 0,
    isUnknown: (_, { error }: { error: unknown }) => problemOf(error).status === 422,
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'places',
  context: ({ input }) => ({ ...input, found: null, problem: unreachable }),
  initial: 'routing',
  on: {
    'zip.change': { target: '.routing', actions: [withEvent('setZip'), 'emitRoute'] },
    'kind.choose': { target: '.routing', actions: [withEvent('setKind'), 'emitRoute'] },
    'location.changed': [
      { guard: withEvent('isSame') },
      { target: '.routing', actions: withEvent('setRoute') },
    ],
  },
  states: {
    routing: {
      always: [
        { guard: 'isComplete', target: 'loading' },
        { target: 'asking', actions: 'clearFound' },
      ],
    },
    /** The ZIP code is not complete. */
    asking: {},
    loading: {
      invoke: {
        src: 'find',
        input: ({ context: { server, route } }) => ({ server, route }),
        onDone: [
          { guard: withEvent('isMissing'), target: 'notImported' },
          { guard: withEvent('isEmpty'), target: 'nothing' },
          { target: 'shown', actions: withEvent('setFound') },
        ],
        onError: [{ guard: withEvent('isUnknown'), target: 'unknown' }, transitionWithError('failed')],
      },
      after: onTimeout('failed'),
    },
    shown: {},
    nothing: {},
    notImported: {},
    /** Nobody knows where the ZIP code is. */
    unknown: {},
    failed: { on: { 'list.retry': 'loading' } },
  },
});
