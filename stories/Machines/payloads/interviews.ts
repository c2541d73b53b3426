import type { interviewFormMachine } from '@vetsync/machines/interviews/interviewForm';
import type { interviewsMachine } from '@vetsync/machines/interviews/interviews';
import { interviews, loadedForm, routeOf } from '../../support/interviews.ts';
import { clinicWorkspace } from '../../Screens/bookings/bookings.ts';
import { feedEvents } from '../parts/organizationFeed.ts';
import { payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  interviewForm: payloadsOf<typeof interviewFormMachine>({
    events: {
      'draft.change': () => [
        { change: { who: 0 } },
        { change: { day: '2026-12-01' } },
        { change: { where: 'https://meet.example.org/crane' } },
        { change: { how: 'phone' } },
      ],
      'time.toggle': () => [{ start: '2026-12-01T18:00:00.000Z' }, { start: '2026-12-03T15:00:00.000Z' }],
    },
    outputs: { loadForm: () => [loadedForm], sendCommand: () => ['interview'] },
  }),
  interviews: payloadsOf<typeof interviewsMachine>({
    events: {
      'location.changed': () => [{ route: routeOf() }, { route: routeOf({ list: 'past' }) }],
      ...feedEvents,
    },
    outputs: { loadInterviews: () => [interviews, []], loadWorkspace: () => [clinicWorkspace] },
  }),
};
