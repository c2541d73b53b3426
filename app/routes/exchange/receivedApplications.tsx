import { applicationsHref, applicationsPath } from '@vetsync/machines/exchange/model';
import { receivedApplicationsView } from '@vetsync/machines/exchange/receivedApplications';
import { ReceivedApplications } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { useSelector } from '@xstate/react';
import { ApplicationDialogs } from '../../page/lazy/ApplicationDialogs.tsx';
import { useReceivedApplications } from '../../page/useReceivedApplications.ts';
import { useSlug } from '../../page/links/useSlug.ts';
import { StaffFrame } from '../../page/StaffFrame.tsx';

export { Waiting } from '../organization.tsx';

function ApplicationsAt({ slug }: { slug: string }) {
  const list = useReceivedApplications(slug, {
    path: applicationsPath(slug),
    href: (route) => applicationsHref(slug, route),
    searchOf: (search) => search,
  });
  const view = useSelector(list, receivedApplicationsView);
  return (
    <StaffFrame view={view} current="applications">
      <ReceivedApplications view={view} send={list.send} />
      <ApplicationDialogs view={view} send={list.send} />
    </StaffFrame>
  );
}

/** `/organizations/<slug>/applications?q=…&status=…&application=…`. */
export default function ReceivedApplicationsRoute() {
  const slug = useSlug();
  return <ApplicationsAt key={slug} slug={slug} />;
}
