import type { Identity, IdentityProvider, Reader } from '../model/index.ts';

export type ConnectedAccountsState =
  | 'loading'
  | 'failed'
  | 'listed.resting'
  | 'listed.linking.calling'
  | 'listed.linking.proving'
  /** On the way to the provider. */
  | 'listed.leaving'
  | 'listed.confirming'
  | 'listed.unlinking.calling'
  | 'listed.unlinking.proving';

export interface ConnectedAccountsView {
  state: ConnectedAccountsState;
  /** Each provider this site works with, and the identity that is linked, or null. */
  providers: readonly { provider: IdentityProvider; identity: Identity | null; available: boolean }[];
  /** What is being asked about or worked at, or null. */
  asked: IdentityProvider | null;
  busy: boolean;
  reader: Reader;
  /** Why coming back from the provider linked nothing, in words; null otherwise. */
  refusal: string | null;
  /** The server's words (failed), or null. */
  failure: string | null;
}
