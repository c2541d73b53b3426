export const calendarAddressWords = {
  title: 'Your calendar',
  text: 'See your bookings, the events you’ve joined and the dates you’ve saved, all in the calendar on your phone or computer.',
  off: 'You’ll get a private address. Your calendar app checks it automatically, so changes on VetSync show up there, too.',
  on: 'You have a private address. It was shown once. If you’ve lost it, or if someone else has seen it, get a new one: the old one stops working.',
  create: 'Get an address',
  renew: 'Get a new address',
  remove: 'Turn the address off',
  address: 'Your private address',
  copy: 'Copy the address',
  use: 'In your calendar app, add a calendar from a link, or subscribe to one, and paste this address. Copy it now: we can’t show it again.',
  privacy:
    'Anyone with this address sees when you have something planned and who it’s with. It never says what an appointment is about.',
  changing: 'One moment…',
  unchanged: 'Nothing was changed',
  loading: 'Loading your calendar’s address…',
  failed: { title: 'We couldn’t load this part of your account', retry: 'Try again' },
} as const;
