/** What people asked for or were promised, in one list. */
export const caseServicesWords = {
  title: 'Services',
  loading: 'Loading the services…',
  search: { label: 'Search services', placeholder: 'Service or name' },
  asked: (when: string) => `asked ${when}`,
  with: (name: string) => `with ${name}`,
  withYou: 'with you',
  notStored: 'This was not saved',
  empty: {
    title: 'No open services',
    text: 'What participants ask for appears here. Open a participant to add a service.',
  },
  noMatches: { title: 'No service matches', text: 'Try another spelling or fewer filters.' },
  failed: { title: 'The services could not be loaded', retry: 'Try again' },
  more: 'Show more',
  moreFailed: 'More services could not be loaded.',
} as const;
