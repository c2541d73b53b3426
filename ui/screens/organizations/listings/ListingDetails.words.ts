import type { WhenFull } from '@vetsync/machines/organizations/model';

/** What a listing says to the people who look for one. */
export const listingDetailsWords = {
  by: (name: string) => `by ${name}`,
  place: 'Place',
  placeRemote: (place: string) => (place === '' ? 'Remote' : `${place}, or remote`),
  salary: 'Salary per year',
  salaryBetween: (from: string, to: string) => (from === to ? `$${from}` : `$${from} to $${to}`),
  salaryFrom: (from: string) => `From $${from}`,
  salaryTo: (to: string) => `Up to $${to}`,
  tuition: (amount: string) => `$${amount}`,
  tuitionFree: 'Free',
  credits: (count: string) => `Up to ${count} credit hours`,
  seats: (count: string) => `${count} spots`,
  seatsLeft: (left: string, all: string) => `${left} of ${all} left`,
  full: {
    waitlist: 'All spots are taken. If you apply, you’re on the waiting list.',
    close: 'All spots are taken. No one can apply for now.',
  } satisfies Record<WhenFull, string>,
  minutes: (count: string) => `${count} minutes`,
  accepts: { yes: 'Accepted', no: 'Not at the moment' },
  miles: (miles: string) => `${miles} miles away`,
  /** An occupation that the search stands for, and the military code that leads to it. */
  fits: (title: string, code: string | null) => (code === null ? `Fits: ${title}` : `${title}, from ${code}`),
  description: 'About it',
  posted: (ago: string) => `Published ${ago}`,
} as const;
