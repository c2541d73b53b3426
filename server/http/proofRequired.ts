import type { RouteContract } from './contract.ts';

/** Response of every call that requires a fresh proof. */
export const proofRequired = {
  403: {
    description:
      '`proof_required`: prove again who you are (`POST /api/auth/reauthenticate`), then repeat the call. `cross_site`: not from our own pages.',
  },
} as const satisfies RouteContract['responses'];
