export const candidacyWords = {
  title: 'Visibility to organizations',
  text: 'Organizations we’ve approved can look for people. They can find you only if you opt in, and they see only what you choose here. Your name and address are never shown.',
  state: { found: 'You can be found', notFound: 'No one can find you' },
  steps:
    'If one of them would like to talk with you, you’ll get a request in your messages. They’ll learn your name once you accept. If you decline, we won’t tell them.',
  loading: 'Loading what you show…',
  failed: { title: 'This page couldn’t be loaded', retry: 'Try again' },
  empty: {
    title: 'Your profile has nothing to show yet',
    text: 'Add your skills or your military service first. Then choose what others can see.',
    action: 'Fill out your profile',
  },
  headline: {
    label: 'Headline',
    help: 'One line about the work you’re looking for, such as “Crane mechanic, available in March.”',
  },
  tooLong: 'This headline is too long. Please shorten it.',
  parts: {
    title: 'What you show',
    help: 'A copy of your profile as it is now. If you change your profile later, update it here too.',
  },
  preview: {
    title: 'What they’ll see',
    now: 'What they see now',
    text: 'Please read it over. Someone who knows you might still recognize you.',
    nothing: 'Turn on at least one section.',
  },
  join: 'Let organizations find me',
  update: 'Show this instead',
  saving: 'Saving…',
  leave: 'Stop sharing',
  leaving: 'Leaving…',
  results: {
    joined: 'Done. Organizations can find you now.',
    updated: 'Done. Organizations see this now.',
    left: 'Done. No one can find you anymore, and what you shared has been deleted.',
  },
  notSaved: 'Nothing was confirmed',
  looked: 'See who viewed your information',
} as const;
