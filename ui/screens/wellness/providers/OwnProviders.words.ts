import type { OwnProviderField } from '@vetsync/machines/wellness/model';

/** For signed-in people: their own doctors, and where to find care. */
export const ownProvidersWords = {
  title: 'Your doctors',
  description: 'Your own list. Only you can see it, and nothing is sent to anyone.',
  list: 'In your list',
  none: 'No one is in your list yet. Add your doctor to note visits.',
  note: 'Add a visit',
  noteWith: (name: string) => `Add a visit with ${name}`,
  call: (phone: string) => `Call ${phone}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  add: 'Add a doctor',
  fields: {
    name: 'Name',
    specialty: 'Kind of care',
    facility: 'Clinic or hospital',
    phone: 'Phone',
  } satisfies Record<OwnProviderField, string>,
  save: 'Add to my list',
  close: 'Close',
  full: (max: number) => `Your list holds ${max} doctors. Remove one to add another.`,
  question: {
    title: 'Remove from your list?',
    text: (name: string) => `${name} is deleted from your list. Visits you added stay.`,
    confirm: 'Remove',
    cancel: 'Keep',
  },
  care: {
    title: 'Find care',
    text: 'Book with organizations here. VA takes appointments on its own site.',
    locations: {
      label: 'Find VA locations',
      note: 'Clinics, Vet Centers and community care, on VA.gov',
      href: 'https://www.va.gov/find-locations/',
    },
    mentalHealth: {
      label: 'Mental health care at VA',
      note: 'How to get help, on VA.gov',
      href: 'https://www.va.gov/health-care/health-needs-conditions/mental-health/',
    },
    organizations: { label: 'Care from organizations', note: 'Choose a provider and a time here' },
  },
} as const;
