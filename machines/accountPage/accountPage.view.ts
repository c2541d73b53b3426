import type { Account, AccountSection } from '../model/index.ts';

export interface AccountPageView {
  state: 'loading' | 'failed' | 'ready';
  section: AccountSection;
  /** The parts of the page in their order, each with its own address. */
  sections: readonly { section: AccountSection; href: string }[];
  /** Set while ready. */
  account: Account | null;
  /** The server's words (failed), or null. */
  failure: string | null;
}
