export const candidatesWords = {
  title: 'Candidates',
  subtitle:
    'People who want to be found. You see what they chose to show, not who they are. If they accept your request, you learn their name.',
  loading: 'Loading candidates…',
  pageFailed: { title: 'The page could not be loaded', retry: 'Try again' },
  notAllowed: {
    title: 'You cannot look for candidates',
    role: 'Reviewers, managers and owners can. Ask your colleagues to change your role.',
    status: 'You can once your organization is approved.',
  },
  toolbar: {
    label: 'Search and filter',
    search: { label: 'Search candidates', placeholder: 'Skill, place or job' },
    branch: { label: 'Branch', all: 'All branches' },
    clear: 'Clear all',
    searching: 'Searching…',
    count: (shown: string, count: number) => (count === 1 ? '1 person' : `${shown} people`),
    more: (shown: string) => `First ${shown} people`,
  },
  unnamed: 'Somebody without a headline',
  years: (years: string) => (years === '1' ? '1 year of service' : `${years} years of service`),
  requests: { sent: 'Request sent', accepted: 'Accepted' },
  joined: (when: string) => `Joined ${when}`,
  notLive: 'The live connection was lost. Answers appear once it is back.',
  empty: {
    title: 'Nobody can be found yet',
    text: 'People join on their own. Everybody who does appears here.',
  },
  noMatches: { title: 'Nobody matches', text: 'Try fewer words, or another branch.' },
  failed: { title: 'The candidates could not be loaded', retry: 'Try again' },
  more: 'Show more',
  moreFailed: 'More candidates could not be loaded.',
} as const;

export const candidateWords = {
  title: 'Candidate',
  finding: 'Loading what they show…',
  missing: 'This person can no longer be found',
  failed: { title: 'What they show could not be loaded', retry: 'Try again' },
  recorded: 'They can see that you have read this.',
  request: {
    title: 'Contact request',
    label: 'Your message',
    help: 'They see your name and your organization. You can ask each person once.',
    send: 'Send contact request',
    sending: 'Sending…',
    notSent: 'Your request was not sent',
    limited: (when: string) =>
      `You, or your organization, have asked as many people as you can for now. You can ask again at ${when}.`,
    sent: (when: string) =>
      `Your request was sent ${when}. If they accept, the conversation opens in your messages.`,
    accepted: 'They accepted your request, and you can write to them.',
    open: 'Open the conversation',
  },
} as const;
