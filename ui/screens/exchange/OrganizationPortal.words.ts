export const portalFrameWords = {
  leads: {
    interviews: 'The people you asked for an interview. Open one, and write to agree on a time.',
  },
} as const;

/** The pages of a tab that has two. */
export const portalPagesWords = {
  label: 'In this tab',
  pages: {
    applications: 'Applications',
    candidates: 'Candidates',
    messages: 'Messages',
    events: 'Events',
    listings: 'Listings',
    calendars: 'Hours',
    interviews: 'Interviews',
    network: 'Providers',
    referrals: 'Referrals',
  },
  cases: {
    recruiter: 'Hires',
    university: 'Students',
    hospital: 'Patients',
    nonprofit: 'Participants',
  },
} as const;
