import type { ListingAction } from '@vetsync/machines/organizations/organizationListings';
import type {
  ListingKind,
  ListingStatus,
  WhenFull,
  DraftAction,
} from '@vetsync/machines/organizations/model';

const counted = (one: string, many: string) => (count: string) => `${count} ${count === '1' ? one : many}`;

export const organizationListingsWords = {
  title: 'Listings',
  loading: 'Loading the listings…',
  failed: { title: 'The listings couldn’t be loaded', retry: 'Try again' },
  pageFailed: 'The next ones couldn’t be loaded.',
  add: 'New listing',
  addKinds: {
    job: 'New job',
    degree: 'New degree program',
    program: 'New program or service',
    provider: 'New provider or department',
    event: 'New event',
  } satisfies Record<ListingKind, string>,
  import: 'Import jobs from a file',
  filter: 'Show',
  all: 'All',
  statuses: { draft: 'Drafts', published: 'Published', closed: 'Closed' } satisfies Record<
    ListingStatus,
    string
  >,
  notPublic: 'No one can find them in search until your organization is approved.',
  suspended: 'While the organization is suspended, no one can find or change its listings.',
  declined: 'Your organization needs to apply again first. Then you can create listings.',
  readOnly: 'Only owners and managers can edit listings. You can read them here.',
  missing: (count: number) => (count === 1 ? '1 field is missing' : `${count} fields are missing`),
  columns: {
    title: 'Listing',
    received: 'Applied',
    fresh: 'New',
    free: 'Spots left',
    inCare: 'In care',
    unassigned: 'Unassigned',
    wait: 'Days to wait',
    joined: 'Attending',
    waiting: 'Waiting',
    status: 'Status',
    changed: 'Last changed',
    actions: 'Actions',
  },
  /** Of all that are listed, in words of their kind if they have one. */
  counted: {
    any: counted('listing', 'listings'),
    job: counted('job', 'jobs'),
    degree: counted('program', 'programs'),
    program: counted('program', 'programs'),
    event: counted('event', 'events'),
  },
  remote: (place: string) => (place === '' ? 'Remote' : `${place}, or remote`),
  until: (day: string) => `until ${day}`,
  more: 'Show more',
  loadingMore: 'Loading more…',
  actionsOf: (title: string) => `Actions for ${title}`,
  actions: {
    publish: 'Publish',
    close: 'Close',
    reopen: 'Publish again',
    copy: 'Copy',
  } satisfies Record<ListingAction, string>,
  participants: {
    action: 'Who’s coming',
    loading: 'Loading who’s coming…',
    failed: { title: 'The list couldn’t be loaded', retry: 'Try again' },
    none: 'No one has joined yet',
    counts: (taken: number, waiting: number) =>
      waiting === 0 ? `${taken} coming` : `${taken} coming, ${waiting} on the waiting list`,
    states: { joined: 'Attending', offered: 'Seat offered', waiting: 'Waiting list' },
    since: (ago: string) => ago,
    noName: 'No name given',
    about: (action: string, name: string) => `${action}: ${name}`,
    here: (time: string) => `Here since ${time}`,
    checkedIn: 'Here',
    check: 'Check in',
    uncheck: 'Undo check-in',
    cameCount: (count: number) => (count === 1 ? '1 is here.' : `${count} are here.`),
    guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
    byCode: 'Check in by code',
    code: 'Code',
    search: 'Search names',
    noMatch: 'No one here has that name.',
    csv: 'Download as CSV',
    refused: 'That didn’t work',
    done: {
      'event.check-in': 'Saved.',
      'event.write': 'Sent. It will reach everyone within a minute.',
      'event.change': 'The link was saved.',
      'event.cancel': 'The event was canceled. We’ll tell everyone who joined within a minute.',
      'event.repeat': 'The dates were added as drafts. Publish them in the list.',
    },
    write: {
      title: 'Write to everyone coming',
      hint: 'As a notification and by email',
      label: 'Message',
      send: 'Send to everyone',
    },
    link: {
      title: 'Online link',
      hint: 'Participants see it from a day before the start',
      label: 'Web address, starting with https://',
      save: 'Save the link',
    },
    dates: {
      title: 'More dates',
      hint: 'Each date has its own seats',
      every: 'Repeat',
      steps: { week: 'Every week', month: 'Every month' },
      times: 'How many more dates, up to 12',
      add: 'Add the dates',
    },
    cancel: {
      title: 'Cancel this event',
      hint: 'We’ll tell everyone who joined or is waiting',
      label: 'Reason (they’ll see it)',
      confirm: 'Cancel the event',
    },
  },
  edit: 'Edit',
  record: {
    title: 'Listing',
    loading: 'Loading the listing…',
    failed: { title: 'The listing couldn’t be loaded', retry: 'Try again' },
    taken: 'Spots taken',
    spots: (taken: string, capacity: string) => `${taken} of ${capacity} spots`,
    free: (free: number) => (free === 1 ? '1 spot is open' : `${free} spots are open`),
    full: {
      waitlist: 'No spot is open: new applicants are on the waiting list',
      close: 'No spot is open: no one can apply',
    } satisfies Record<WhenFull, string>,
    waiting: (waiting: number) =>
      waiting === 0
        ? 'No applications waiting'
        : waiting === 1
          ? '1 application waiting'
          : `${waiting} applications waiting`,
    inCare: (people: number, shown: string) =>
      people === 0
        ? 'No one is in care'
        : people === 1
          ? '1 person is in care'
          : `${shown} people are in care`,
    unassigned: (people: number, shown: string) =>
      people === 1 ? '1 is unassigned' : `${shown} are unassigned`,
    lead: (name: string) => `Led by ${name}`,
    team: 'Team',
    coverage: 'GI Bill covers',
    percent: (value: number) => `${value}%`,
    funding: 'Funding',
    services: 'Services',
    applications: (count: number) => (count === 1 ? 'See 1 applicant' : `See ${count} applicants`),
    people: 'See who was accepted',
    patients: 'See patients',
    load: { title: 'Load', full: 'Load: nearly full' },
    patientsOf: (people: string, places: string) => `${people} of ${places} patients`,
    staff: 'Staff',
    wait: 'First appointment',
    waitDays: (days: number, goal: number) =>
      `${days === 1 ? 'in 1 day' : `in ${days} days`}, goal\u00A0${goal}`,
    waitsTooLong: 'Over the goal',
    phone: 'Phone',
    candidates: 'See candidates',
  },
  confirmation: {
    title: (title: string) => `Close “${title}”?`,
    text: 'No one can find it anymore, and no one can apply. You can publish it again at any time.',
    event: 'No one can find it anymore. We’ll tell everyone who is coming or waiting that it’s canceled.',
    confirm: 'Close it',
    working: 'Closing…',
    cancel: 'Keep it published',
  },
  empty: {
    title: 'Publish your first listing',
    titleReader: 'There are no listings yet',
    text: {
      employer: 'List a job so veterans can find it by what they can do and where they live.',
      university: 'List a degree program, so that veterans see what it costs and which benefits pay for it.',
      hospital: 'List a department or a provider, so that veterans see who can help them.',
      nonprofit: 'List a program or a service, so that veterans see what you offer and who can take part.',
    },
    textReader: 'Once an owner or a manager adds one, it shows up here.',
    events: {
      title: 'Publish your first event',
      titleReader: 'There are no events yet',
      text: 'Say when and where it is. Veterans will find it on the community calendar and can join.',
    },
  },
  none: {
    title: { draft: 'There are no drafts', published: 'Nothing is published', closed: 'Nothing is closed' },
    text: 'See all listings instead.',
    clear: 'Show all',
  },
} as const;

