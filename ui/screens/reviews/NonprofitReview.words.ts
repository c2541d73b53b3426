/** Feature spec, section 2, "Nonprofit Program Dashboard": the Program Application Review. */
export const nonprofitReviewWords = {
  overview: {
    facts: 'Application',
    program: 'Program',
    organization: 'Organization',
    priority: 'Priority',
    urgency: 'Urgency',
    situation: 'Current situation',
    location: 'Lives in',
    message: 'What they want you to know',
    approval: 'If you approve',
    approvals: {
      status: 'Status',
      statusOf: 'Active',
      progress: 'Progress',
      progressOf: (percent: number) => `${percent}%`,
      joined: 'Join date',
      joinedOf: 'Today',
    },
  },
  needs: {
    asked: 'Services asked for',
    noneAsked: 'Nothing was named. The program begins with a talk about what is needed.',
    goals: 'Goals that follow from it',
    services: 'Services that begin',
    none: 'None.',
  },
} as const;
