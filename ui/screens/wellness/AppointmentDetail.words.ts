import type { VisitKind } from '@vetsync/machines/wellness/model';

export const appointmentDetailWords = {
  above: 'Where you are',
  wellness: 'Wellness',
  back: 'All appointments',
  status: 'Status',
  when: 'When',
  length: '30 minutes',
  provider: 'Provider',
  where: 'Where',
  phone: 'Phone',
  reason: 'Reason',
  id: 'Reference',
  asked: 'Asked for',
  reschedule: 'Reschedule',
  cancel: 'Cancel appointment',
  calendar: 'Add to calendar',
  print: 'Print',
  progress: 'What happens',
  steps: {
    requested: 'Requested',
    confirmed: 'Confirmed by the provider',
    visit: 'Your visit',
    cancelled: 'Canceled',
    waiting: 'The provider reviews your request and sends a confirmation.',
    saved: 'Saved to your records',
    notSent: 'It was not sent to a medical center. Please book the visit there.',
  },
  bring: 'What to bring',
  bringItems: [
    'A photo ID and your Veteran Health card, if you have one',
    'A list of what you take, with doses',
    'Questions you want answered, written down',
  ],
  confirm: {
    title: 'Cancel this appointment?',
    text: {
      request: (type, provider, when) => `${type} with ${provider}, ${when}. The medical center is notified.`,
      note: (type, provider, when) =>
        `${type} with ${provider}, ${when}. This is your own record. If you booked the visit, cancel it there too.`,
    } satisfies Record<VisitKind, (type: string, provider: string, when: string) => string>,
    confirm: 'Cancel appointment',
    keep: 'Keep it',
  },
  missing: {
    title: 'This appointment is not here',
    text: 'It may have been removed since this link was made.',
  },
} as const;
