import { assign, emit, fromPromise, setup } from 'xstate';
import { onTimeout, transitionWithError } from '../../kit/calls.ts';
import { withEvent } from '../../kit/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import { profileListMax } from '../../profile/model/index.ts';
import type { Profile, ServedOccupation } from '../../profile/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import { anyBranch, branchNameOf, branchSlugOf, deeds, occupationsUsing } from '../model/index.ts';
import type {
  BranchChoice,
  BranchSlug,
  CivilianDetail,
  CivilianList,
  Deed,
  MilitaryCodes,
  MilitaryOccupation,
  OccupationRoute,
  OccupationServer,
} from '../model/index.ts';
import type { OccupationsEmitted, OccupationsEvent, OccupationsParentEvent } from './occupations.events.ts';

export interface OccupationsInput {
  server: OccupationServer;
  route: OccupationRoute;
  /** The signed-in person, whose codes are offered first. */
  person: Profile;
  /** The platform and the role, for links. */
  at: Pick<ShellTarget, 'role'>;
}

export interface OccupationsContext extends OccupationsInput {
  found: MilitaryCodes['items'];
  occupation: MilitaryOccupation | null;
  /** The civilian occupation that is shown in depth. */
  detail: CivilianDetail | null;
  /** Those that use what the person did. */
  fitting: CivilianList | null;
  problem: Problem;
}

type Server = Pick<OccupationsInput, 'server'>;
type Change = Server & { occupation: ServedOccupation; isAdded: boolean };

/** Whether the profile names this occupation. Its own branch counts where the entry has none. */
export const isServed = ({ occupations, branch }: Profile, open: { branch: BranchSlug; code: string }) =>
  occupations.some(
    (one) =>
      one.code.toUpperCase() === open.code &&
      (branchSlugOf(one.branch || branch) ?? open.branch) === open.branch,
  );
/** The civilian occupation that the URL names, or the first one. */
export const chosenOf = ({ occupation, route }: Pick<OccupationsContext, 'occupation' | 'route'>) =>
  occupation?.civilian.find(({ onet }) => onet === route.onet) ?? occupation?.civilian[0] ?? null;
/** What is read in depth. Near occupations are opened from their neighbors, and are not among those of the code. */
export const onetOf = (context: Pick<OccupationsContext, 'occupation' | 'route'>) =>
  context.route.onet ?? chosenOf(context)?.onet ?? null;

/** Reads the profile first, so that what was changed elsewhere stays. */
async function changeCodes({ server, occupation, isAdded }: Change) {
  const { profile, updatedAt } = await server.loadProfile();
  const slug = branchSlugOf(occupation.branch)!;
  const others = profile.occupations.filter(
    (one) => !isServed({ ...profile, occupations: [one] }, { branch: slug, code: occupation.code }),
  );
  const occupations = isAdded ? [...others, occupation].slice(-profileListMax.occupations) : others;
  return server.saveProfile({ profile: { ...profile, occupations }, basedOn: updatedAt });
}

const isMissing = (error: unknown, code: string) => {
  const problem = problemOf(error);
  return problem.status === 404 && problem.code === code;
};

const whenOpen = <Target extends string>(target: Target) => ({ guard: 'isOpen' as const, target });

/**
 * Translates military occupations with what public files say: a search by code or title, the civilian occupations that
 * one leads to, and one of those in depth. Where a code leads to none, the person says what they did. Where nothing was
 * imported, it says so.
 */
