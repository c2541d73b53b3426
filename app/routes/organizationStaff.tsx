import {
  organizationStaffMachine,
  organizationStaffView,
} from '@vetsync/machines/organizations/organizationStaff';
import { sessionView } from '@vetsync/machines/account/session';
import { OrganizationStaff } from '@vetsync/ui/screens/organizations/OrganizationStaff';
import { useSelector } from '@xstate/react';
import { useSlug } from '../page/links/useSlug.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { organizations } from '../services/http/organizations.ts';
import { called } from '../services/calling.ts';
import { StaffFrame } from '../page/StaffFrame.tsx';

export { Waiting } from './organization.tsx';

const machine = organizationStaffMachine.provide({
  actors: {
    loadStaff: called(({ slug }: { slug: string }) => organizations.loadStaff(slug)),
    act: called(organizations.act),
    invite: called(organizations.invite),
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
    <StaffFrame view={view} current="staff">
      <OrganizationStaff view={view} send={staff.send} />
    </StaffFrame>
  );
}

/** `/organizations/<slug>/staff`. */
export default function OrganizationStaffRoute() {
  const slug = useSlug();
  return <StaffAt key={slug} slug={slug} />;
}
