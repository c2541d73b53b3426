import type { PortalRole } from '@vetsync/machines/account/model';
import type { Overview } from '@vetsync/machines/exchange/model';
import {
  organizationOverviewMachine,
  organizationOverviewView,
} from '@vetsync/machines/exchange/organizationOverview';
import {
  noWork,
  workItem,
  type OpenWork,
  type WorkItem,
  type WorkKind,
  type WorkList,
} from '@vetsync/machines/portal/model';
import { OrganizationOverview } from '@vetsync/ui/screens/exchange/OrganizationOverview';
import { fn } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { now, intl, seenAt } from '../../support/leads.ts';
import { shipyard } from '../exchange/samples.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(seenAt + hours * hour).toISOString();

const list = (
  kind: WorkKind,
  names: readonly string[],
  { subject = '', ...more }: Partial<WorkItem> = {},
): WorkList => ({
  kind,
  count: names.length + 7,
  dashboardMax: 2,
  href: `/platform/${kind}`,
  items: names.map((name, index) =>
    workItem(kind, {
      id: name,
      name,
      subject,
      at: inHours(-50 * (names.length - index)),
      href: `/platform/${kind}/${index}`,
      ...more,
    }),
  ),
});

const messages = list('message', ['Priya Raman', 'Tom Halvorsen'], { subject: 'Is Thursday at nine good?' });
const meetings = (kind: 'interview' | 'visit', name: string, hours: number): OpenWork['meetings'] => ({
  ...list(kind, [name], { subject: 'Network Engineer', at: inHours(hours), endsAt: inHours(hours + 1) }),
  count: 1,
  timeZone: 'America/Chicago',
});

/** What waits in each portal of the demo. */
export const workOf: Readonly<Record<PortalRole, OpenWork>> = {
  recruiter: {
    meetings: meetings('interview', 'Ruth Alvarado', 50),
    waiting: [list('decision', ['Sam Nguyen', 'Ada Quill'], { subject: 'Network Engineer' }), messages],
  },
  university: {
    meetings: null,
    waiting: [list('decision', ['Edith Sandoval'], { subject: 'Bachelor of Science in Nursing' }), messages],
  },
  hospital: {
    meetings: meetings('visit', 'Ruth Alvarado', 2),
    waiting: [
      list('visitRequest', ['Marcus Delaney'], { subject: 'Cardiology' }),
      list('patient', ['Sam Nguyen'], { status: { label: 'High priority', tone: 'caution' } }),
    ],
  },
  nonprofit: {
    meetings: null,
    waiting: [
      list('decision', ['Loretta Vandermeer'], { status: { label: 'Critical', tone: 'critical' } }),
      messages,
      list('participant', ['Curtis Applewhite'], { status: { label: 'At Risk', tone: 'caution' } }),
    ],
  },
};

/** Today's work on a dashboard of the demo. */
export function todo(
  role: PortalRole,
  work: OpenWork = workOf[role],
  more: Partial<Pick<Overview, 'stats' | 'cards'>> = {},
) {
  const { view } = inState(organizationOverviewMachine, organizationOverviewView, {
    value: { open: { figures: 'current', feed: { following: 'live' } } },
    input: {
      slug: role,
      role,
      intl,
      now,
      known: {
        workspace: { organization: shipyard, role: 'owner' },
        read: { figures: null, cards: null, ...work, ...more },
      },
    },
  }).args;
  return <OrganizationOverview view={view} send={fn()} />;
}
export const quietDay = todo('recruiter', noWork);
