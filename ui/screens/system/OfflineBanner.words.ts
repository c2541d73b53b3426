import type { ConnectionView } from '@vetsync/machines/shell/connection';

const sent = (count: number) => (count === 1 ? '1 submission' : `${count} submissions`);

interface BannerText {
  title: string;
  /** What it means for `pending` unsent submissions. */
  text: (pending: number) => string;
}

export const offlineBannerWords = {
  offline: {
    title: 'You’re offline.',
    text: (pending) =>
      `${pending === 0 ? 'What you send is' : sent(pending)} kept on this device until you’re back.`,
  },
  restored: {
    title: 'You’re back online.',
    text: (pending) => (pending === 0 ? '' : `Sending ${sent(pending)}…`),
  },
  online: {
    title: 'Not sent yet.',
    text: (pending) => `${sent(pending)} kept on this device. We keep trying.`,
  },
} satisfies Record<ConnectionView['state'], BannerText>;

/** Without browser storage, unsent submissions are lost when the page closes. */
export const offlineBannerNotStored = {
  title: 'Keep this page open.',
  text: (pending: number) =>
    `${pending === 1 ? '1 submission is' : `${pending} submissions are`} not sent yet, and this browser keeps nothing. We keep trying.`,
} satisfies BannerText;

export const offlineBannerActions = { retry: 'Send now' } as const;
