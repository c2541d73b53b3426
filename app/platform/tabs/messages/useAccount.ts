import { sessionView } from '@vetsync/machines/account/session';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { api } from '../../../services/http/calls.ts';
import { httpServer } from '../../../services/http/httpServer.ts';
import type {
  BookingServer,
  CandidateServer,
  CaseServer,
  PlatformServer,
} from '../../../services/platformServer.ts';
import type { Correspondent } from './useInbox.ts';
import { useServerActors } from '../../../page/useServerActors.ts';

/** The signed-in person, and the server over HTTP that answers them. */
export function useAccount() {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const owner = signedIn.user?.id ?? '';
  const name = signedIn.user?.fullName ?? '';
  const server = useMemo(() => httpServer(api, owner), [owner]);
  const self: Correspondent & { server: PlatformServer & CaseServer & CandidateServer & BookingServer } =
    useMemo(() => ({ server, owner, name }), [server, owner, name]);
  return { server, self };
}
