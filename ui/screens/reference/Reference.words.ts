/** What all pages of reference data say. */
export const referenceWords = {
  sources: {
    title: 'Sources',
    number: (number: number) => `Source ${number}`,
    date: (date: string) => date,
    names: {
      'military-crosswalk': 'Military codes and civilian occupations, O*NET Resource Center',
      occupations: 'What occupations are, O*NET',
      skills: 'Skills, O*NET',
      'related-occupations': 'Related occupations, O*NET',
      'job-zones': 'Preparation needed, O*NET',
      'bright-outlook': 'Bright outlook, O*NET OnLine',
      wages: 'National pay, Bureau of Labor Statistics',
      projections: 'Growth and education, Bureau of Labor Statistics',
      'health-places': 'Medical centers, clinics and Vet Centers, VA',
      'benefits-offices': 'Benefits offices, VA',
      cemeteries: 'National cemeteries, VA',
    },
  },
  pay: {
    none: 'No pay published',
    hourly: (amount: string) => `${amount} an hour is the median. No yearly pay is published.`,
    median: 'median, half earn more',
    medianOf: (amount: string) => `median ${amount}`,
    range: (from: string, to: string) => `${from} – ${to}`,
    less: '1 in 10 earn less',
    more: '1 in 10 earn more',
    withheld: 'Not published',
    topped: 'Above the highest published pay',
  },
  /** Nobody has brought in the public files. */
  notImported: {
    title: 'Not available here yet',
    text: 'This site hasn’t loaded the public files that answer this.',
    admin: 'Load them on the server with',
    official: 'Look it up at O*NET OnLine',
  },
} as const;
