import type { AuthField, AuthTab } from '@vetsync/machines/account/model';
import { formatDuration } from '../format.ts';

/** Platform spec, section 2, "Auth screen". */
export const authWords = {
  title: { signIn: 'Sign in to VetSync', signUp: 'Create your VetSync account' } satisfies Record<
    AuthTab,
    string
  >,
  tabsLabel: 'Sign in or sign up',
  tabs: { signIn: 'Sign In', signUp: 'Sign Up' } satisfies Record<AuthTab, string>,
  fields: {
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
  } satisfies Record<AuthField, string>,
  passwordHelp: (least: number) => `At least ${least} characters. A few unrelated words work well.`,
  passwordRefused: 'Please choose another password',
  submit: { signIn: 'Sign In', signUp: 'Sign Up' } satisfies Record<AuthTab, string>,
  submitting: { signIn: 'Signing in…', signUp: 'Signing up…' } satisfies Record<AuthTab, string>,
  failed: { signIn: 'Sign in failed', signUp: 'Sign up failed' } satisfies Record<AuthTab, string>,
  forgot: 'Forgot your password?',
  google: 'Continue with Google',
  /** Platform spec, section 8, "Google failure". */
  googleFailed: 'Google sign in failed',
  code: 'Email me a code or link',
  or: 'or',
  organization: {
    question: 'Do you work for an employer, school, hospital or nonprofit?',
    link: 'Sign up to add it',
    next: 'Once your email is confirmed, you add your organization.',
  },
  demo: {
    title: 'Look around first',
    text: 'Five sample profiles show what VetSync does, without an account. All the data in them is made up.',
    profiles: {
      user: 'Veteran Experience',
      recruiter: 'Recruiter Tab',
      university: 'University Dashboard',
      hospital: 'Medical Center',
      nonprofit: 'Nonprofit Portal',
    },
    link: 'VIEW DEMO NOW',
  },
} as const;

/** After a successful sign-in. */
export const signedInWords = {
  signedIn: 'You’re signed in. Taking you there…',
  secondFactorDue: 'One more step…',
} as const;

export const checkYourEmailWords = {
  title: 'Check your email',
  text: 'Please check your email for a confirmation link.',
  sentTo: 'If the address is right, the link is on its way to',
  tips: 'It can take a few minutes. Look in the spam folder too.',
  resend: 'Send it again',
  resendIn: (seconds: number) => `Send it again in ${formatDuration(seconds)}`,
  resending: 'Sending…',
  correct: 'Use another address',
} as const;
