import type { SnapshotFrom } from 'xstate';
import { accountHref, accountSections } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Account, AccountSection } from '../model/index.ts';
import type { accountPageMachine } from './accountPage.machine.ts';

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

type AccountPageSnapshot = SnapshotFrom<typeof accountPageMachine>;

function stateOf(value: AccountPageSnapshot['value']): AccountPageView['state'] {
  if (typeof value === 'object') return 'ready';
  return value === 'refused' ? 'loading' : value;
}

/** The parts that this person can do something in; the one that is open always counts. */
function sectionsOf({ section: open, canVerify, account }: AccountPageSnapshot['context']) {
  const isVerificationShown = canVerify || account?.veteranVerified === true || open === 'verification';
  return accountSections.filter((section) => section !== 'verification' || isVerificationShown);
}

export function accountPageView({ value, context }: AccountPageSnapshot): AccountPageView {
  const state = stateOf(value);
  return {
    state,
    section: context.section,
    sections: sectionsOf(context).map((section) => ({ section, href: accountHref(section) })),
    account: state === 'ready' ? context.account : null,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
  };
}
