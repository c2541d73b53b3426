export const candidacyWords = {
  title: 'Being found',
  text: 'Organizations that we have approved can look for people. They find you only if you join, and see only what you choose here. Your name and your address are never shown.',
  state: { found: 'You can be found', notFound: 'No one can find you' },
  steps:
    'If one of them would like to talk with you, you get a request in your messages. They learn your name once you accept. If you decline, they’re not told.',
  loading: 'Loading what you show…',
  failed: { title: 'This page couldn’t be loaded', retry: 'Try again' },
  empty: {
    title: 'Your profile has nothing to show yet',
    text: 'Add your skills or your service first. Then you choose here what others may see.',
    action: 'Fill in your profile',
  },
  headline: {
    label: 'Headline',
    help: 'One line about the work you look for, such as “Crane mechanic, free from March”.',
  },
  tooLong: 'This headline is too long. Please shorten it.',
  parts: {
    title: 'What you show',
    help: 'A copy of your profile as it is now. If you change your profile later, update it here too.',
  },
  preview: {
    title: 'What they will see',
    now: 'What they see now',
    text: 'Please read it once. Someone who knows you may still recognize you from it.',
    nothing: 'Switch on at least one part.',
  },
  join: 'Let organizations find me',
  update: 'Show this instead',
  saving: 'Saving…',
  leave: 'Stop being found',
  leaving: 'Leaving…',
  results: {
    joined: 'Done. Organizations can find you now.',
    updated: 'Done. Organizations see this now.',
    left: 'Done. No one can find you anymore, and what you shared has been deleted.',
  },
  notSaved: 'Nothing was confirmed',
  looked: 'See who looked',
} as const;
