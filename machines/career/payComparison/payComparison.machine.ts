import { assign, fromPromise, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { completeZip, zipDigits } from '../../reference/model/index.ts';
import type {
  BranchSlug,
  CivilianOccupation,
  FactSource,
  HousingAllowance,
  MilitaryOccupation,
  OccupationServer,
  PayServer,
} from '../../reference/model/index.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';

export const payAmounts = ['basic', 'food', 'taxPercent', 'offer'] as const;
export type PayAmount = (typeof payAmounts)[number];

/** Events of the comparison. */
export type PayComparisonEvent =
  | { type: 'amount.change'; name: PayAmount; value: number | null }
  | { type: 'grade.choose'; grade: string }
  | { type: 'dependents.choose'; hasDependents: boolean }
  | { type: 'zip.change'; zip: string }
  | { type: 'occupation.choose'; onet: string };

export interface PayComparisonInput {
  server: PayServer & Pick<OccupationServer, 'readOccupation'>;
  /** The military occupation of the profile; null if it names none. */
  military: { branch: BranchSlug; code: string } | null;
}

export interface PayComparisonContext extends PayComparisonInput {
  amounts: Readonly<Record<PayAmount, number | null>>;
  grade: string;
  hasDependents: boolean;
  /** Digits of a ZIP code, perhaps not all yet. */
  zip: string;
  /** Why there is none: nobody knows the rate, or the call failed. */
  allowance: HousingAllowance | 'unknown' | 'failed' | null;
  /** What the military occupation leads to. */
  occupations: readonly CivilianOccupation[];
  onet: string | null;
  sources: readonly FactSource[];
}

/** Compares a salary with military pay, of which allowances are not taxed, and with what others earn. */
export const payComparisonMachine = setup({
  types: {
    context: {} as PayComparisonContext,
    events: {} as PayComparisonEvent,
    input: {} as PayComparisonInput,
  },
  actors: {
    readAllowance: fromPromise<
      HousingAllowance,
      Pick<PayComparisonContext, 'server' | 'zip' | 'grade' | 'hasDependents'>
    >(({ input: { server, zip, grade, hasDependents } }) =>
      server.readAllowance({ zip, grade, dependents: hasDependents }),
    ),
    readOccupations: fromPromise<Pick<MilitaryOccupation, 'civilian' | 'sources'>, PayComparisonInput>(
      async ({ input: { server, military } }) =>
        military === null ? { civilian: [], sources: [] } : server.readOccupation(military),
    ),
  },
  actions: {
    setAmount: assign(({ context }, { name, value }: { name: PayAmount; value: number | null }) => ({
      amounts: { ...context.amounts, [name]: value },
    })),
    setGrade: assign((_, { grade }: { grade: string }) => ({ grade, allowance: null })),
    setDependents: assign((_, { hasDependents }: { hasDependents: boolean }) => ({
      hasDependents,
      allowance: null,
    })),
    setZip: assign((_, { zip }: { zip: string }) => ({ zip: zipDigits(zip), allowance: null })),
    setAllowance: assign((_, { output }: { output: HousingAllowance }) => ({ allowance: output })),
    setNone: assign((_, { error }: { error: unknown }) => ({
      allowance: problemOf(error).status === 404 ? ('unknown' as const) : ('failed' as const),
    })),
    setOccupations: assign((_, { output }: { output: Pick<MilitaryOccupation, 'civilian' | 'sources'> }) => ({
      occupations: output.civilian,
      sources: output.sources,
      onet: output.civilian.find(({ wage }) => wage?.median != null)?.onet ?? null,
    })),
    setOnet: assign((_, { onet }: { onet: string }) => ({ onet })),
  },
  guards: {
    canRead: ({ context }) => context.grade !== '' && completeZip({ near: context.zip }) !== '',
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'payComparison',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    amounts: { basic: null, food: null, taxPercent: null, offer: null },
    grade: '',
    hasDependents: true,
    zip: '',
    allowance: null,
    occupations: [],
    onet: null,
    sources: [],
  }),
  on: {
    'amount.change': { actions: withEvent('setAmount') },
    'occupation.choose': { actions: withEvent('setOnet') },
  },
  states: {
    allowance: {
      initial: 'idle',
      on: {
        'grade.choose': { target: '.routing', actions: withEvent('setGrade') },
        'dependents.choose': { target: '.routing', actions: withEvent('setDependents') },
        'zip.change': { target: '.routing', actions: withEvent('setZip') },
      },
      states: {
        routing: { always: [{ guard: 'canRead', target: 'reading' }, { target: 'idle' }] },
        /** The grade, the ZIP code or both are missing, or the rate is there. */
        idle: {},
        reading: {
          invoke: {
            src: 'readAllowance',
            input: ({ context: { server, zip, grade, hasDependents } }) => ({
              server,
              zip,
              grade,
              hasDependents,
            }),
            onDone: { target: 'idle', actions: withEvent('setAllowance') },
            onError: { target: 'idle', actions: withEvent('setNone') },
          },
          after: {
            submitTimeout: { target: 'idle', actions: { type: 'setNone', params: { error: unreachable } } },
          },
        },
      },
    },
    occupations: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'readOccupations',
            input: ({ context: { server, military } }) => ({ server, military }),
            onDone: { target: 'read', actions: withEvent('setOccupations') },
            // An offer can be compared with military pay without them.
            onError: 'read',
          },
          after: { submitTimeout: 'read' },
        },
        read: {},
      },
    },
  },
});
