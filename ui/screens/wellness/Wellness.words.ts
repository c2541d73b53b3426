import type { AppointmentStatus } from '@vetsync/machines/model/world';
import type { ReadinessGoal, VisitKind, WellnessPage } from '@vetsync/machines/wellness/model';

/** The wellness tab (feature spec, section 2, "Wellness" and "Medical Appointments page"). */
export const wellnessWords = {
  nav: 'Wellness',
  pages: {
    overview: 'Overview',
    appointments: 'Medical Appointments',
    claims: 'Claims',
    check: 'Wellness Check',
  } satisfies Record<WellnessPage, string>,
  overview: {
    title: 'Wellness Command',
    subtitle: 'How you’re doing, and who can help.',
  },
  sample: 'Sample figures',
  sampleProviders: {
    request: 'Providers and medical centers are samples. A request stays in this browser.',
    note: 'Your doctors and visits are your own notes. Only you can see them.',
  } satisfies Record<VisitKind, string>,
  readiness: {
    title: 'Readiness',
    hint: (met: number, of: number) => `${met} of ${of} daily goals met in the last 28 days`,
    goals: {
      sleep: 'Seven hours of sleep',
      movement: 'Half an hour of movement',
      calm: 'Ten quiet minutes',
      connection: 'Talking with someone',
    } satisfies Record<ReadinessGoal, string>,
    days: (met: number, of: number) => `${met} of ${of} days`,
    trend: 'Readiness by week',
    trendMore: (first: string, last: string) => `From ${first} to ${last} within twelve weeks.`,
    week: 'Week',
    weekNumber: (ago: number) => (ago === 0 ? 'This week' : ago === 1 ? 'Last week' : `${ago} weeks ago`),
    none: {
      title: 'No data yet',
      text: 'Nothing about your health is measured here. The wellness check is a good place to start.',
    },
  },
  check: {
    title: 'Wellness Check',
    text: 'Seven short questions about the last two weeks. Only you can see the result.',
    start: 'Start the check',
    goOn: (answered: number, of: number) => `Continue (${answered} of ${of} answered)`,
    see: 'See your result',
  },
  next: {
    title: 'Next appointment',
    none: 'You have no upcoming appointment.',
    all: 'All appointments',
    schedule: 'Find a provider',
  },
  appointments: {
    title: 'Medical Appointments',
    scheduleTitle: 'Schedule New Appointment',
    scheduleText: 'Find someone new, or see someone you already know.',
    find: 'Find Provider',
    /** For a signed-in person, who notes visits that they booked elsewhere. */
    own: {
      title: 'Add a visit',
      text: 'For a visit you booked elsewhere. Only you can see it.',
      noted: 'Visits you added',
      find: 'Your doctors',
      none: 'When you note a visit, it’s listed here.',
    },
    existing: 'Schedule with Existing Provider',
    upcomingTitle: 'Upcoming Appointments',
    upcomingCount: (count: number) => (count === 1 ? '1 appointment' : `${count} appointments`),
    noneTitle: 'No upcoming appointments',
    noneText: 'Once you ask for one, it’s listed here.',
    earlier: 'Past and canceled appointments',
    viewDetails: 'View Details',
    reschedule: 'Reschedule',
    about: (action: string, type: string, day: string) => `${action}: ${type}, ${day}`,
    quickTitle: 'Quick Provider Search',
    quickText: 'Opens the search with this filter.',
    quick: { 'primary-care': 'Primary Care', 'mental-health': 'Mental Health', specialist: 'Specialist' },
    emergencyTitle: 'Emergency Contact',
    emergencyText: 'Crisis Hotline, 24/7',
    emergency911: 'In a medical emergency, call 911.',
    sent: {
      request: (type, provider) => `${type} with ${provider} requested`,
      note: (type, provider) => `${type} with ${provider} saved to your records`,
    } satisfies Record<VisitKind, (type: string, provider: string) => string>,
    sentMore: {
      request: (day, time) =>
        `${day}, ${time}. The provider will review your request and send a confirmation.`,
      note: (day, time) =>
        `${day}, ${time}. It wasn’t sent to a medical center. Please book the visit there.`,
    } satisfies Record<VisitKind, (day: string, time: string) => string>,
    dismiss: 'Dismiss',
  },
  status: {
    requested: 'Requested',
    confirmed: 'Confirmed',
    cancelled: 'Canceled',
  } satisfies Record<AppointmentStatus, string>,
  saved: 'In your records',
  over: 'Past',
  at: (day: string, time: string) => `${day}, ${time}`,
} as const;

export const appointmentDetailWords = {
  wellness: 'Wellness',
  back: 'All appointments',
  status: 'Status',
  when: 'When',
  length: '30 minutes',
  provider: 'Provider',
  where: 'Where',
  phone: 'Phone',
  reason: 'Reason',
  id: 'Reference',
  asked: 'Asked for',
  reschedule: 'Reschedule',
  cancel: 'Cancel appointment',
  calendar: 'Add to calendar',
  print: 'Print',
  progress: 'What happens',
  steps: {
    requested: 'Requested',
    confirmed: 'Confirmed by the provider',
    visit: 'Your visit',
    cancelled: 'Canceled',
    waiting: 'The provider reviews your request and sends a confirmation.',
    saved: 'Saved to your records',
    notSent: 'It wasn’t sent to a medical center. Please book the visit there.',
  },
  bring: 'What to bring',
  bringItems: [
    'A photo ID and your Veteran Health card, if you have one',
    'A list of what you take, with doses',
    'Questions you want answered, written down',
  ],
  confirm: {
    title: 'Cancel this appointment?',
    text: {
      request: (type, provider, when) =>
        `${type} with ${provider}, ${when}. We’ll notify the medical center.`,
      note: (type, provider, when) =>
        `${type} with ${provider}, ${when}. This is your own record. If you booked the visit, cancel it there too.`,
    } satisfies Record<VisitKind, (type: string, provider: string, when: string) => string>,
    confirm: 'Cancel appointment',
    keep: 'Keep it',
  },
  missing: {
    title: 'We can’t find this appointment',
    text: 'It may have been removed since this link was created.',
  },
} as const;
