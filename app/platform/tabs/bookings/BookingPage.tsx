import {
  bookingMachine,
  bookingView,
  type BookingCommand,
  type BookingInput,
  type LoadedBooking,
} from '@vetsync/machines/bookings/booking';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { writePhrase } from '@vetsync/ui/language';
import { Booking, type BookingProps } from '@vetsync/ui/screens/bookings/Booking';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useName } from '../../../page/PageTitle.tsx';
import { fromSubscription } from '../../../page/changes.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { saveCalendarFile } from '../../../services/browser/calendarFile.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { called } from '../../../services/calling.ts';
import type { InboxServer } from '../../../services/platformServer.ts';

export interface BookingPageProps extends Pick<BookingInput, 'bookingId'> {
  server: Pick<InboxServer, 'sendCommand'>;
  load: () => Promise<LoadedBooking>;
  /** Calls back when something happens to it, until the function that it returns is called. */
  follow: (report: () => void) => () => void;
  links: (loaded: LoadedBooking | null) => BookingProps['links'];
}

/** A visit, for either side. */
export function BookingPage({ bookingId, server, load, follow, links }: BookingPageProps) {
  const [machine] = useState(() =>
    bookingMachine.provide({
      actors: {
        bookingChanges: fromSubscription<{ type: 'booking.changed' }>((report) =>
          follow(() => report({ type: 'booking.changed' })),
        ),
        loadBooking: called(load),
        sendCommand: called<{ command: BookingCommand }, unknown>(({ command }) =>
          server.sendCommand({ command: command as ExchangeCommand }),
        ),
      },
    }),
  );
  const booking = usePageActor(machine, {
    input: {
      bookingId,
      newId: () => crypto.randomUUID(),
      write: writePhrase,
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'page.saveCalendar': ({ entry }) => void saveCalendarFile(entry) },
  });
  const view = useSelector(booking, bookingView);
  useName(view.loaded?.booking.title ?? null);
  return <Booking view={view} send={booking.send} links={links(view.loaded)} />;
}
