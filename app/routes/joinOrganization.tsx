import {
  joinOrganizationMachine,
  joinOrganizationView,
} from '@vetsync/machines/organizations/joinOrganization';
import { sessionView } from '@vetsync/machines/account/session';
import { JoinOrganization } from '@vetsync/ui/screens/organizations/JoinOrganization';
import { Account } from '@vetsync/ui/screens/system/Account';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import { useLinkToken } from '../page/useLinkToken.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { storedInvitation } from '../services/browser/storedInvitation.ts';
import { organizations } from '../services/http/organizations.ts';
import { signedInAccount } from '../services/sessionChanges.ts';
import type { Session } from '../services/session.ts';
import { called } from '../services/calling.ts';

const machineFor = memoizeByKey((session: Session) =>
  joinOrganizationMachine.provide({
    actors: {
      sessionChanges: signedInAccount(session),
      loadOffer: called(({ token }: { token: string }) => organizations.loadOffer(token)),
      accept: called(({ token }: { token: string }) => organizations.accept(token)),
      decline: called(({ token }: { token: string }) => organizations.decline(token)),
    },
  }),
);

function JoinByLink({ token: linked }: { token: string | null }) {
  const { session } = useServerActors();
  const [token] = useState(() => linked ?? storedInvitation.read());
  const join = usePageActor(machineFor(session), {
    input: { token },
    on: {
      'token.store': (kept) => storedInvitation.write(kept.token),
      'token.clear': () => storedInvitation.remove(),
      'session.signOut': () => session.send({ type: 'session.signOut', scope: 'local' }),
    },
  });
  return (
    <JoinOrganization
      view={useSelector(join, joinOrganizationView)}
      send={join.send}
      account={<Account view={useSelector(session, sessionView)} send={session.send} />}
    />
  );
}

/**
 * `/organizations/join#token=…`, from the email that invites to the staff of an organization. It has no guard, which would
 * lose the fragment.
 */
export default function JoinOrganizationPage() {
  const token = useLinkToken();
  if (token === undefined) return <GuardSpinner view={{ state: 'loading' }} />;
  return <JoinByLink key={token} token={token} />;
}
