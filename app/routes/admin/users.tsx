import { adminUsersMachine, adminUsersView } from '@vetsync/machines/adminUsers';
import type { AdminUserAction, AdminUserPage, AdminUserPageRequest } from '@vetsync/machines/adminUsers';
import { adminHref, adminRouteOf, type AdminUser } from '@vetsync/machines/admin/model';
import { sessionView } from '@vetsync/machines/session';
import { AdminUsers } from '@vetsync/ui/screens/admin/AdminUsers';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { go } from '../../page/go.ts';
import { useRootEvents } from '../../page/useRootEvents.ts';
import { useServed } from '../../page/useServed.ts';
import { useAdministrator } from '../../page/useSignedIn.ts';
import { browserReader } from '../../services/browser/reader.ts';
import { admin } from '../../services/http/admin.ts';

const machine = adminUsersMachine.provide({
  actors: {
    loadUsers: fromPromise<AdminUserPage, AdminUserPageRequest>(({ input }) => admin.loadUsers(input)),
    act: fromPromise<AdminUser | null, AdminUserAction>(({ input }) => admin.act(input)),
  },
});

/** All accounts, at `/admin-dashboard?tab=users&q=…&role=…`. */
export default function UsersTab() {
  const { session } = useServed();
  const users = useActorRef(machine, {
    input: {
      filters: adminRouteOf(location.search).filters,
      self: sessionView(session.getSnapshot()).user?.id ?? '',
      reader: browserReader(),
      now: Date.now,
    },
  });
  useRootEvents(users);
  useAdministrator(users);
  useEffect(() => {
    const subscription = users.on('location.changed', ({ filters }) =>
      go(adminHref({ tab: 'users', filters }), { replace: true }),
    );
    const stepped = () => {
      const { tab, filters } = adminRouteOf(location.search);
      if (tab === 'users') users.send({ type: 'location.changed', filters });
    };
    addEventListener('popstate', stepped);
    return () => {
      subscription.unsubscribe();
      removeEventListener('popstate', stepped);
    };
  }, [users]);
  return <AdminUsers view={useSelector(users, adminUsersView)} send={users.send} />;
}
