import {
  organizationPageMachine,
  organizationPageView,
} from '@vetsync/machines/organizations/organizationPage';
import { sessionView } from '@vetsync/machines/account/session';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { OrganizationPage } from '@vetsync/ui/screens/organizations/OrganizationPage';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useSlug } from '../page/links/useSlug.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { organizationDraft } from '../services/browser/organizationDraft.ts';
import { exchangeFeed } from '../services/exchangeFeed.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { organizations } from '../services/http/organizations.ts';
import { called } from '../services/calling.ts';
import { StaffFrame } from '../page/StaffFrame.tsx';

const machineFor = (userId: string) =>
  organizationPageMachine.provide({
    actors: {
      loadOrganization: called(({ slug }: { slug: string }) => organizations.load(slug)),
      changeOrganization: called(organizations.change),
      endOrganization: called(({ id }: { id: string }) => organizations.end(id)),
      followFeed: exchangeFeed(userId),
    },
  });

function OrganizationAt({ slug }: { slug: string }) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const self = signedIn.user?.id ?? '';
  const [draft] = useState(() => organizationDraft(self, slug));
  const [machine] = useState(() => machineFor(self));
  const page = usePageActor(machine, {
    input: { slug, storedDraft: draft.read(), intl: browserIntl(), now: Date.now },
    on: { 'draft.changed': ({ storedDraft }) => draft.write(storedDraft) },
  });
  const view = useSelector(page, organizationPageView);
  return (
    <StaffFrame view={view} current={view.role && 'profile'}>
      <OrganizationPage view={view} send={page.send} />
    </StaffFrame>
  );
}

/** `/organizations/<slug>`. */
export default function OrganizationRoute() {
  const slug = useSlug();
  return <OrganizationAt key={slug} slug={slug} />;
}

/** The page before the session is known. */
export function Waiting() {
  return (
    <OrganizationFrame organization={null} current={null}>
      <GuardSpinner view={{ state: 'loading' }} />
    </OrganizationFrame>
  );
}
