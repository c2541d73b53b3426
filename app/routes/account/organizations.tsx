import {
  ownOrganizationsMachine,
  ownOrganizationsView,
} from '@vetsync/machines/organizations/ownOrganizations';
import type { Membership } from '@vetsync/machines/organizations/model';
import { OwnOrganizations } from '@vetsync/ui/screens/organizations/OwnOrganizations';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { usePageActor } from '../../page/usePageActor.ts';
import { organizations } from '../../services/http/organizations.ts';

const machine = ownOrganizationsMachine.provide({
  actors: {
    loadMemberships: fromPromise<{ memberships: readonly Membership[] }, void>(organizations.loadOwn),
  },
});

/** `/account/organizations`. */
export default function OrganizationsSection() {
  const own = usePageActor(machine, {});
  return <OwnOrganizations view={useSelector(own, ownOrganizationsView)} send={own.send} />;
}
