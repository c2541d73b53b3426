import {
  calendarAddressMachine,
  calendarAddressView,
  type CalendarChange,
} from '@vetsync/machines/account/calendarAddress';
import { CalendarAddress } from '@vetsync/ui/screens/account/calendar/CalendarAddress';
import { useSelector } from '@xstate/react';
import { usePageActor } from '../../page/usePageActor.ts';
import { account } from '../../services/http/account.ts';
import { called } from '../../services/calling.ts';

const machine = calendarAddressMachine.provide({
  actors: {
    loadAddress: called(account.loadCalendarAddress),
    changeAddress: called(async ({ change }: { change: CalendarChange }) => {
      if (change === 'renew') return account.renewCalendarAddress();
      await account.removeCalendarAddress();
      return { createdAt: null, address: null };
    }),
  },
});

/** `/account/calendar`. */
export default function CalendarSection() {
  const calendar = usePageActor(machine, {});
  return <CalendarAddress view={useSelector(calendar, calendarAddressView)} send={calendar.send} />;
}
