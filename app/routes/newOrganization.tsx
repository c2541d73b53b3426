import { newOrganizationMachine, newOrganizationView } from '@vetsync/machines/organizations/newOrganization';
import { newOrganizationFields, type NewOrganization as Added } from '@vetsync/machines/organizations/model';
import { sessionView } from '@vetsync/machines/account/session';
import { NewOrganization } from '@vetsync/ui/screens/organizations/NewOrganization';
import { NewOrganizationFrame } from '@vetsync/ui/screens/organizations/NewOrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { usePageActor } from '../page/usePageActor.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { draftStorage } from '../services/browser/draft.ts';
import { storageKey } from '../services/browser/storageKey.ts';
import { organizations } from '../services/http/organizations.ts';
import { called } from '../services/calling.ts';

const machine = newOrganizationMachine.provide({
  actors: {
    createOrganization: called(
      ({ organization, idempotencyKey }: { organization: Added; idempotencyKey: string }) =>
        organizations.create(organization, idempotencyKey),
    ),
  },
});

/** `/organizations/new`. */
export default function NewOrganizationPage() {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  // The guard shows this page to signed-in people only. Their drafts are kept apart.
  const [storage] = useState(() =>
    draftStorage(storageKey(signedIn.user?.id ?? '', 'new_organization'), [...newOrganizationFields, 'id']),
  );
  const { id, ...draft } = storage.read();
  const form = usePageActor(machine, {
    input: { draft, ...(id && { id }), newId: () => crypto.randomUUID() },
    on: { 'draft.changed': (changed) => storage.write({ ...changed.draft, id: changed.id }) },
  });
  const view = useSelector(form, newOrganizationView);
  return (
    <NewOrganizationFrame created={view.created} account={<Account view={signedIn} send={session.send} />}>
      <NewOrganization view={view} send={form.send} />
    </NewOrganizationFrame>
  );
}

/** The page before the session is known. */
export function Waiting() {
  return (
    <NewOrganizationFrame>
      <GuardSpinner view={{ state: 'loading' }} />
    </NewOrganizationFrame>
  );
}
