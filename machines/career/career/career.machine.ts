import { assign, emit, raise, setup } from 'xstate';
import { clockTick, readClock, toPages, withEvent, type ClockTick } from '../../kit/index.ts';
import { emptyWorld, type World } from '../../model/world/index.ts';
import {
  salaryNegotiationSteps,
  type CareerRoute,
  type SalaryOccupation,
  type SalaryNegotiationStep,
  type SkillTranslation,
} from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { Role } from '../../account/model/index.ts';

/** Events that the career tab sends. */
export type CareerEvent =
  /** Chooses the occupation whose pay is displayed. */
  | { type: 'occupation.choose'; occupation: SalaryOccupation }
  /** Goes to another step of the salary negotiation guide. */
  | { type: 'negotiationStep.choose'; step: SalaryNegotiationStep };

/** Events from the app: the URL, and changes of the world. */
export type CareerParentEvent =
  | { type: 'location.changed'; route: CareerRoute }
  | { type: 'world.changed'; world: World };

/** The URL's query should change; null removes a name. Replaces the history entry. */
export interface CareerEmitted {
  type: 'query.changed';
  changes: Readonly<Record<string, string | null>>;
}

export interface CareerInput {
  route: CareerRoute;
  /** Translated skills on the overview. */
  translations: readonly SkillTranslation[];
  /** Number of profile views; null if unknown. */
  profileViews: number | null;
  /** Where a person lets organizations find them; null if nobody looks. @default null */
  candidacyHref?: string | null;
  world?: World;
  role: Role;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CareerContext extends Omit<CareerInput, 'intl' | 'world' | 'candidacyHref'> {
  candidacyHref: string | null;
  world: World;
  intl: IntlConfig;
  /** Open step of the salary negotiation guide. */
  negotiationStep: SalaryNegotiationStep;
}

/**
 * The career tab (feature spec, section 2, "Career Translation Center page"). The URL names the page. The search of jobs has
 * its own machine.
 */
export const careerMachine = setup({
  types: {
    context: {} as CareerContext,
    events: {} as CareerEvent | CareerParentEvent | ClockTick,
    emitted: {} as CareerEmitted,
    input: {} as CareerInput,
  },
  actions: {
    setRoute: assign((_, { route }: { route: CareerRoute }) => ({ route })),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setOccupation: assign(({ context }, { occupation }: { occupation: SalaryOccupation }) => ({
      route: { ...context.route, occupation },
    })),
    emitOccupation: emit(({ context }) => ({
      type: 'query.changed',
      changes: { occupation: context.route.occupation },
    })),
    setNegotiationStep: assign((_, { step }: { step: SalaryNegotiationStep }) => ({ negotiationStep: step })),
  },
  guards: {
    isPage: ({ context }, { page }: { page: CareerRoute['page'] }) => context.route.page === page,
  },
}).createMachine({
  id: 'career',
  context: ({ input }) => ({
    ...input,
    candidacyHref: input.candidacyHref ?? null,
    world: input.world ?? emptyWorld,
    intl: { ...input.intl, now: input.now() },
    negotiationStep: salaryNegotiationSteps[0],
  }),
  initial: 'arriving',
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'world.changed': { actions: withEvent('setWorld') },
    'location.changed': { target: '.arriving', actions: withEvent('setRoute') },
    'occupation.choose': { actions: [withEvent('setOccupation'), 'emitOccupation'] },
    'negotiationStep.choose': { actions: withEvent('setNegotiationStep') },
  },
  states: {
    arriving: {
      always: [...toPages('overview', 'jobs', 'translation', 'interview', 'salary'), { target: 'unknown' }],
    },
    overview: {},
    jobs: {},
    /** The search has its own machine. */
    translation: {},
    /** The interview practice has its own machine. */
    interview: {},
    salary: {},
    /** The URL names no page of the tab. */
    unknown: {},
  },
});
