export const portalFrameWords = {
  leads: {
    interviews: 'The people you asked for an interview. Open one, and write to agree on a time.',
  },
} as const;

/** The pages of a tab that has two. */
export const portalPagesWords = {
  label: 'In this tab',
  pages: { applications: 'Applications', candidates: 'Candidates', messages: 'Messages' },
  cases: {
    recruiter: 'Hires',
    university: 'Students',
    hospital: 'Patients',
    nonprofit: 'Participants',
  },
} as const;

export const portalNotYetWords = {
  tabs: {
    appointments: {
      title: 'Appointments are made by message',
      text: 'Veterans cannot book a time here yet. When somebody asks for one, agree on it in your messages.',
    },
    'mental-health': {
      title: 'List mental health care under Departments',
      text: 'Veterans find what you have listed. There is no separate list of care plans or alerts here.',
    },
    network: {
      title: 'There is no list of other providers',
      text: 'Veterans find your own departments and providers when you list them.',
    },
  },
  open: { messages: 'Open messages', listings: 'Open departments' },
} as const;
