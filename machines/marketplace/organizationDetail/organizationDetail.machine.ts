import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import type { PlatformPlace } from '../../shell/model/index.ts';
import { problemOf, submitTimeoutMs } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { contactLinksOf } from '../model/index.ts';
import type { ListedOrganization, OrganizationServer, ContactLink } from '../model/index.ts';
import { writeToHref } from '../../exchange/model/inboxRoute.ts';

/** Events that the organization's page sends. */
export type OrganizationDetailEvent = { type: 'organization.retry' };

/** Events from the tab: the URL names the organization. */
export type OrganizationDetailParentEvent = { type: 'location.changed'; slug: string };

export interface OrganizationDetailInput {
  server: OrganizationServer;
  /** From the URL. */
  slug: string;
  /** The search to which the link back leads. */
  marketplaceHref: string;
  /** The platform and role of the links. */
  at: PlatformPlace;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}
export interface OrganizationDetailContext extends OrganizationDetailInput {
  organization: ListedOrganization | null;
}

type Read = Awaited<ReturnType<OrganizationServer['read']>>;
type Asked = Pick<OrganizationDetailInput, 'server' | 'slug'>;

/** One organization (platform spec, section 2; feature spec, section 3). Its listings are a search of their own. */
export const organizationDetailMachine = setup({
  types: {
    context: {} as OrganizationDetailContext,
    events: {} as OrganizationDetailEvent | OrganizationDetailParentEvent,
    input: {} as OrganizationDetailInput,
  },
  actors: {
    /** Rejects with a `Problem`: 404 if nobody can see it. */
    read: fromPromise<Read, Asked>(({ input: { server, slug } }) => server.read({ slug })),
  },
  actions: {
    arrive: assign((_, { slug }: { slug: string }) => ({ slug, organization: null })),
    setOrganization: assign((_, { output }: { output: Read }) => ({ organization: output.organization })),
  },
  guards: {
    isSame: ({ context }, { slug }: { slug: string }) => slug === context.slug,
    isMissing: (_, { error }: { error: unknown }) => problemOf(error).status === 404,
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'organizationDetail',
  context: ({ input }) => ({ ...input, organization: null }),
  initial: 'loading',
  on: {
    'location.changed': [
      { guard: withEvent('isSame') },
      { target: '.loading', actions: withEvent('arrive') },
    ],
  },
  states: {
    loading: {
      invoke: {
        src: 'read',
        input: ({ context: { server, slug } }) => ({ server, slug }),
        onDone: { target: 'reading', actions: withEvent('setOrganization') },
        onError: [{ guard: withEvent('isMissing'), target: 'unknown' }, { target: 'failed' }],
      },
      after: { submitTimeout: 'failed' },
    },
    reading: {},
    /** The URL names an unknown organization. */
    unknown: {},
    failed: { on: { 'organization.retry': 'loading' } },
  },
});

export interface OrganizationDetailView {
  state: 'loading' | 'reading' | 'unknown' | 'failed';
  /** Null unless it is read. */
  organization: ListedOrganization | null;
  contacts: readonly ContactLink[];
  /** Where the person writes to it; null in the demo, whose organizations answer nobody. */
  writeHref: string | null;
  /** The marketplace as it was looked through. */
  marketplaceHref: string;
  intl: IntlConfig;
}

export function organizationDetailView({
  value: state,
  context: { organization, at, marketplaceHref, intl, now },
}: SnapshotFrom<typeof organizationDetailMachine>): OrganizationDetailView {
  return {
    state,
    organization,
    contacts: organization ? contactLinksOf(organization) : [],
    writeHref: organization && writeToHref(at, organization.id),
    marketplaceHref,
    intl: { ...intl, now: now() },
  };
}
