const listed = new Intl.ListFormat('en');

export const accountDeletionWords = {
  download: {
    title: 'Download your data',
    text: 'Everything we keep about you, in one file that people and programs can read.',
    action: 'Download your data',
  },
  delete: {
    title: 'Delete your account',
    text: 'Your account, your profile and everything connected to them are permanently deleted. No one can bring them back.',
    label: 'To be sure, type the email of this account',
    help: (email: string) => `It is ${email}`,
    submit: 'Delete my account',
    proving: 'First we ask who you are…',
    deleting: 'Deleting…',
    failed: 'Your account couldn’t be deleted',
    owned: {
      title: 'You’re the only owner of an organization',
      text: 'Make a colleague an owner first, or end the organization with your account.',
      handOver: (organization: string) => `Hand over ${organization}`,
      end: (organizations: readonly string[]) => `End ${listed.format(organizations)}`,
      endHelp:
        'Everyone who applied there is told by email that the application is closed. All its listings, applications and messages are deleted for good.',
    },
  },
  deleted: {
    title: 'Your account is deleted',
    text: 'We removed your data and signed you out everywhere.',
    next: 'Go to the start page',
  },
} as const;
