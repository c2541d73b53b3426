import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import { ownInterviews } from '../../model/exchange/ownTarget.ts';
import type { LinkedInterview } from '../../model/exchange/ownTarget.ts';
import { assign, raise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { changesNotProvided, clockTick, readClock, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { applicationKinds, isOver, sentApplications } from '../../model/world/index.ts';
import type {
  ApplicationKind,
  World,
  LinkedApplication,
  PersonCase,
  SentApplication,
} from '../../model/world/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { caseOf } from '../../exchange/model/caseOf.ts';
import { mayAccept } from '../../model/exchange/decideApplication.ts';
import { formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { ownApplicationHref, ownTabHref } from '../../shell/model/index.ts';

/** The person's world, and whether it was loaded already. */
interface FollowedWorld {
  world: World;
  isKnown: boolean;
}

export type ApplicationListParentEvent =
  | ({ type: 'world.followed' } & FollowedWorld)
  /** The kind that the URL names, or null: all. */
  | { type: 'location.changed'; kind: ApplicationKind | null };

export interface ApplicationListInput extends FollowedWorld {
  kind: ApplicationKind | null;
  /** The platform that shows it, and the person's role there. */
  at: PlatformPlace;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ApplicationListContext extends Omit<ApplicationListInput, 'intl'> {
  intl: IntlConfig;
}

/** Everything that a person has sent, of all kinds. The URL may name one kind. */
export const applicationListMachine = setup({
  types: {
    context: {} as ApplicationListContext,
    events: {} as ApplicationListParentEvent | ClockTick,
    input: {} as ApplicationListInput,
  },
  actors: {
    /** Reports the person's world with `world.followed`. */
    worldChanges: changesNotProvided,
    /** Reports the kind in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
  },
  actions: {
    follow: assign((_, { world, isKnown }: FollowedWorld) => ({ world, isKnown })),
    setKind: assign((_, { kind }: Pick<ApplicationListInput, 'kind'>) => ({ kind })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    hasApplications: ({ context: { world } }) =>
      [world.jobApplications, world.collegeApplications, world.nonprofitApplications].some(
        (list) => list.length > 0,
      ),
    isKnown: ({ context }) => context.isKnown,
  },
}).createMachine({
  id: 'applicationList',
  context: ({ input: { intl, ...input } }) => ({ ...input, intl: { ...intl, now: input.now() } }),
  invoke: [{ src: 'worldChanges' }, { src: 'locationChanges' }],
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.followed': { target: '.routing', actions: withEvent('follow') },
    'location.changed': { actions: withEvent('setKind') },
  },
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'hasApplications', target: 'listed' },
        { guard: 'isKnown', target: 'empty' },
        { target: 'loading' },
      ],
    },
    /** For the world that has them. */
    loading: {},
    empty: {},
    listed: {},
  },
});

/**
 * Who acts next, soonest first: the person; both, because the organization has taken them in; the organization; nobody,
 * because it was only noted, or because it is over.
 */
export const nextTurns = ['person', 'taken', 'organization', 'noted', 'over'] as const;
export type NextTurn = (typeof nextTurns)[number];

/** A row of the list, with what the organization shares of its work with the person; null if there is nothing. */
export interface ListedApplication extends LinkedApplication {
  taken: PersonCase | null;
}

export interface ApplicationListView {
  state: 'loading' | 'empty' | 'listed';
  /** Those of the chosen kind, by who acts next; each newest first. A group without any is missing. */
  groups: readonly { turn: NextTurn; applications: readonly ListedApplication[] }[];
  /** What the list can be narrowed down to; null is everything. Empty if there is one kind only. */
  kinds: readonly { kind: ApplicationKind | null; count: number; href: string; isCurrent: boolean }[];
  /** Those to come, and those that wait for an answer. */
  interviews: readonly LinkedInterview[];
  /** Where jobs, degrees and programs are found. */
  findHref: string;
  intl: IntlConfig;
}

/** The organization wants to meet them. */
const meetings: ReadonlySet<SentApplication['status']> = new Set(['interview', 'interview_scheduled']);

function turnOf(sent: SentApplication, taken: PersonCase | null): NextTurn {
  if (sent.stop === null && (meetings.has(sent.status) || mayAccept(sent))) return 'person';
  if (taken?.closedAt === null) return 'taken';
  if (isOver(sent)) return 'over';
  return sent.listingId === null ? 'noted' : 'organization';
}

/** What is to be answered until a day comes first. */
const dueOf = ({ answerBy }: SentApplication) => answerBy ?? '9999';

/** The kind in the URL of the list; null if it names none. */
export const listedKind = (query: Query): ApplicationKind | null =>
  applicationKinds.find((kind) => kind === query['kind']) ?? null;

export function applicationListView({
  value,
  context: { world, kind: chosen, at, intl },
}: SnapshotFrom<typeof applicationListMachine>): ApplicationListView {
  const all = sentApplications(world);
  const ofKind = (kind: ApplicationKind | null) => all.filter((one) => kind === null || one.kind === kind);
  const shown = ofKind(chosen).map((one) => ({
    ...one,
    href: ownApplicationHref(one.kind, one.id, at),
    taken: caseOf(world, one.id),
  }));
  const groups = nextTurns.map((turn) => ({
    turn,
    applications: shown
      .filter((one) => turnOf(one, one.taken) === turn)
      .toSorted((a, b) => dueOf(a).localeCompare(dueOf(b))),
  }));
  const kinds = [null, ...applicationKinds].map((kind) => ({
    kind,
    count: ofKind(kind).length,
    href: formatQuery(kind === null ? {} : { kind }) || '?',
    isCurrent: kind === chosen,
  }));
  const present = kinds.filter(({ kind, count }) => kind !== null && count > 0).length;
  return {
    state: value === 'routing' ? 'loading' : value,
    groups: groups.filter(({ applications }) => applications.length > 0),
    kinds: present > 1 || chosen !== null ? kinds : [],
    interviews: ownInterviews(world, intl.now),
    findHref: ownTabHref(at, 'marketplace'),
    intl,
  };
}
