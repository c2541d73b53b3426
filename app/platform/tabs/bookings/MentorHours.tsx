import { calendarSettingsMachine, calendarSettingsView } from '@vetsync/machines/bookings/calendarSettings';
import { communityLinks } from '@vetsync/machines/community/model';
import { CalendarSettings } from '@vetsync/ui/screens/bookings/CalendarSettings';
import { useState } from 'react';
import { fromSubscription } from '../../../page/changes.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { called } from '../../../services/calling.ts';
import type { Owner } from '../../../services/browser/storageKey.ts';
import type { BookingServer } from '../../../services/platformServer.ts';
import { connect } from '../../connect.tsx';
import { useAccount } from '../messages/useAccount.ts';

const machineFor = (server: BookingServer, owner: Owner) =>
  calendarSettingsMachine.provide({
    actors: {
      // There is only this one.
      locationChanges: fromSubscription(() => () => {}),
      loadCalendars: called(async () => ({
        calendars: [await server.loadCalendar({ id: owner })],
        mayChange: true,
      })),
      saveCalendar: called(server.saveCalendar),
    },
  });

const Settings = connect(CalendarSettings, calendarSettingsView);
const { mentors } = communityLinks({ role: 'user', screen: null });

/** When the people whom somebody mentors can choose a time, and for what. */
export default function MentorHours() {
  const { server, self } = useAccount();
  const [machine] = useState(() => machineFor(server, self.owner));
  const settings = usePageActor(machine, {
    input: { slug: '', calendarId: self.owner, href: () => mentors, intl: browserIntl(), now: Date.now },
  });
  return <Settings actor={settings} />;
}
