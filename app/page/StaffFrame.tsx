import { sessionView } from '@vetsync/machines/account/session';
import {
  OrganizationFrame,
  type OrganizationFrameProps,
} from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { useServerActors } from './useServerActors.ts';

interface StaffFrameProps extends Pick<OrganizationFrameProps, 'current' | 'children'> {
  view: Pick<OrganizationFrameProps, 'organization' | 'candidatesHref'>;
}

/** The frame of an organization's pages, with the signed-in person. The page is only named to whoever may see the organization. */
export function StaffFrame({ view: { organization, candidatesHref }, current, children }: StaffFrameProps) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  return (
    <OrganizationFrame
      organization={organization}
      candidatesHref={candidatesHref ?? null}
      current={organization && current}
      account={<Account view={signedIn} send={session.send} />}
    >
      {children}
    </OrganizationFrame>
  );
}
