import type { Meta, StoryObj } from '@storybook/react-vite';
import { authMachine, authView, type AuthContext } from '@vetsync/machines/auth/auth';
import type { AuthDraft } from '@vetsync/machines/account/model';
import type { GoogleRefusal } from '@vetsync/machines/account/model';
import { Auth } from '@vetsync/ui/screens/auth/Auth';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/auth/Auth',
  component: Auth,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof Auth>;
export default meta;
type Story = StoryObj<typeof meta>;

const auth = (value: StateValue, context: Partial<AuthContext> = {}) =>
  inState(authMachine, authView, { value, context });

const draft: AuthDraft = {
  fullName: 'Jordan Reyes',
  email: 'jordan.reyes@example.org',
  password: 'a quiet river at dawn',
};
const unreachable = { problem: { status: 0, code: 'unreachable' } };
const tooMany = {
  problem: {
    status: 429,
    title: 'Too many requests',
    detail: 'Too many sign-in attempts. Please wait before you try again.',
    retryAfterSeconds: 125,
  },
  waitSeconds: 125,
};

export const SignIn: Story = {
  tags: ['auth:editing'],
  ...auth('editing'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('link', { name: 'VIEW DEMO NOW' })).toHaveAttribute(
      'href',
      '/demo/platform',
    );
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(canvas.getByLabelText('Email'), 'j');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'email', value: 'j' });
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'tab.choose', tab: 'signUp' });
  },
};

export const SignUp: Story = {
  ...auth('editing', { tab: 'signUp' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Full name/)).toBeVisible();
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription(/At least 6 characters/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('link', { name: 'Sign up to add it' })).toHaveAttribute(
      'href',
      '/auth?tab=sign-up&returnTo=%2Forganizations%2Fnew',
    );
  },
};
export const SignUpForAnOrganization: Story = {
  ...auth('editing', { tab: 'signUp', destination: '/organizations/new' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Once your email is confirmed, you add your organization.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign up to add it' })).toBeNull();
  },
};

export const WithGoogle: Story = {
  ...auth('editing', { googleAvailable: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google',
    );
  },
};

export const OtherMethods: Story = {
  ...auth('editing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Email me a code or link' })).toHaveAttribute(
      'href',
      '/auth?way=code',
    );
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/auth?way=forgot',
    );
    await expect(canvas.queryByRole('link', { name: 'Continue with Google' })).not.toBeInTheDocument();
  },
};

const refusedByGoogle = (googleRefusal: GoogleRefusal): Story => ({
  ...auth('editing', { googleAvailable: googleRefusal !== 'unavailable', googleRefusal }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Google sign in failed')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/(Google|again)/);
  },
});

export const GoogleRefused: Story = refusedByGoogle('refused');
export const GoogleExpired: Story = refusedByGoogle('expired');
export const GoogleEmailUnverified: Story = refusedByGoogle('unverified_email');
export const GoogleNotLinked: Story = refusedByGoogle('not_linked');
export const GoogleTaken: Story = refusedByGoogle('taken');
export const GoogleBanned: Story = refusedByGoogle('banned');
export const GoogleTooManyTries: Story = refusedByGoogle('too_many_requests');
export const GoogleUnavailable: Story = refusedByGoogle('unavailable');
export const GoogleFailed: Story = refusedByGoogle('failed');

export const Invalid: Story = {
  tags: ['auth:invalid'],
  ...auth('invalid', {
    errors: { email: 'Email is required', password: 'Password is required' },
    attempt: 1,
  }),
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/Email is required/);
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};

export const WeakPassword: Story = {
  ...auth('invalid', {
    tab: 'signUp',
    draft: { ...draft, password: 'jordan1' },
    errors: { password: 'This password is among the most common ones' },
    passwordReasons: [
      'This password is among the most common ones',
      'This password contains your name',
      'This password contains part of your email',
    ],
    attempt: 1,
  }),
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'This password contains your name',
        'This password contains part of your email',
      ]),
    );
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(/contains your name.*Please choose another password/);
  },
};

