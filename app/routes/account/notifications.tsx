import { notificationMailMachine, notificationMailView } from '@vetsync/machines/account/notificationMail';
import { NotificationMail } from '@vetsync/ui/screens/account/notifications/NotificationMail';
import { useSelector } from '@xstate/react';
import { usePageActor } from '../../page/usePageActor.ts';
import { account } from '../../services/http/account.ts';
import { organizations } from '../../services/http/organizations.ts';
import { called } from '../../services/calling.ts';

const machine = notificationMailMachine.provide({
  actors: {
    loadPreferences: called(async () => {
      const [preferences, { memberships }] = await Promise.all([account.loadMail(), organizations.loadOwn()]);
      return { preferences, hasWork: memberships.length > 0 };
    }),
    savePreferences: called(account.changeMail),
  },
});

/** `/account/notifications`. */
export default function NotificationsSection() {
  const mail = usePageActor(machine, {});
  return <NotificationMail view={useSelector(mail, notificationMailView)} send={mail.send} />;
}
