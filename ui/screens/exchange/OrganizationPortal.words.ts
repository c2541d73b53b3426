export const portalFrameWords = {
  leads: {
    interviews: 'The people you asked for an interview. Open one, and write to agree on a time.',
  },
} as const;

/** The pages of a tab that has more than one. None repeats the name of its tab, which is the title above them. */
export const portalPagesWords = {
  label: 'In this tab',
  pages: {
    candidates: 'Candidates',
    messages: 'Messages',
    events: 'Events',
    listings: 'Listings',
    calendars: 'Hours',
    interviews: 'Interviews',
    network: 'Directory',
    referrals: 'Referrals',
  },
  of: {
    recruiter: { applications: 'Received', cases: 'Hires' },
    university: { applications: 'Received' },
    hospital: { cases: 'Roster' },
    nonprofit: { applications: 'Applications', cases: 'Roster' },
  },
} as const;
