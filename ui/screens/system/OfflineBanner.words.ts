import type { ConnectionView } from '@vetsync/machines/connection';

const kept = (count: number) => (count === 1 ? '1 submission' : `${count} submissions`);

interface Said {
  title: string;
  /** What it means for `pending` unsent submissions. */
  text: (pending: number) => string;
}

export const offlineBannerWords = {
  offline: {
    title: 'You are offline.',
    text: (pending) =>
      `${pending === 0 ? 'What you send is' : kept(pending)} kept on this device until you are back.`,
  },
  restored: {
    title: 'You are back online.',
    text: (pending) => (pending === 0 ? '' : `Sending ${kept(pending)}…`),
  },
  online: {
    title: 'Not sent yet.',
    text: (pending) => `${kept(pending)} kept on this device. We keep trying.`,
  },
} satisfies Record<ConnectionView['state'], Said>;

export const offlineBannerRetry = 'Send now';
