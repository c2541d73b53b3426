import { applicationsHref, applicationsPath } from '@vetsync/machines/exchange/model';
import { receivedApplicationsView } from '@vetsync/machines/exchange/receivedApplications';
import { ReceivedApplications } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { ApplicationDialogs } from '../../page/lazy/ApplicationDialogs.tsx';
import { useReceivedApplications } from '../../page/useReceivedApplications.ts';
import { useSlug } from '../../page/links/useSlug.ts';

export { Waiting } from '../organization.tsx';

function ApplicationsAt({ slug }: { slug: string }) {
  const { list, session, signedIn } = useReceivedApplications(slug, {
    path: applicationsPath(slug),
    href: (route) => applicationsHref(slug, route),
    searchOf: (search) => search,
  });
  const view = useSelector(list, receivedApplicationsView);
  return (
    <OrganizationFrame
      organization={view.organization}
      candidatesHref={view.candidatesHref}
      current={view.organization && 'applications'}
      account={<Account view={signedIn} send={session.send} />}
    >
      <ReceivedApplications view={view} send={list.send} />
      <ApplicationDialogs view={view} send={list.send} />
    </OrganizationFrame>
  );
}

/** `/organizations/<slug>/applications?q=…&status=…&application=…`. */
export default function ReceivedApplicationsRoute() {
  const slug = useSlug();
  return <ApplicationsAt key={slug} slug={slug} />;
}
