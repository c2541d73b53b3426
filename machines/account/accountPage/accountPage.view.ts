import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { accountHref, accountSections } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Account, AccountSection } from '../model/index.ts';
import type { accountPageMachine } from './accountPage.machine.ts';

export interface AccountPageView {
  state: 'loading' | 'failed' | 'ready';
  section: AccountSection;
  /** The sections of the page in order, each with its own URL. */
  sections: readonly { section: AccountSection; href: string }[];
  /** Set while ready. */
  account: Account | null;
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
}

type AccountPageSnapshot = SnapshotFrom<typeof accountPageMachine>;

function stateOf(value: AccountPageSnapshot['value']): AccountPageView['state'] {
  if (typeof value === 'object') return 'ready';
  return value === 'refused' ? 'loading' : value;
}

/** The sections that apply to this person. The open one is always included. */
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
