import type { ListAction } from '@vetsync/machines/bookings/staffBookings';

/** What is booked with an organization, for its staff. */
export const staffBookingsWords = {
  loading: 'Loading appointments',
  failed: { title: 'We couldn’t load the appointments', retry: 'Try again' },
  closed: {
    title: 'Appointments aren’t available',
    text: 'Your organization has to be approved first, or you no longer work there.',
  },
  requests: 'Requests to answer',
  requestCount: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
  answerBy: (until: string) => `Answer by ${until}`,
  asksFor: (time: string) => `Asked for ${time}`,
  span: 'Shown',
  day: 'Day',
  week: 'Week',
  today: 'Today',
  before: 'Earlier',
  after: 'Later',
  provider: 'Provider',
  everyone: 'Everyone',
  none: 'No appointments',
  old: 'Loading these days',
  arrived: 'Here',
  visitOf: (visit: string, provider: string) => `${visit}, ${provider}`,
  actions: { confirm: 'Confirm', arrive: 'Arrived', complete: 'Completed' } satisfies Record<
    ListAction,
    string
  >,
  move: 'Move',
  about: (action: string, name: string, time: string) => `${action}: ${name}, ${time}`,
  notDone: 'That didn’t go through',
  hours: 'Hours and visit types',
};
