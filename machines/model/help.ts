/** A way to do something by keyboard; `keys` as printed on them, to be pressed together. */
export interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** What the platform's screens answer to; each holds wherever its words say. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Tab'], does: 'Go to the next control. The first one on each page skips to its content' },
  { keys: ['Enter'], does: 'Follow a link or press a button. In a chat it sends what you wrote' },
  { keys: ['Shift', 'Enter'], does: 'Start a new line in a chat' },
  { keys: ['Escape'], does: 'Close what is open: a panel, a menu, a dialog' },
  { keys: ['Arrow keys'], does: 'Move within tabs, menus, choices, the calendar and tables' },
  { keys: ['Home'], does: 'Go to the first of them; End goes to the last' },
];

export interface Contact {
  id: 'crisis' | 'question' | 'account';
  title: string;
  text: string;
  action: { label: string; href: string } | null;
}

/** Whom to turn to. The crisis line opens its own panel. */
export const contacts: readonly Contact[] = [
  {
    id: 'crisis',
    title: 'In crisis',
    text: 'The Veterans Crisis Line answers day and night: call 988 and press 1, or text 838255.',
    action: null,
  },
  {
    id: 'question',
    title: 'A question about VetSync',
    text: 'Write to us. We reply within 24 hours.',
    action: { label: 'Write to us', href: '/?dialog=custom-solution' },
  },
  {
    id: 'account',
    title: 'Your account',
    text: 'Password, e-mail address, devices and a second step at sign-in.',
    action: { label: 'Open your account', href: '/account' },
  },
];

/** What is not real here; the account platform has the second list only. */
export const simulated = {
  demo: [
    'All people, organizations, figures and messages are samples. Nobody you meet here exists.',
    'What you do stays in this browser: no application, request or message reaches anyone.',
    'Every tab of this browser that shows the demo shows the same one, so two people can present it.',
    'It starts over with Reset, or when you go back to the home page.',
  ],
  account: [
    'Your profile is kept in your account.',
    'Applications, appointments, events and messages last until you close this tab or sign out. Organizations do not receive them yet.',
  ],
  both: [
    'Battle Buddy’s replies are written beforehand. It does not know your file and gives no medical or legal advice.',
    'Match scores are drawn by chance or set beforehand.',
  ],
} as const;
