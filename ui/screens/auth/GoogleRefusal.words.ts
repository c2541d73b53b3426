import type { GoogleRefusal } from '@vetsync/machines/account/model';

/** Why signing in or linking with Google failed. */
export const googleRefusalWords = {
  refused: 'You didn’t let Google tell us who you are. You can try again or choose another way.',
  expired: 'This took too long or was used already. Please try again.',
  unverified_email: 'Google hasn’t verified your email address yet. Verify it there, or choose another way.',
  not_linked:
    'There’s an account with this email already. Sign in another way, then link Google under Your account.',
  taken: 'This Google account is linked to another account, or yours is linked to another Google account.',
  banned: 'This account has been closed by an administrator.',
  too_many_requests: 'There were too many attempts from your network. Wait a few minutes, then try again.',
  unavailable: 'We can’t reach Google right now. Try again later or choose another way.',
  failed: 'We couldn’t verify Google’s response. Please try again.',
} as const satisfies Record<GoogleRefusal, string>;