export const occupationsMachine = setup({
  types: {
    context: {} as OccupationsContext,
    events: {} as OccupationsEvent | OccupationsParentEvent,
    emitted: {} as OccupationsEmitted,
    input: {} as OccupationsInput,
  },
  actors: {
    find: fromPromise<MilitaryCodes, Server & Pick<OccupationRoute, 'q' | 'branch'>>(
      ({ input: { server, q, branch } }) =>
        server.findCodes({ q: q.trim(), branch: branch === anyBranch ? null : branch }),
    ),
    read: fromPromise<MilitaryOccupation, Server & { branch: BranchSlug; code: string }>(
      ({ input: { server, ...asked } }) => server.readOccupation(asked),
    ),
    readDetail: fromPromise<CivilianDetail, Server & { onet: string }>(({ input: { server, ...asked } }) =>
      server.readCivilian(asked),
    ),
    readFitting: fromPromise<CivilianList, Server & { did: readonly Deed[] }>(({ input: { server, did } }) =>
      server.listCivilian({ onets: occupationsUsing(did).map(({ onet }) => onet) }),
    ),
    reportLink: fromPromise<void, Server & Parameters<OccupationServer['reportLink']>[0]>(
      ({ input: { server, ...link } }) => server.reportLink(link),
    ),
    changeProfile: fromPromise(({ input }: { input: Change }) => changeCodes(input)),
  },
  actions: {
    setSearch: assign(({ context: { route } }, { q }: { q: string }) => ({ route: { ...route, q } })),
    setBranch: assign(({ context: { route } }, { branch }: { branch: BranchChoice }) => ({
      route: { ...route, branch },
    })),
    toggleDeed: assign(({ context: { route } }, { deed }: { deed: Deed }) => {
      const did = deeds.filter((each) => route.did.includes(each) !== (each === deed));
      return { route: { ...route, did } };
    }),
    setRoute: assign((_, { route }: { route: OccupationRoute }) => ({ route })),
    emitRoute: emit(({ context }): OccupationsEmitted => ({ type: 'route.changed', route: context.route })),
    setPerson: assign((_, { person }: { person: Profile }) => ({ person })),
    setFound: assign((_, { output }: { output: MilitaryCodes }) => ({ found: output.items })),
    clearFound: assign({ found: [] }),
    setOccupation: assign((_, { output }: { output: MilitaryOccupation }) => ({ occupation: output })),
    clearOccupation: assign({ occupation: null, detail: null, fitting: null }),
    setDetail: assign((_, { output }: { output: CivilianDetail }) => ({ detail: output })),
    setFitting: assign((_, { output }: { output: CivilianList }) => ({ fitting: output })),
    clearFitting: assign({ fitting: null }),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    setSaved: assign((_, { output }: { output: { profile: Profile } }) => ({ person: output.profile })),
    emitProfile: emit(({ context }): OccupationsEmitted => ({
      type: 'profile.loaded',
      profile: context.person,
    })),
  },
  guards: {
    asksNothing: ({ context: { route } }) => route.q.trim() === '',
    isSameSearch: ({ context }, { route }: { route: OccupationRoute }) =>
      route.q === context.route.q && route.branch === context.route.branch,
    isSamePage: ({ context }, { route }: { route: OccupationRoute }) =>
      isEqual(route.open, context.route.open),
    foundSome: ({ context }) => context.found.length > 0,
    lacksFiles: (_, { output }: { output: MilitaryCodes }) => output.missing.length > 0,
    isClosed: ({ context }) => context.route.open === null,
    isOpen: ({ context: { occupation, route } }) =>
      occupation !== null && occupation.branch === route.open?.branch && occupation.code === route.open.code,
    isUnknown: (_, { error }: { error: unknown }) => isMissing(error, 'not_found'),
    isNotImported: (_, { error }: { error: unknown }) => isMissing(error, 'not_imported'),
    leadsOn: ({ context }) => onetOf(context) !== null,
    isDetailKnown: ({ context }) => context.detail?.occupation.onet === onetOf(context),
    saysDeeds: ({ context }) => context.route.did.length > 0,
  },
  delays: { searchDebounce: searchDebounceMs, submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'occupations',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    found: [],
    occupation: null,
    detail: null,
    fitting: null,
    problem: unreachable,
  }),
  on: { 'person.changed': { actions: withEvent('setPerson') } },
  states: {
    list: {
      initial: 'routing',
      on: {
        'search.change': { target: '.searching', actions: withEvent('setSearch') },
        'branch.choose': { target: '.routing', actions: [withEvent('setBranch'), 'emitRoute'] },
        'location.changed': [
          { guard: withEvent('isSameSearch') },
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
            input: ({ context: { server, route } }) => ({ server, q: route.q, branch: route.branch }),
            onDone: [
              { guard: withEvent('lacksFiles'), target: 'notImported' },
              { target: 'loaded', actions: withEvent('setFound') },
            ],
            onError: transitionWithError('failed'),
          },
          after: onTimeout('failed'),
        },
        loaded: { always: [{ guard: 'foundSome', target: 'listed' }, { target: 'nothing' }] },
        listed: {},
        nothing: {},
        notImported: {},
        failed: { on: { 'list.retry': 'loading' } },
      },
    },
    page: {
      initial: 'routing',
      on: {
        'location.changed': [
          { guard: withEvent('isSamePage'), target: '.routing', actions: withEvent('setRoute') },
          { target: '.routing', actions: [withEvent('setRoute'), 'clearOccupation'] },
        ],
      },
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
            input: ({ context: { server, route } }) => ({ server, ...route.open! }),
            onDone: { target: 'open', actions: withEvent('setOccupation') },
            onError: [
              { guard: withEvent('isUnknown'), target: 'missing' },
              { guard: withEvent('isNotImported'), target: 'notImported' },
              transitionWithError('failed'),
            ],
          },
          after: onTimeout('failed'),
        },
        missing: {},
        notImported: {},
        failed: { on: { 'page.retry': 'reading' } },
        open: {
          initial: 'routing',
          on: {
            'deed.toggle': { target: '.routing', actions: [withEvent('toggleDeed'), 'emitRoute'] },
          },
          states: {
            routing: {
              always: [
                { guard: 'isDetailKnown', target: 'shown' },
                { guard: 'leadsOn', target: 'readingDetail' },
                { guard: 'saysDeeds', target: 'readingFitting' },
                { target: 'asking', actions: 'clearFitting' },
              ],
            },
            readingDetail: {
              invoke: {
                src: 'readDetail',
                input: ({ context }) => ({ server: context.server, onet: onetOf(context) ?? '' }),
                onDone: { target: 'shown', actions: withEvent('setDetail') },
                onError: transitionWithError('depthFailed'),
              },
              after: onTimeout('depthFailed'),
            },
            readingFitting: {
              invoke: {
                src: 'readFitting',
                input: ({ context: { server, route } }) => ({ server, did: route.did }),
                onDone: { target: 'fitting', actions: withEvent('setFitting') },
                onError: transitionWithError('depthFailed'),
              },
              after: onTimeout('depthFailed'),
            },
            /** One civilian occupation is shown in depth. */
            shown: {},
            /** The code leads to none, and the person has not said what they did. */
            asking: {},
            /** Those that use what the person did. */
            fitting: {},
            depthFailed: { on: { 'page.retry': 'routing' } },
          },
        },
      },
    },
    /** A report that the link to the civilian occupation is wrong. */
    report: {
      initial: 'none',
      on: { 'location.changed': { target: '.none' } },
      states: {
        none: { on: { 'link.report': { guard: 'isDetailKnown', target: 'sending' } } },
        sending: {
          invoke: {
            src: 'reportLink',
            input: ({ context }) => ({
              server: context.server,
              ...context.route.open!,
              onet: onetOf(context) ?? '',
            }),
            onDone: 'sent',
            onError: 'failed',
          },
          after: { submitTimeout: 'failed' },
        },
        sent: {},
        failed: { on: { 'link.report': 'sending' } },
      },
    },
    /** What is added to the profile, and removed. */
    profile: {
      initial: 'idle',
      on: { 'location.changed': { target: '.idle' } },
      states: {
        idle: { on: { 'code.add': whenOpen('adding'), 'code.remove': whenOpen('removing') } },
        adding: {
          invoke: {
            src: 'changeProfile',
            input: ({ context }) => ({ ...changeOf(context), isAdded: true }),
            onDone: { target: 'idle', actions: [withEvent('setSaved'), 'emitProfile'] },
            onError: transitionWithError('failed'),
          },
          after: onTimeout('failed'),
        },
        removing: {
          invoke: {
            src: 'changeProfile',
            input: ({ context }) => ({ ...changeOf(context), isAdded: false }),
            onDone: { target: 'idle', actions: [withEvent('setSaved'), 'emitProfile'] },
            onError: transitionWithError('failed'),
          },
          after: onTimeout('failed'),
        },
        failed: { on: { 'code.add': whenOpen('adding'), 'code.remove': whenOpen('removing') } },
      },
    },
  },
});

/** The open occupation, as a profile names it. */
function changeOf({ server, occupation }: OccupationsContext): Omit<Change, 'isAdded'> {
  const { branch, code, title } = occupation!;
  return { server, occupation: { branch: branchNameOf(branch), code, title } };
}
