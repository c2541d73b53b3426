import {
  calendarAddressMachine,
  calendarAddressView,
  type CalendarChange,
  type ChangedAddress,
} from '@vetsync/machines/account/calendarAddress';
import type { CalendarAddress as LoadedAddress } from '@vetsync/machines/account/model';
import { CalendarAddress } from '@vetsync/ui/screens/account/calendar/CalendarAddress';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { usePageActor } from '../../page/usePageActor.ts';
import { account } from '../../services/http/account.ts';

const machine = calendarAddressMachine.provide({
  actors: {
    loadAddress: fromPromise<LoadedAddress, void>(account.loadCalendarAddress),
    changeAddress: fromPromise<ChangedAddress, { change: CalendarChange }>(async ({ input: { change } }) => {
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
