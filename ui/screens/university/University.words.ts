/** Feature spec, section 2, "University Admissions Portal". */
export const universityWords = {
  dashboard: {
    title: 'University Admissions Portal',
    subtitle: 'Applications from veterans, and how enrolled students are doing.',
  },
  applications: {
    title: 'Student Applications',
    subtitle: 'Review applications, write to applicants, arrange interviews.',
  },
} as const;
