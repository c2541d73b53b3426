import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { canApplyAgain, programApplicationOf } from '../model/index.ts';
import type { MarketplaceRoute, Organization } from '../model/index.ts';
import type { NonprofitApplication } from '../../model/world/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type {
  OrganizationDetailEvent,
  OrganizationDetailParentEvent,
  OrganizationDetailEmitted,
} from './organizationDetail.events.ts';

export interface OrganizationDetailInput {
  organizations: readonly Organization[];
  /** From the URL. */
  organizationId: string;
  programId: string | null;
  /** The search to which the link back leads. */
  listed: MarketplaceRoute;
  applications: readonly NonprofitApplication[];
  /** The person whose applications count. */
  veteranId: string;
  /** The platform and role of the links. */
  at: Pick<ShellTarget, 'mode' | 'role'>;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}
export type OrganizationDetailContext = OrganizationDetailInput;

type Known = Pick<OrganizationDetailContext, 'organizations' | 'organizationId'>;
/** The organization that the URL names, or null. */
export const organizationOfRoute = ({ organizations, organizationId }: Known): Organization | null =>
  organizations.find(({ id }) => id === organizationId) ?? null;

function canApply(context: OrganizationDetailContext, programId: string | null): boolean {
  const organization = organizationOfRoute(context);
  const program = organization?.programs.find(({ id }) => id === programId);
  if (!organization || !program) return false;
  return canApplyAgain(programApplicationOf(context.applications, context.veteranId, organization, program));
}

/**
 * One organization, and the application for one of its programs (platform spec, section 2; feature spec, sections 3 and 4). A
 * veteran can apply for a program once, unless the last application was rejected. A URL that opens the dialog again shows the page.
 */
export const organizationDetailMachine = setup({
  types: {
    context: {} as OrganizationDetailContext,
    events: {} as OrganizationDetailEvent | OrganizationDetailParentEvent,
    emitted: {} as OrganizationDetailEmitted,
    input: {} as OrganizationDetailInput,
  },
  actions: {
    arrive: assign(
      (_, { organizationId, programId }: { organizationId: string; programId: string | null }) => ({
        organizationId,
        programId,
      }),
    ),
    choose: assign((_, { programId }: { programId: string }) => ({ programId })),
    setApplications: assign((_, { applications }: Pick<OrganizationDetailInput, 'applications'>) => ({
      applications,
    })),
    setVeteran: assign((_, { veteranId }: { veteranId: string }) => ({ veteranId })),
    emitOpened: emit((_, { programId }: { programId: string }) => ({ type: 'program.opened', programId })),
  },
  guards: {
    unknown: ({ context }) => organizationOfRoute(context) === null,
    applying: ({ context }) => canApply(context, context.programId),
    canApply: ({ context }, { programId }: { programId: string }) => canApply(context, programId),
    elsewhere: (
      { context },
      { organizationId, programId }: { organizationId: string; programId: string | null },
    ) => organizationId !== context.organizationId || programId !== context.programId,
  },
}).createMachine({
  id: 'organizationDetail',
  context: ({ input }) => input,
  initial: 'arriving',
  on: {
    'location.changed': {
      guard: withEvent('elsewhere'),
      target: '.arriving',
      actions: withEvent('arrive'),
    },
    'applications.changed': { actions: withEvent('setApplications') },
    'veteran.changed': { actions: withEvent('setVeteran') },
  },
  states: {
    arriving: {
      always: [
        { guard: 'unknown', target: 'unknown' },
        { guard: 'applying', target: 'applying' },
        { target: 'reading' },
      ],
    },
    /** The URL names an unknown organization. */
    unknown: {},
    reading: {
      on: {
        'program.apply': {
          guard: withEvent('canApply'),
          target: 'applying',
          actions: [withEvent('choose'), withEvent('emitOpened')],
        },
      },
    },
    /** The dialog is open until it leaves the URL, even after the application was sent. */
    applying: {},
  },
});
