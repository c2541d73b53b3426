const listed = new Intl.ListFormat('en');

export const accountDeletionWords = {
  download: {
    title: 'Download your data',
    text: 'Everything we keep about you, in one file that people and programs can read.',
    action: 'Download your data',
  },
  delete: {
    title: 'Delete your account',
    text: 'Your account, your profile and everything connected to them will be permanently deleted. This can’t be undone.',
    label: 'To confirm, type this account’s email',
    help: (email: string) => `It’s ${email}`,
    submit: 'Delete my account',
    proving: 'First, confirm that it’s you…',
    deleting: 'Deleting…',
    failed: 'Your account couldn’t be deleted',
    owned: {
      title: 'You’re the only owner of an organization',
      text: 'Make a colleague an owner first, or close it with your account.',
      handOver: (organization: string) => `Transfer ${organization}`,
      end: (organizations: readonly string[]) => `Close ${listed.format(organizations)}`,
      endHelp:
        'We’ll email everyone who applied there that the application is closed. All its listings, applications and messages will be permanently deleted.',
    },
  },
  deleted: {
    title: 'Your account has been deleted',
    text: 'We removed your data and signed you out everywhere.',
    next: 'Go to the home page',
  },
} as const;
