export const candidatesWords = {
  loading: 'Loading candidates…',
  pageFailed: { title: 'The page couldn’t be loaded', retry: 'Try again' },
  notAllowed: {
    title: 'You can’t search for candidates',
    role: 'Reviewers, managers and owners can. Ask your colleagues to change your role.',
    status: 'You can once your organization is approved.',
  },
  notLive: 'The live connection was lost. Answers appear once it’s back.',
  failed: { title: 'The candidates couldn’t be loaded', retry: 'Try again' },
  more: 'Show more',
  moreFailed: 'More candidates couldn’t be loaded.',
} as const;

export const candidateWords = {
  title: 'Candidate',
  finding: 'Loading their profile…',
  missing: 'This person can no longer be found',
  failed: { title: 'Their profile couldn’t be loaded', retry: 'Try again' },
  recorded: 'They can see that you’ve read this.',
  request: {
    title: 'Contact request',
    label: 'Your message',
    help: 'They see your name and your organization. You can ask each person once.',
    send: 'Send contact request',
    sending: 'Sending…',
    notSent: 'Your request wasn’t sent',
    limited: (when: string) =>
      `You, or your organization, have asked as many people as you can for now. You can ask again at ${when}.`,
    sent: (when: string) =>
      `Your request was sent ${when}. If they accept, the conversation opens in your messages.`,
    accepted: 'They accepted your request, and you can write to them.',
    open: 'Open the conversation',
  },
} as const;
