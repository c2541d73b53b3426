/** The page on which somebody chooses a time. */
export const timeChoiceWords = {
  moveTitle: 'Choose another time',
  someone: 'Someone',
  now: (when: string) => `Currently booked for ${when}`,
  loading: 'Finding times',
  missing: {
    title: 'We can’t find this calendar',
    text: 'The provider may no longer take visits through VetSync.',
    action: 'Find care',
  },
  failed: { title: 'We couldn’t load the times', retry: 'Try again' },
  closed: {
    title: 'No online times',
    text: (organization: string) => `${organization} hasn’t opened times here. Ask them for a visit instead.`,
    write: 'Send a message',
  },
  visitOption: (name: string, length: string) => `${name} (${length})`,
  day: 'Day',
  week: (from: string, to: string) => `${from} – ${to}`,
  before: 'Previous week',
  after: 'Next week',
  open: (count: number) => `${count} open`,
  noTimes: 'none',
  dayOption: (day: string, count: number) =>
    count === 0 ? `${day}, no times` : count === 1 ? `${day}, 1 time` : `${day}, ${count} times`,
  emptyWeek: 'No times this week.',
  nextOpen: (day: string) => `Go to ${day}`,
  full: 'All times are taken for now.',
  fullText: 'New times open every day. You can also write to them.',
  noLater: 'There are no later times yet.',
  time: 'Time',
  zone: (zone: string) => `Times are in ${zone}.`,
  zones: (own: string, place: string) => `Your time (${own}) is on top, and theirs (${place}) is below.`,
  placeTime: (time: string) => `${time} there`,
  /** What differs by whose calendar it is. */
  kinds: {
    appointment: {
      title: 'Book a visit',
      tab: 'Appointments',
      with: (provider: string, organization: string) => `${provider}, ${organization}`,
      visit: 'Visit',
      reason: 'Reason',
      reasonHelp: (organization: string) =>
        `Only the care team at ${organization} can read this. Emails, notifications and calendar files never show it.`,
    },
    mentor: {
      title: 'Choose a time to talk',
      tab: 'Civilian Mentors',
      with: (name: string, _organization: string) => `With ${name}`,
      visit: 'Talk',
      reason: 'What would you like to talk about?',
      reasonHelp: (name: string) =>
        `Only ${name} can read this. Emails, notifications and calendar files never show it.`,
    },
  },
  choose: 'Choose a time to see your visit here.',
  visitOf: (visit: string, provider: string) => `${visit}, ${provider}`,
  held: (time: string) => `Held for you until ${time}.`,
  instantly: 'You’ll get a confirmation right away.',
  onRequest: (organization: string) => `${organization} will confirm it. We’ll tell you when they answer.`,
  notice: (hours: number) =>
    hours === 0
      ? 'You can move or cancel it until it starts.'
      : `You can move it until ${hours} hours before, and cancel it anytime.`,
  book: (time: string) => `Book ${time}`,
  request: (time: string) => `Request ${time}`,
  move: (time: string) => `Move to ${time}`,
  sending: 'Sending',
  lost: {
    taken: 'Someone else just took that time. Choose another one.',
    expired: 'We held that time for 10 minutes. Choose a time again.',
  },
  notSent: 'That didn’t go through',
  booked: {
    confirmed: 'Your visit is booked',
    requested: 'Your request was sent',
    moved: 'Your visit has a new time',
    proposed: 'You asked for another time',
    confirmedText: 'We’ll remind you before it starts.',
    requestedText: (organization: string) =>
      `${organization} is holding this time for you and will answer soon. We’ll tell you when they do.`,
    proposedText: (organization: string) =>
      `You’ll keep your old time until ${organization} agrees to the new one.`,
    show: 'View visit',
    all: 'All appointments',
  },
};
