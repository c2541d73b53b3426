import type { EventAudience, EventField } from '@vetsync/machines/community/model';

export const eventEditorWords = {
  title: 'Create Event',
  description: {
    community: 'Everyone in the community can find it. Your draft is saved until you publish it.',
    people:
      'Everyone who’s signed in can find it and see your name. You take the first spot. You can have three upcoming events at a time.',
    self: 'It’s saved to your own records. No one else can see it.',
  } satisfies Record<EventAudience, string>,
  fields: {
    audience: 'Who can see it',
    title: 'Title',
    type: 'Kind of event',
    date: 'Date',
    time: 'Starts at',
    duration: 'Length',
    format: 'Where people meet',
    location: 'Place',
    place: 'Meeting place',
    seats: 'Spots',
    guests: 'Guests each person can bring',
    description: 'What people can expect',
  } satisfies Record<EventField, string>,
  locationHelp: {
    inPerson: 'Street and town, and where to park or get off the bus.',
    online: 'How people get the link.',
  },
  town: 'Town',
  townHelp: 'Such as “Tampa, FL.” Everyone who’s signed in can see it.',
  placeHelp: {
    inPerson: 'The street address, and where to find you. Only people with a spot can see it.',
    online: 'The link, or how to call in. Only people with a spot can see it.',
  },
  online: 'How to join',
  audiences: { people: 'Everyone who’s signed in', self: 'Only me' } satisfies Record<
    Exclude<EventAudience, 'community'>,
    string
  >,
  guestCount: (count: number) => (count === 0 ? 'None' : `Up to ${count}`),
  failed: 'Your event isn’t published yet',
  publishing: 'Publishing…',
  seatsHelp: (least: number, most: number) => `From ${least} to ${most}, including you.`,
  formats: { inPerson: 'In person', online: 'Online' },
  zone: (zone: string) => `Date and time are in ${zone}.`,
  minutes: (minutes: number) => {
    if (minutes < 60) return `${minutes} minutes`;
    const hours = minutes / 60;
    return hours === 1 ? '1 hour' : `${hours} hours`;
  },
  clash: (titles: readonly string[]) => `You’ve joined ${titles.join(' and ')} at the same time.`,
  publish: {
    community: 'Publish event',
    people: 'Publish event',
    self: 'Save to my records',
  } satisfies Record<EventAudience, string>,
  keep: 'Save draft and close',
  discard: 'Discard draft',
  sample: 'In this demo the event is seen in this browser only.',
  question: {
    title: 'Discard this draft?',
    text: 'You’ll lose what you wrote.',
    confirm: 'Discard draft',
    cancel: 'Keep writing',
  },
} as const;
