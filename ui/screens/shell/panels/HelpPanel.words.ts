export const helpWords = {
  title: 'Help',
  description: 'How to get around, who to ask, and what’s only simulated here.',
  keyboard: {
    title: 'Keyboard',
    hint: 'Everything works without a mouse',
    rows: [
      { label: 'To any page or tool', keys: ['Ctrl + K', '⌘ + K'] },
      { label: 'To the next or the previous thing', keys: ['Tab', 'Shift + Tab'] },
      { label: 'From the top past the navigation', keys: ['Tab', 'Enter'] },
      { label: 'Press a button, follow a link', keys: ['Enter', 'Space'] },
      {
        label: 'Walk tabs, menus, lists of choices, tables, charts and the calendar',
        keys: ['←', '↑', '→', '↓'],
      },
      { label: 'A month back or on in the calendar', keys: ['Page Up', 'Page Down'] },
      { label: 'In a menu or a list of choices: to what begins with a letter', keys: ['A–Z'] },
      { label: 'Close what is open. It asks first where words would be lost', keys: ['Escape'] },
      { label: 'In a chat: send, or begin a new line', keys: ['Enter', 'Shift + Enter'] },
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
      'Replies of Battle Buddy and of the dashboard chat are written in advance. No one reads along, and no AI service is called.',
    ],
    sampleData: [
      'Sending an application or an appointment request is played through on this page; nothing reaches a school, an employer or a provider.',
      'All people, organizations, programs, jobs, figures and badges are samples, and the people are invented.',
      'Nothing you do here leaves your browser. The demo starts over when you press Reset or visit our home page.',
    ],
    stored: [
      'What you do here is saved to your account, and you find it on any device.',
      'Applications and messages reach the organization you send them to. It sees what you sent, and nothing else of your profile.',
      'Appointments and events that you note are your own records. No one else is told about them. If you join an organization’s event, it sees your name.',
    ],
  },
} as const;
