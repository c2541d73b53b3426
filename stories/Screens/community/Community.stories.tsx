import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CommunityContext, CommunityInput, CommunityView } from '@vetsync/machines/community/community';
import { noEventFilters } from '@vetsync/machines/community/model';
import { communityId } from '@vetsync/machines/model/exchange';
import type { EventParticipation } from '@vetsync/machines/model/exchange';
import type { ListedEventRow } from '@vetsync/machines/organizations/model';
import { Community, type CommunityProps } from '@vetsync/ui/screens/community/Community';
import { EventCalendar } from '@vetsync/ui/screens/community/EventCalendar';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  communityIn,
  nothingKnown,
  events,
  joined,
  listedEvent,
  noPart,
  organized,
  waiting,
} from '../../support/community.ts';
import { unreachable } from '../../support/account.ts';
import { opened } from '../../support/plays/opened.ts';

const fresh = communityIn();
const meta = {
  title: 'Screens/community/Community',
  component: Community,
  args: { ...fresh.args, send: fn(), calendar: null, hasDraft: false },
  render: (args: CommunityProps) => (
    <Community {...args} calendar={<EventCalendar view={args.view as CommunityView} send={args.send} />} />
  ),
} satisfies Meta<typeof Community>;
export default meta;
type Story = StoryObj<typeof meta>;

const closing = communityIn(
  {},
  { kept: [{ ...listedEvent, kind: 'job', title: 'Crane operator', closesOn: '2026-11-24' }] },
);
/** The days by which saved listings close are in the calendar. */
export const Closing: Story = {
  ...closing,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Saved listings closing' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add to calendar: .*Crane operator/ }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'deadline.save',
      deadlineId: `${listedEvent.id}-0`,
    });
  },
};

export const Fresh: Story = {
  ...fresh,
  tags: [
    'community:search.idle',
    'community:results.some',
    'community:more.hidden',
    'community:dialog.closed',
  ],
  play: async ({ args, canvas, canvasElement }) => {
    const send = args.send;
    for (const figure of ['15,247', '89', '3,421', '247'])
      await expect(canvas.getByText(figure)).toBeVisible();
    for (const name of ['47 Connections', '12 Groups', '8 Events', '23 Messages'])
      await expect(canvas.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '17 Events Found' })).toBeVisible();
    await expect(canvas.getByText('No events joined yet')).toBeVisible();
    await expect(canvas.getByText('Join events from the Community section')).toBeVisible();
    const chips = within(canvas.getByRole('radiogroup', { name: 'Category' }));
    await expect(chips.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Career',
      'Wellness',
      'Education',
      'Social',
    ]);
    await userEvent.click(chips.getByRole('radio', { name: 'Social' }));
    await expect(send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'category', value: 'social' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search events' }), 'f');
    await expect(send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'q', value: 'f' });
    await userEvent.click(canvas.getByRole('button', { name: 'Join Event: Veteran hiring fair' }));
    await expect(send).toHaveBeenCalledWith({ type: 'event.join', eventId: 'hiring-fair' });
    await userEvent.click(canvas.getByRole('button', { name: 'Join waiting list: Yoga for stiff backs' }));
    await expect(send).toHaveBeenCalledWith({ type: 'event.wait', eventId: 'gentle-yoga' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar: Veteran hiring fair' }));
    await expect(send).toHaveBeenCalledWith({ type: 'calendar.save', eventId: 'hiring-fair' });
    await userEvent.click(canvas.getByRole('button', { name: /Monday, November 23/ }));
    await expect(send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'day', value: '2026-11-23' });
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
    await expect(send).toHaveBeenCalledWith({ type: 'more.show' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show 5 more' }));
    await expect(send).toHaveBeenCalledWith({ type: 'list.more' });
    await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1);
  },
};

