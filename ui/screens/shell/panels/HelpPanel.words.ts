export const helpWords = {
  title: 'Help',
  description: 'How to get around, who to ask, and what’s only simulated here.',
  keyboard: {
    title: 'Keyboard',
    hint: 'Everything works without a mouse',
    rows: [
      { label: 'Open search', keys: ['Ctrl + K', '⌘ + K'] },
      { label: 'Go to the next or previous item', keys: ['Tab', 'Shift + Tab'] },
      { label: 'Skip the navigation, from the top of the page', keys: ['Tab', 'Enter'] },
      { label: 'Press a button, follow a link', keys: ['Enter', 'Space'] },
      {
        label: 'Move through tabs, menus, lists, tables, charts and the calendar',
        keys: ['←', '↑', '→', '↓'],
      },
      { label: 'Go back or ahead a month in the calendar', keys: ['Page Up', 'Page Down'] },
      { label: 'In a menu or list, jump to what starts with a letter', keys: ['A–Z'] },
      { label: 'Close what’s open. We’ll ask first if you’d lose what you wrote', keys: ['Escape'] },
      { label: 'In a chat, send or start a new line', keys: ['Enter', 'Shift + Enter'] },
    ],
  },
  contact: {
    title: 'Ask a person',
    hint: 'VA by phone, help with a claim, organizations',
    people: {
      va: {
        label: 'Call VA at 800-698-2411',
        note: 'For any question about VA, day and night. TTY: 711',
        href: 'tel:+18006982411',
      },
      claims: {
        label: 'Find a representative',
        note: 'People VA has accredited to help with claims, on VA.gov',
        href: 'https://www.va.gov/get-help-from-accredited-representative/find-rep/',
      },
      organizations: {
        label: 'Write to an organization',
        note: 'Your conversations are with the people who work there',
        href: '/platform/messages?as=me',
      },
      ownOrganization: {
        label: 'Add your organization',
        note: 'For employers, schools, hospitals and nonprofits',
        href: '/organizations/new',
      },
    },
    sales:
      'Do you want VetSync for your organization? Our Solution Architects will contact you within 24 hours.',
    salesAction: 'Request a solution',
    leavesDemo: 'This leads to our home page, and the demo starts over.',
    crisis: 'In crisis, or worried about someone? Don’t wait for an answer.',
    crisisAction: 'Open the crisis line',
  },
  simulated: {
    title: 'What is simulated',
    both: [
      'Battle Buddy’s replies and those in the dashboard chat are written in advance. No one else reads the chats, and no AI service is called.',
    ],
    sampleData: [
      'Sending an application or an appointment request is played through on this page; nothing reaches a school, an employer or a provider.',
      'All people, organizations, programs, jobs, figures and badges are samples, and the people are made up.',
      'Nothing you do here leaves your browser. The demo starts over when you press Reset or visit our home page.',
    ],
    stored: [
      'What you do here is saved to your account, and you’ll find it on any device.',
      'Applications and messages reach the organization you send them to. It sees what you sent, and nothing else in your profile.',
      'Appointments and events that you add are your own records. No one else is told about them. If you join an organization’s event, it sees your name.',
    ],
  },
} as const;
