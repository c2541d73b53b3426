import type { WorkKind } from '@vetsync/machines/portal/model';

/** How a kind of work is called, and how long it has waited. */
interface KindWords {
  title: (name: string) => string;
  /** @param time `9 days` */
  since: (time: string) => string;
  all: (count: number) => string;
}

export const todaysWorkWords = {
  /** How many answers are due, and to whom the oldest. @param time `3 days` */
  waiting: (count: number, shown: string, name: string, time: string) =>
    count === 1
      ? `${name} has been waiting for ${time}.`
      : `${shown} responses are due. ${name} has been waiting the longest: ${time}.`,
  longest: 'Waited longest',
  nobody: 'Everyone has an answer. Here’s what’s next.',
  today: (time: string) => `Today, ${time}`,
  /** What waits, and what it is about. */
  detail: (when: string, subject: string) => `${when}. ${subject}`,
  /** More than could be counted. */
  more: (all: string) => `${all}, and more`,
  kinds: {
    interview: {
      title: (name) => `Interview with ${name}`,
      since: (time) => time,
      all: (count) => (count === 1 ? '1 interview' : `View all ${count} interviews`),
    },
    visit: {
      title: (name) => `Appointment with ${name}`,
      since: (time) => time,
      all: (count) => (count === 1 ? '1 appointment' : `View all ${count} appointments`),
    },
    visitRequest: {
      title: (name) => `${name}’s request`,
      since: (time) => `Unconfirmed for ${time}`,
      all: (count) => (count === 1 ? 'View 1 request' : `View all ${count} requests`),
    },
    decision: {
      title: (name) => `Review ${name}’s application`,
      since: (time) => `Waiting for ${time}`,
      all: (count) => (count === 1 ? 'View 1 awaiting a decision' : `View all ${count} awaiting a decision`),
    },
    message: {
      title: (name) => `Reply to ${name}`,
      since: (time) => `Unread for ${time}`,
      all: (count) => (count === 1 ? '1 unread conversation' : `View all ${count} unread conversations`),
    },
    patient: {
      title: (name) => `Follow up with ${name}`,
      since: (time) => `Not seen in ${time}`,
      all: (count) => (count === 1 ? '1 high-priority patient' : `View all ${count} high-priority patients`),
    },
    participant: {
      title: (name) => `Check in with ${name}`,
      since: (time) => `No contact in ${time}`,
      all: (count) => (count === 1 ? '1 person at risk' : `View all ${count} people at risk`),
    },
    caseDue: {
      title: (name) => `Next step with ${name}`,
      since: (time) => `Overdue by ${time}`,
      all: (count) => (count === 1 ? '1 step is due' : `View all ${count} steps due`),
    },
    contact: {
      title: (name) => `Write to ${name}`,
      since: (time) => `Agreed to talk with you ${time} ago`,
      all: (count) => (count === 1 ? '1 accepted request' : `View all ${count} accepted requests`),
    },
    closing: {
      title: (name) => `${name} closes soon`,
      since: (time) => `Closes in ${time}`,
      all: (count) => (count === 1 ? '1 listing closes soon' : `${count} listings close soon`),
    },
    draft: {
      title: (name) => `Finish ${name}`,
      since: (time) => `Draft, started ${time} ago`,
      all: (count) => (count === 1 ? '1 draft' : `View all ${count} drafts`),
    },
  } satisfies Record<WorkKind, KindWords>,
} as const;
