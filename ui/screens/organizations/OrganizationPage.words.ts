import type { ChecklistStep } from '@vetsync/machines/organizations/model';

export const organizationPageWords = {
  pending: {
    title: 'Waiting for approval',
    text: 'Only your staff and our administrators can see it until then. We’ll email the owners as soon as an administrator has decided.',
  },
  declined: {
    title: 'An administrator has declined it',
    text: 'Fix what the reason mentions, then apply again.',
    action: 'Correct and apply again',
  },
  suspended: {
    title: 'An administrator has suspended it',
    text: 'The public can’t see it, and no one can change it until an administrator reinstates it.',
  },
  reason: 'Reason:',
  checklist: {
    title: 'First steps',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: 'Done:',
    steps: {
      profile: {
        title: 'Complete the profile',
        text: 'Say what you do, where you are and how to reach you.',
        action: 'Complete',
      },
      publish: {
        title: 'Publish what you offer',
        text: 'Veterans find you by what you list.',
        action: 'Write a listing',
      },
      invite: {
        title: 'Invite a colleague',
        text: 'Two people can cover for each other.',
        action: 'Invite',
      },
    } satisfies Record<ChecklistStep, { title: string; text: string; action: string }>,
  },
  profile: {
    write: 'Send a message',
    title: 'Profile',
    public: 'Everyone can see this.',
    notPublic: 'Everyone can see this once it’s approved.',
    edit: 'Edit profile',
    empty: 'Not given',
    since: (date: string) => `Added on ${date}`,
  },
  form: {
    title: 'Edit the profile',
    nameApproved:
      'Once it’s approved, you can correct the spelling of the name, but you can’t choose another one.',
    save: 'Save profile',
    apply: 'Save and apply again',
    saving: 'Saving…',
    cancel: 'Cancel',
    failed: 'Your changes weren’t saved',
  },
  ending: {
    title: 'Close this organization',
    text: 'If it’s shutting down, or no longer needs to be here.',
    start: 'Close this organization',
    question: (name: string) => `Close ${name}?`,
    effects: [
      'No one can find it or its listings anymore.',
      'We’ll tell everyone who applied that their application is closed.',
      'Your colleagues lose access right away, and we’ll email them.',
      'Its listings, applications and messages are deleted for good. This can’t be undone.',
    ],
    label: 'To confirm, type the name of the organization',
    help: (name: string) => `It’s ${name}`,
    submit: 'Close it for good',
    proving: 'First, confirm that it’s you…',
    ending: 'Closing…',
    cancel: 'Cancel',
    failed: 'The organization wasn’t closed',
  },
  conflict: {
    title: 'A colleague changed this while you were editing',
    text: 'Nothing is lost. Compare both versions, then choose.',
    mine: 'Yours',
    theirs: 'Your colleague’s',
    keepMine: 'Save mine',
    takeTheirs: 'Continue with my colleague’s',
    empty: 'Empty',
  },
} as const;