const drafts = (count: number, shown: string) => (count === 1 ? '1 draft' : `${shown} drafts`);

/** Drafts that are published or deleted together. */
export const draftBatchWords = {
  label: 'What happened to the drafts',
  select: (title: string) => `Select ${title}`,
  selectAll: (count: number, shown: string) =>
    count === 1 ? 'Select the draft' : `Select all ${shown} drafts`,
  selectFirst: (shown: string) => `Select the first ${shown} drafts`,
  actions: { publish: 'Publish', delete: 'Delete' } satisfies Record<DraftAction, string>,
  confirmation: {
    publish: {
      title: (count: number, shown: string) => `Publish ${drafts(count, shown)}?`,
      text: 'Everyone can find them right away.',
      waits: 'Everyone can find them once your organization is approved.',
      confirm: (shown: string) => `Publish ${shown}`,
    },
    delete: {
      title: (count: number, shown: string) => `Delete ${drafts(count, shown)}?`,
      text: 'You can’t get them back.',
      confirm: (shown: string) => `Delete ${shown}`,
    },
    unready: (count: number, shown: string) =>
      count === 1
        ? 'One you selected isn’t complete and stays a draft.'
        : `${shown} you selected aren’t complete and stay drafts.`,
    cancel: 'Cancel',
  },
  progress: { publish: 'Publishing', delete: 'Deleting' } satisfies Record<DraftAction, string>,
  done: {
    publish: (count: number, shown: string) => `${drafts(count, shown)} published`,
    delete: (count: number, shown: string) => `${drafts(count, shown)} deleted`,
  } satisfies Record<DraftAction, unknown>,
  none: { publish: 'Nothing was published', delete: 'Nothing was deleted' } satisfies Record<
    DraftAction,
    string
  >,
} as const;
