import {
  ownOrganizationsMachine,
  ownOrganizationsView,
} from '@vetsync/machines/organizations/ownOrganizations';
import { OwnOrganizations } from '@vetsync/ui/screens/organizations/OwnOrganizations';
import { useSelector } from '@xstate/react';
import { usePageActor } from '../../page/usePageActor.ts';
import { organizations } from '../../services/http/organizations.ts';
import { called } from '../../services/calling.ts';

const machine = ownOrganizationsMachine.provide({
  actors: {
    loadMemberships: called(organizations.loadOwn),
  },
});

/** `/account/organizations`. */
export default function OrganizationsSection() {
  const own = usePageActor(machine, {});
  return <OwnOrganizations view={useSelector(own, ownOrganizationsView)} send={own.send} />;
}
