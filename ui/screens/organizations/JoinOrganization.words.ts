export const joinOrganizationWords = {
  waiting: 'Looking at your invitation…',
  missing: {
    title: 'This link isn’t complete',
    text: 'Open the link in the email again, or copy all of it into the address bar.',
  },
  signedOut: {
    title: 'You’re invited to join an organization',
    text: 'The invitation works only in the VetSync account with the email address we wrote to. Sign in, or create this account first. Then you’ll see who invited you.',
    signIn: 'Sign in',
    signUp: 'Create an account',
    later: 'If you confirm the new account on another device, open the invitation link again afterward.',
  },
  failed: { title: 'Your invitation couldn’t be loaded', retry: 'Try again' },
  otherEmail: {
    title: 'This invitation is for another address',
    text: (email: string) =>
      `You’re signed in as ${email}. Sign in with the address that got the invitation, or ask your colleague to invite this one.`,
    change: 'Use another account',
  },
  ended: {
    title: 'This invitation has ended',
    text: 'It was used already, was withdrawn, or is older than seven days. Ask your colleague to send a new one.',
    own: 'Your organizations',
  },
  offered: {
    title: (name: string) => `Join ${name}`,
    by: (inviter: string) => `${inviter} invited you to join the staff.`,
    byNobody: 'You’re invited to join the staff.',
    kind: 'Kind',
    role: 'Your role',
    may: 'What you may do',
    accept: 'Join',
    accepting: 'Joining…',
    decline: 'Decline',
    failed: 'Your answer wasn’t saved',
  },
  decline: {
    title: 'Decline the invitation?',
    text: 'The link will stop working. To join later, you’ll need a new invitation.',
    confirm: 'Decline',
    working: 'Declining…',
    cancel: 'Go back',
  },
  joined: {
    title: (name: string) => `You work for ${name} now`,
    text: (role: string) => `Your role: ${role}.`,
    page: 'See the organization',
    platform: 'Go to the platform',
  },
  declined: { title: 'Invitation declined', text: 'Nothing else happens.', home: 'Go to the home page' },
} as const;