const engaged = communityIn({}, { joined, waiting });
export const Joined: Story = {
  ...engaged,
  play: async ({ args, canvas }) => {
    const mine = within(canvas.getByRole('region', { name: 'My Events' }));
    await expect(mine.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(mine.getByRole('button', { name: 'Remove Sleeping well again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'event.leave', eventId: 'sleeping-well' });
    await userEvent.click(mine.getByRole('button', { name: 'Remove Saturday tool swap' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'event.cancel', eventId: 'OWN00001' });
    const card = within(canvas.getByRole('article', { name: 'Sleeping well again' }));
    // The row of a phone has a badge of its own.
    const badges = card.getAllByText('Joined').filter((badge) => badge.checkVisibility());
    await expect(badges).toHaveLength(1);
    await expect(card.getByText(/20 of 25 spots taken/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Leave: Sleeping well again' }));
    const yoga = within(canvas.getByRole('article', { name: 'Yoga for stiff backs' }));
    await expect(yoga.getByText(/You’re number 3 on the waiting list/)).toBeVisible();
  },
};

const day = communityIn(
  { more: 'shown' },
  { route: { eventId: null, filters: { ...noEventFilters, day: '2026-11-25', format: 'inPerson' } } },
);
/** More Filters expanded and a day selected; one event matches. */
export const OneFound: Story = {
  ...day,
  tags: ['community:more.shown'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 Event Found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all days' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'day', value: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const NoneFound: Story = {
  ...communityIn(
    { results: 'none' },
    { route: { eventId: null, filters: { ...noEventFilters, q: 'parachuting' } } },
  ),
  tags: ['community:results.none'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No events found matching your criteria' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '0 Events Found' })).toBeVisible();
  },
};

export const OneEvent: Story = {
  ...communityIn(
    { dialog: { event: 'plain' } },
    { route: { eventId: 'resume-review', filters: noEventFilters } },
  ),
  tags: ['community:dialog.event.plain'],
  play: async ({ args }) => {
    const dialog = within(await opened('Resume review, one to one'));
    await expect(dialog.getByText(/ E[SD]T, their time$/)).toBeVisible();
    await expect(dialog.getByText(/4:30 PM – 6:30 PM/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Join waiting list/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'event.wait', eventId: 'resume-review' });
  },
};

export const EventMissing: Story = {
  ...communityIn({ dialog: 'missing' }, { route: { eventId: 'gone', filters: noEventFilters } }),
  tags: ['community:dialog.missing'],
  play: async ({ args }) => {
    const dialog = within(await opened());
    await userEvent.click(dialog.getByRole('button', { name: 'See all events' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

export const AskingClash: Story = {
  ...communityIn({ dialog: 'askingClash' }, { joined }, { confirmingEventId: 'mock-interviews' }),
  tags: ['community:dialog.askingClash'],
  play: async ({ args }) => {
    const question = within(await opened('You have something else at that time', 'alertdialog'));
    await expect(question.getByText(/overlaps with Sleeping well again/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Join anyway' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
  },
};

export const AskingCancel: Story = {
  ...communityIn({ dialog: 'askingCancel' }, { joined }, { confirmingEventId: 'OWN00001' }),
  tags: ['community:dialog.askingCancel'],
  play: async ({ args }) => {
    const question = within(await opened('Cancel this event?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'confirmation.dismiss' });
  },
};

/** An accepted schedule conflict is shown on both events. */
export const Clashing: Story = {
  ...communityIn(
    {},
    {
      joined: [...joined, { id: 'mock-interviews', title: 'Mock interviews with recruiters' }],
      intl: { locale: 'en-US', timeZone: 'Europe/Berlin' },
    },
  ),
};

/** A new signed-in user: no sample data. */
export const Account: Story = {
  ...communityIn({ results: 'none' }, { ...nothingKnown, events: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No events yet' })).toBeVisible();
    // Nothing is promised that is not there.
    await expect(canvas.queryByText(/people who have been|meet people/)).not.toBeInTheDocument();
  },
};
const own = { ...nothingKnown, joined: [], waiting: [] };
/** A signed-in person finds the events of organizations. */
export const Organized: Story = {
  ...communityIn({}, { ...own, events: organized() }, { cursor: 'next' }),
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Open house for veterans' }));
    await expect(card.getByText(/12 of 40 spots taken/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Join Event: Open house for veterans' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'event.join', eventId: listedEvent.id });
    await userEvent.click(canvas.getByRole('button', { name: 'Look for more events' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'found.more' });
  },
};
const openedIn = (
  state: 'reading' | 'known' | 'unknown',
  part: Partial<EventParticipation> | null,
  { input, row }: { input?: Partial<CommunityInput>; row?: Partial<ListedEventRow> } = {},
) =>
  communityIn(
    { dialog: { event: state } },
    {
      ...own,
      events: organized(row, part?.state ?? 'none'),
      route: { eventId: listedEvent.id, filters: noEventFilters },
      ...input,
    },
    { part: part && { ...noPart, ...part }, partOf: listedEvent.id },
  );
export const OrganizedEvent: Story = {
  ...openedIn('known', {}),
  tags: ['community:dialog.event.known'],
  play: async ({ args }) => {
    const dialog = within(await opened('Open house for veterans'));
    await expect(dialog.getByText('The organizer will see your name when you join.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Write to the organizer' })).toHaveAttribute(
      'href',
      expect.stringContaining(listedEvent.organization.id),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show my name to other participants' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'seen.change', isSeen: true });
  },
};
/** The organizer asks something, and lets people bring others. */
export const OrganizedAsking: Story = {
  ...openedIn(
    'known',
    {},
    { row: { guests: 3, questions: ['Do you need a ramp?', 'What should we cook?'] } },
  ),
  play: async ({ args }) => {
    const dialog = within(await opened('Open house for veterans'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Do you need a ramp/ }), 'Y');
    await expect(args.send).toHaveBeenCalledWith({ type: 'answer.change', index: 0, text: 'Y' });
    await expect(dialog.getByRole('button', { name: /Guests/ })).toBeVisible();
  },
};
/** In the list, an event that asks something opens first. */
export const OrganizedAskingInList: Story = {
  ...communityIn({}, { ...own, events: organized({ guests: 1 }) }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join Event: Open house for veterans' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'event.open', eventId: listedEvent.id });
  },
};
const titledEvent = { id: listedEvent.id, title: listedEvent.title };
export const OrganizedJoined: Story = {
  ...openedIn(
    'known',
    {
      state: 'joined',
      guests: 2,
      code: 'K7Q4MD',
      link: 'https://meet.tidewater.example/open-house',
      hasLink: true,
      people: ['Ana Ruiz', 'Ben Cole'],
      answers: [{ question: 'Do you need a ramp?', answer: 'Yes' }],
    },
    { input: { joined: [titledEvent] } },
  ),
  play: async ({ args }) => {
    const dialog = within(await opened('Open house for veterans'));
    for (const text of ['K7Q4MD', '2 guests', 'Ana Ruiz, Ben Cole', 'Yes'])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /meet.tidewater/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Leave/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'event.leave', eventId: listedEvent.id });
  },
};
/** A seat is kept for whoever was waiting. */
export const OrganizedOffered: Story = {
  ...openedIn(
    'known',
    { state: 'offered', heldUntil: '2026-11-24T15:00:00.000Z', hasLink: true },
    {
      input: { waiting: [{ ...titledEvent, heldUntil: '2026-11-24T15:00:00.000Z' }] },
      row: { taken: 40, waiting: 2 },
    },
  ),
  play: async ({ args }) => {
    const dialog = within(await opened('Open house for veterans'));
    await expect(dialog.getByText(/We’re keeping it for you until .*Nov.* 24/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Take the seat/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'event.join', eventId: listedEvent.id });
    await userEvent.click(dialog.getByRole('button', { name: /^Decline the seat/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'event.leave', eventId: listedEvent.id });
  },
};
/** A person announced it. Only those with a spot see where they meet. */
const ofPerson = (isOwn = false): Partial<ListedEventRow> => ({
  title: 'Coffee for veterans',
  type: 'social',
  description: 'We talk about the first year out.',
  location: 'Tampa, FL',
  capacity: 12,
  taken: 4,
  guests: 1,
  organization: { ...listedEvent.organization, id: communityId, name: 'Ana Ruiz' },
  host: { isVerified: true, isOwn },
});
export const OfAPerson: Story = {
  ...openedIn('known', {}, { row: ofPerson() }),
  play: async ({ args }) => {
    const dialog = within(await opened('Coffee for veterans'));
    for (const text of ['Verified veteran', 'You’ll see the meeting place once you have a spot.'])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Write to the organizer' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Report: Coffee for veterans' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'report.open' });
  },
};
export const OfAPersonJoined: Story = {
  ...openedIn(
    'known',
    { state: 'joined', code: 'K7Q4MD', place: 'The back room of Pier Coffee', people: ['Ana Ruiz'] },
    { row: ofPerson(), input: { joined: [titledEvent] } },
  ),
  play: async () => {
    const dialog = within(await opened('Coffee for veterans'));
    await expect(dialog.getByText('The back room of Pier Coffee')).toBeVisible();
    // Nobody stands at its door.
    await expect(dialog.queryByText('K7Q4MD')).toBeNull();
  },
};
export const OfOneself: Story = {
  ...openedIn(
    'known',
    { state: 'joined', place: 'The back room of Pier Coffee' },
    { row: ofPerson(true), input: { joined: [titledEvent] } },
  ),
  play: async ({ args }) => {
    const dialog = within(await opened('Coffee for veterans'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel event: Coffee for veterans' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'event.cancel', eventId: listedEvent.id });
    await expect(dialog.queryByRole('button', { name: /^Report/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Change time or place: Coffee for veterans' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'move.open' });
  },
};
const moved = {
  id: '',
  fields: { date: '2026-12-04', time: '18:30', location: 'Tampa, FL', place: 'The front room' },
  errors: {},
  attempt: 0,
};
const moving = (state: 'writing' | 'sending' | 'notSent', context: Partial<CommunityContext> = {}) =>
  communityIn(
    { dialog: { moving: state } },
    {
      ...own,
      events: organized(ofPerson(true)),
      route: { eventId: listedEvent.id, filters: noEventFilters },
    },
    { move: moved, ...context },
  );
export const Moving: Story = {
  ...moving('writing'),
  tags: ['community:dialog.moving.writing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Change time or place'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Meeting place/ }), '!');
    await expect(args.send).toHaveBeenCalledWith({
      type: 'move.change',
      field: 'place',
      value: 'The front room!',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'move.send' });
  },
};
export const MoveSending: Story = { ...moving('sending'), tags: ['community:dialog.moving.sending'] };
export const MoveNotSent: Story = {
  ...moving('notSent', { moveProblem: unreachable }),
  tags: ['community:dialog.moving.notSent'],
  play: async () => {
    const dialog = within(await opened('Change time or place'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your event hasn’t changed yet');
  },
};
const reporting = (
  state: 'writing' | 'sending' | 'notSent' | 'sent',
  context: Partial<CommunityContext> = {},
) =>
  communityIn(
    { dialog: { reporting: state } },
    {
      ...own,
      events: organized(ofPerson()),
      route: { eventId: listedEvent.id, filters: noEventFilters },
    },
    context,
  );
export const Reporting: Story = {
  ...reporting('writing'),
  tags: ['community:dialog.reporting.writing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Report this event'));
    await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Advertising or spam' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'report.change', reason: 'spam' });
  },
};
const written = { id: '', reason: 'spam', note: 'They sell insurance.' } as const;
export const ReportSending: Story = {
  ...reporting('sending', { report: written }),
  tags: ['community:dialog.reporting.sending'],
};
export const ReportNotSent: Story = {
  ...reporting('notSent', { report: written, reportProblem: unreachable }),
  tags: ['community:dialog.reporting.notSent'],
  play: async () => {
    const dialog = within(await opened('Report this event'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your report wasn’t sent');
  },
};
export const ReportSent: Story = {
  ...reporting('sent'),
  tags: ['community:dialog.reporting.sent'],
  play: async ({ args }) => {
    const dialog = within(await opened('Your report was sent'));
    await userEvent.click(dialog.getByText('Close'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'report.close' });
  },
};
export const OrganizedReading: Story = {
  ...openedIn('reading', null),
  tags: ['community:dialog.event.reading'],
};
export const OrganizedUnknown: Story = {
  ...openedIn('unknown', null),
  tags: ['community:dialog.event.unknown'],
  play: async ({ args }) => {
    const dialog = within(await opened('Open house for veterans'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'part.retry' });
  },
};
/** The server has been asked for a seat. */
export const Asking: Story = communityIn(
  {},
  { ...own, events: organized() },
  { sent: { id: 'asked', eventId: listedEvent.id, title: listedEvent.title } },
);
const line = { id: listedEvent.id, title: listedEvent.title };
export const OnWaitingList: Story = {
  ...communityIn({}, { ...own, waiting: [line], events: organized({ taken: 40, waiting: 3 }, 'waiting') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re on the waiting list/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Leave waiting list: Open house for veterans' }),
    ).toBeVisible();
  },
};
export const WithoutLimit: Story = communityIn({}, { ...own, events: organized({ capacity: null }) });
export const Searching: Story = {
  ...communityIn({ search: 'loading' }, { ...own, events: [] }),
  tags: ['community:search.loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking for events…')).toBeVisible();
  },
};
export const SearchWaiting: Story = {
  ...communityIn({ search: 'waiting' }, { ...own, events: organized() }),
  tags: ['community:search.waiting'],
};
export const LoadingMore: Story = {
  ...communityIn({ search: 'loadingMore' }, { ...own, events: organized() }),
  tags: ['community:search.loadingMore'],
};
export const SearchFailed: Story = {
  ...communityIn({ search: 'failed' }, { ...own, events: [] }),
  tags: ['community:search.failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.retry' });
  },
};
/** The URL names an event that is not on the pages that were loaded. */
export const ReadingEvent: Story = {
  ...communityIn({ dialog: 'reading' }, { route: { eventId: listedEvent.id, filters: noEventFilters } }),
  tags: ['community:dialog.reading'],
};
export const WithDraft: Story = {
  ...fresh,
  args: { ...fresh.args, hasDraft: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue your draft' })).toBeVisible();
  },
};
const [first] = events;
export const ManyEvents: Story = {
  ...communityIn(
    {},
    { events: Array.from({ length: 5_000 }, (_, index) => ({ ...first!, id: `event-${index}` })) },
  ),
};
export const OnAPhone: Story = { ...engaged, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...engaged, globals: { theme: 'dark' } };
