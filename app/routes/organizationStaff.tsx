import {
  organizationStaffMachine,
  organizationStaffView,
} from '@vetsync/machines/organizations/organizationStaff';
import type { Staff, StaffAction } from '@vetsync/machines/organizations/organizationStaff';
import type { NewInvitation } from '@vetsync/machines/organizations/model';
import { sessionView } from '@vetsync/machines/account/session';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { OrganizationStaff } from '@vetsync/ui/screens/organizations/OrganizationStaff';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useSlug } from '../page/links/useSlug.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { organizations } from '../services/http/organizations.ts';

export { Waiting } from './organization.tsx';

const machine = organizationStaffMachine.provide({
  actors: {
    loadStaff: fromPromise<Staff, { slug: string }>(({ input }) => organizations.loadStaff(input.slug)),
    act: fromPromise<unknown, StaffAction>(({ input }) => organizations.act(input)),
    invite: fromPromise<unknown, { organizationId: string; invitation: NewInvitation }>(({ input }) =>
      organizations.invite(input),
    ),
  },
});

function StaffAt({ slug }: { slug: string }) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const staff = usePageActor(machine, {
    input: { slug, self: signedIn.user?.id ?? '', intl: browserIntl(), now: Date.now },
  });
  const view = useSelector(staff, organizationStaffView);
  return (
    <OrganizationFrame
      organization={view.organization}
      candidatesHref={view.candidatesHref}
      current={view.organization && 'staff'}
      account={<Account view={signedIn} send={session.send} />}
    >
      <OrganizationStaff view={view} send={staff.send} />
    </OrganizationFrame>
  );
}

/** `/organizations/<slug>/staff`. */
export default function OrganizationStaffRoute() {
  const slug = useSlug();
  return <StaffAt key={slug} slug={slug} />;
}
