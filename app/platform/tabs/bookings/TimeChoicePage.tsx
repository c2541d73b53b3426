import {
  timeChoiceMachine,
  timeChoiceView,
  type HoldCommand,
  type LoadedCalendar,
  type TimeChoiceInput,
  type TimeChoiceView,
  type TimeCommand,
} from '@vetsync/machines/bookings/timeChoice';
import type { Day } from '@vetsync/machines/model/time';
import { TimeChoice, type TimeChoiceProps } from '@vetsync/ui/screens/bookings/TimeChoice';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useName } from '../../../page/PageTitle.tsx';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { called } from '../../../services/calling.ts';
import type { BookingServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { useAccount } from '../messages/useAccount.ts';

interface TimeChoicePageProps extends Pick<TimeChoiceInput, 'calendarId' | 'movedId' | 'isStaff'> {
  /** The day whose times are shown first. */
  day?: Day | undefined;
  /** The visit that gets another time. */
  loadMoved: (id: string) => Promise<LoadedCalendar['moved']>;
  links: (view: TimeChoiceView) => TimeChoiceProps['links'];
}

const machineFor = (server: BookingServer, loadMoved: TimeChoicePageProps['loadMoved']) =>
  timeChoiceMachine.provide({
    actors: {
      wakeUps,
      loadCalendar: called(async ({ id, movedId }: { id: string; movedId: string | null }) => {
        const [calendar, moved] = await Promise.all([
          server.loadCalendar({ id }),
          movedId === null ? null : loadMoved(movedId),
        ]);
        return { calendar, moved };
      }),
      loadTimes: called(server.loadTimes),
      sendCommand: called(({ command }: { command: TimeCommand | HoldCommand }) =>
        server.sendCommand({ command }),
      ),
    },
  });

/** A time in somebody's calendar. */
export default function TimeChoicePage({ links, loadMoved, day, ...input }: TimeChoicePageProps) {
  const { server } = useAccount();
  const [machine] = useState(() => machineFor(server, loadMoved));
  const choice = usePageActor(machine, {
    input: {
      ...input,
      firstDay: day ?? null,
      newId: () => crypto.randomUUID(),
      intl: browserIntl(),
      now: Date.now,
    },
  });
  const view = useSelector(choice, timeChoiceView);
  useName(view.calendar?.title ?? null);
  useEffect(
    () => () => {
      const { heldUntil, booked } = choice.getSnapshot().context;
      if (heldUntil === null || booked) return;
      // Others can have what was not booked. If nobody is told, it is free when the hold ends.
      void server
        .sendCommand({ command: { id: crypto.randomUUID(), type: 'booking.release', payload: {} } })
        .catch(() => {});
    },
    [choice, server],
  );
  return <TimeChoice view={view} send={choice.send} links={links(view)} />;
}
