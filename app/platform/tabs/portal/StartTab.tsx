import { organizationPageMachine, organizationPageView } from '@vetsync/machines/organizationPage';
import type { OrganizationPageAnswer } from '@vetsync/machines/organizationPage';
import type { ActingOrganization } from '@vetsync/machines/shell/model';
import { NoOrganization } from '@vetsync/ui/screens/organizations/profile/NoOrganization';
import { OrganizationStart } from '@vetsync/ui/screens/organizations/OrganizationStart';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { organizations } from '../../../services/http/organizations.ts';
import { usePlatform } from '../../usePlatform.ts';

const machine = organizationPageMachine.provide({
  actors: {
    loadOrganization: fromPromise<OrganizationPageAnswer, { slug: string }>(({ input }) =>
      organizations.load(input.slug),
    ),
  },
});

function Start({ acting: { slug, name } }: { acting: ActingOrganization }) {
  const page = usePageActor(machine, { input: { slug, reader: browserReader(), now: Date.now } });
  return <OrganizationStart name={name} view={useSelector(page, organizationPageView)} send={page.send} />;
}

/** The dashboard of a signed-in portal: what a new organization does first. */
export default function StartTab() {
  const { acting } = usePlatform().view().shell;
  return acting ? <Start key={acting.slug} acting={acting} /> : <NoOrganization />;
}
