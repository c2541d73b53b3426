/** Feature spec, section 2, "University Admissions Portal". */
export const universityWords = {
  dashboard: {
    title: 'University Admissions Portal',
    subtitle: 'Applications from veterans, and how enrolled students are doing.',
    figures: 'Figures',
    students: { label: 'Active students', hint: 'Veterans enrolled in a program' },
    applications: {
      label: 'Applications',
      hint: (pending: number) =>
        pending === 1 ? '1 waits for a decision' : `${pending} wait for a decision`,
    },
    interviews: { label: 'Interviews', hint: 'Scheduled with applicants' },
    acceptance: {
      label: 'Acceptance',
      hint: (accepted: number) => `${accepted} accepted in the last 12 months`,
      none: '–',
    },
    recent: 'Recent Applications',
    allApplications: 'View all applications',
    review: 'Review',
    reviewOf: (name: string) => `Review ${name}`,
    popular: 'Popular Programs',
    applied: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
    enrolled: (count: number) => (count === 1 ? '1 student' : `${count} students`),
    allPrograms: 'View all programs',
    activities: 'Recent Activities',
  },
  applications: {
    title: 'Student Applications',
    subtitle: 'Review applications, write to applicants, arrange interviews.',
  },
  programs: { title: 'Programs', subtitle: 'What veterans apply for and study.' },
  students: { title: 'Veteran Students', subtitle: 'Everyone who was accepted is enrolled.' },
} as const;
