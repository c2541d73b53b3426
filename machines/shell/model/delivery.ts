import type { ToastNotice } from '../../system/model/emitted.ts';
import type { PlatformMode } from './shellRoute.ts';

/**
 * What becomes of what somebody sends. The demo plays the sending through with sample data. The signed-in platform has no
 * server to store it yet: it stays in the browser tab and reaches nobody, and every text has to say so.
 */
export type Delivery = 'simulated' | 'tabOnly';

/** Stands for a status that would say that somebody has received something. */
export const savedLabel = 'Saved in this tab';

/** Said once something is saved in the tab. */
export const savedNotice = (what: string): ToastNotice => ({
  title: savedLabel,
  description: `${what} Nothing was sent to anyone.`,
});

export const deliveryOf = (mode: PlatformMode): Delivery => (mode === 'demo' ? 'simulated' : 'tabOnly');
