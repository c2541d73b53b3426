/** The fixed resources of the Veterans Crisis Line, fastest first. */
export const crisisLineWords = {
  title: 'Veterans Crisis Line',
  introduction:
    'Free, confidential support, 24 hours a day, 7 days a week. You don’t have to be enrolled in VA care to connect.',
  channels: {
    call: { label: 'Call 988, then press 1', note: 'Speak with a responder now', href: 'tel:988' },
    text: { label: 'Text 838255', note: 'A responder writes back', href: 'sms:838255' },
    chat: {
      label: 'Chat online',
      note: 'Opens VeteransCrisisLine.net',
      href: 'https://www.veteranscrisisline.net/get-help-now/chat/',
    },
    tty: { label: 'TTY: 711, then 988', note: 'If you’re deaf or hard of hearing', href: 'tel:711' },
  },
  strip: {
    before: 'In crisis or worried about someone?',
    call: 'Call 988, then press 1',
    text: 'Text 838255',
    chat: 'Chat online',
  },
} as const;