export const Submitting: Story = {
  tags: ['auth:submitting.signIn'],
  ...auth({ submitting: 'signIn' }, { draft }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Signing in/ }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const SigningUp: Story = {
  tags: ['auth:submitting.signUp'],
  ...auth({ submitting: 'signUp' }, { draft, tab: 'signUp' }),
};

export const Failed: Story = {
  tags: ['auth:failed'],
  ...auth('failed', {
    draft,
    problem: { status: 401, code: 'invalid_credentials', detail: 'Email or password is not right.' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign in failed')).toBeVisible();
    await expect(canvas.getByText('Email or password is not right.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

export const FailedWithoutServer: Story = { ...auth('failed', { draft, tab: 'signUp', ...unreachable }) };

export const TooManyTries: Story = {
  tags: ['auth:limited'],
  ...auth('limited', { draft, ...tooMany }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again in 2 min 5 s' })).toBeDisabled();
    await expect(canvas.getByText('Too many tries')).toBeVisible();
  },
};

export const CheckYourEmail: Story = {
  tags: ['auth:checkYourEmail.waiting'],
  ...auth({ checkYourEmail: 'waiting' }, { tab: 'signUp', draft, waitSeconds: 42 }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus();
    await expect(canvas.getByText('Please check your email for a confirmation link.')).toBeVisible();
    await expect(canvas.getByText('jordan.reyes@example.org')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send it again in 42 s' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mail.correct' });
  },
};

export const ReadyToResend: Story = {
  tags: ['auth:checkYourEmail.ready'],
  ...auth({ checkYourEmail: 'ready' }, { tab: 'signUp', draft }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mail.resend' });
  },
};

export const Resending: Story = {
  tags: ['auth:checkYourEmail.resending'],
  ...auth({ checkYourEmail: 'resending' }, { tab: 'signUp', draft }),
};

export const SecondFactorDue: Story = {
  tags: ['auth:secondFactorDue'],
  ...auth('secondFactorDue', { draft }),
};

export const SignedIn: Story = {
  tags: ['auth:signedIn'],
  ...auth('signedIn'),
};

export const AlreadySignedIn: Story = {
  tags: ['auth:alreadySignedIn'],
  ...auth('alreadySignedIn', { signedIn: true }),
};

const longDraft = { ...draft, email: `${'a.person.with.many.names.'.repeat(9)}@veterans.example.org` };

export const LongContent: Story = {
  ...auth('failed', {
    tab: 'signUp',
    draft: { ...longDraft, fullName: 'Maximiliana Featherstonehaugh-Worthington '.repeat(3) },
    problem: {
      status: 503,
      detail:
        'The database is away for maintenance. Nothing is lost. Please come back in a few minutes, or write to the address in the footer if this lasts.',
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

export const LongEmail: Story = {
  ...auth({ checkYourEmail: 'ready' }, { tab: 'signUp', draft: longDraft }),
  globals: { viewport: { value: 'phone' } },
};

export const OnAPhone: Story = { ...auth('editing'), globals: { viewport: { value: 'phone' } } };

export const KeyboardOnly: Story = {
  ...auth('editing', { draft, googleAvailable: true }),
  play: async ({ canvas }) => {
    const order = [
      canvas.getByRole('link', { name: 'Skip to main content' }),
      canvas.getByRole('link', { name: 'VetSync home' }),
      canvas.getByRole('tab', { name: 'Sign In' }),
      canvas.getByLabelText('Email'),
      canvas.getByLabelText('Password'),
      canvas.getByRole('button', { name: 'Show password' }),
      canvas.getByRole('button', { name: 'Sign In' }),
      canvas.getByRole('link', { name: 'Forgot your password?' }),
      canvas.getByRole('link', { name: 'Continue with Google' }),
      canvas.getByRole('link', { name: 'Email me a code or link' }),
      canvas.getByRole('link', { name: 'VIEW DEMO NOW' }),
    ];
    for (const control of order) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
  },
};
