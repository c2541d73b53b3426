import {
  notificationMailMachine,
  notificationMailView,
  type LoadedMailPreferences,
} from '@vetsync/machines/account/notificationMail';
import type { NotificationPreferences } from '@vetsync/machines/model/exchange';
import { NotificationMail } from '@vetsync/ui/screens/account/notifications/NotificationMail';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { usePageActor } from '../../page/usePageActor.ts';
import { account } from '../../services/http/account.ts';
import { loadMemberships } from '../../services/http/memberships.ts';

const machine = notificationMailMachine.provide({
  actors: {
    loadPreferences: fromPromise<LoadedMailPreferences, void>(async () => {
      const [preferences, memberships] = await Promise.all([account.loadMail(), loadMemberships()]);
      return { preferences, hasWork: memberships.length > 0 };
    }),
    savePreferences: fromPromise<NotificationPreferences, NotificationPreferences>(({ input }) =>
      account.changeMail(input),
    ),
  },
});

/** `/account/notifications`. */
export default function NotificationsSection() {
  const mail = usePageActor(machine, {});
  return <NotificationMail view={useSelector(mail, notificationMailView)} send={mail.send} />;
}
