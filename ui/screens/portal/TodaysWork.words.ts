import type { WorkKind } from '@vetsync/machines/portal/model';

/** How a kind of work is called, how long it has waited, and what it leads to. */
interface KindWords {
  title: (name: string) => string;
  /** @param time `9 days` */
  since: (time: string) => string;
  action: string;
  all: (count: number) => string;
}

export const todaysWorkWords = {
  rest: 'After that',
  today: (time: string) => `Today, ${time}`,
  /** What waits, and what it is about. */
  detail: (when: string, subject: string) => `${when}. ${subject}`,
  /** More than could be counted. */
  more: (all: string) => `${all}, and more`,
  withStatus: (status: string, when: string) => `${status}. ${when}`,
  kinds: {
    interview: {
      title: (name) => `Interview with ${name}`,
      since: (time) => time,
      action: 'Open interview',
      all: (count) => (count === 1 ? '1 interview' : `All ${count} interviews`),
    },
    visit: {
      title: (name) => `Appointment of ${name}`,
      since: (time) => time,
      action: 'Open appointment',
      all: (count) => (count === 1 ? '1 appointment' : `All ${count} appointments`),
    },
    visitRequest: {
      title: (name) => `Request of ${name}`,
      since: (time) => `Not confirmed for ${time}`,
      action: 'Open request',
      all: (count) => (count === 1 ? '1 request' : `All ${count} requests`),
    },
    decision: {
      title: (name) => `Review ${name}`,
      since: (time) => `Waiting for ${time}`,
      action: 'Review application',
      all: (count) => (count === 1 ? '1 waits for a decision' : `All ${count} that wait for a decision`),
    },
    message: {
      title: (name) => `Answer ${name}`,
      since: (time) => `Unread for ${time}`,
      action: 'Read messages',
      all: (count) => (count === 1 ? '1 unread conversation' : `All ${count} unread conversations`),
    },
    patient: {
      title: (name) => `Look after ${name}`,
      since: (time) => `Not seen for ${time}`,
      action: 'Open record',
      all: (count) => (count === 1 ? '1 patient of high priority' : `All ${count} patients of high priority`),
    },
    participant: {
      title: (name) => `Check in with ${name}`,
      since: (time) => `Not heard from for ${time}`,
      action: 'Open record',
      all: (count) => (count === 1 ? '1 person at risk' : `All ${count} people at risk`),
    },
    caseDue: {
      title: (name) => `Next step with ${name}`,
      since: (time) => `Due for ${time}`,
      action: 'Open record',
      all: (count) => (count === 1 ? '1 step is due' : `All ${count} steps that are due`),
    },
    contact: {
      title: (name) => `Write to ${name}`,
      since: (time) => `Agreed to talk with you ${time} ago`,
      action: 'Write a message',
      all: (count) => (count === 1 ? '1 accepted request' : `All ${count} accepted requests`),
    },
    closing: {
      title: (name) => `${name} closes soon`,
      since: (time) => `Open for ${time} more`,
      action: 'Open listing',
      all: (count) => (count === 1 ? '1 listing closes soon' : `${count} listings close soon`),
    },
    draft: {
      title: (name) => `Finish ${name}`,
      since: (time) => `A draft for ${time}`,
      action: 'Open draft',
      all: (count) => (count === 1 ? '1 draft' : `All ${count} drafts`),
    },
  } satisfies Record<WorkKind, KindWords>,
} as const;
