/** Feature spec, section 2, "Find Healthcare Providers dialog". */
export const providerFinderWords = {
  title: 'Find Healthcare Providers',
  existing: {
    title: 'Schedule with an existing provider',
    description: 'Providers you have an appointment with.',
    none: {
      title: 'No providers yet',
      text: 'After your first appointment you find your providers here.',
      action: 'Find Provider',
    },
  },
} as const;
