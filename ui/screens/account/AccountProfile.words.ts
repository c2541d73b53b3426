export const accountProfileWords = {
  who: {
    title: 'Who you are here',
    since: (month: string) => `Member since ${month}`,
    verify: 'Verify your veteran status',
  },
  name: {
    title: 'Name',
    text: 'What we’ll call you. You can leave it blank.',
    label: 'Full name',
    save: 'Save name',
    saving: 'Saving…',
    failed: 'Your name couldn’t be saved',
  },
  email: {
    title: 'Email',
    text: 'You use it to sign in, and we send email here.',
    change: 'Change email',
    label: 'New email',
    help: 'We email a link to the new address. Until you open it, your old address stays in use. We let your old address know about the change.',
    save: 'Email me the link',
    saving: 'Sending…',
    proving: 'First, confirm that it’s you…',
    cancel: 'Cancel',
    failed: 'Your email couldn’t be changed',
    pending: {
      title: 'One step is left',
      text: 'Open the link that we sent to',
      untilConfirmed: 'Until then your old address counts.',
      resend: 'Send it again',
      resending: 'Sending…',
    },
  },
} as const;
