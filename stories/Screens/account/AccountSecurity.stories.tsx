import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  accountSecurityMachine,
  accountSecurityView,
  type AccountSecurityContext,
} from '@vetsync/machines/accountSecurity';
import type { Account } from '@vetsync/machines/model';
import { Box } from '@vetsync/ui/components/Box';
import { AccountSecurity } from '@vetsync/ui/screens/account/AccountSecurity';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import {
  account,
  enrollment,
  factors,
  recoveryCodes,
  tooMany,
  unreachable,
  wrong,
} from '../../support/account.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/account/AccountSecurity',
  component: AccountSecurity,
  args: { send: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="reading">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof AccountSecurity>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Situation {
  password?: string;
  factor?: StateValue;
  person?: Partial<Account>;
  typed?: Partial<AccountSecurityContext['password']>;
  code?: Partial<AccountSecurityContext['factor']>;
}
const noPassword: AccountSecurityContext['password'] = {
  value: '',
  error: null,
  reasons: [],
  minLength: 6,
  attempt: 0,
  waitSeconds: 0,
  problem: unreachable,
};
const noCode: AccountSecurityContext['factor'] = {
  enrollment: null,
  code: '',
  codeError: null,
  attempt: 0,
  waitSeconds: 0,
  problem: unreachable,
  asked: '',
  recoveryCodes: [],
};
const security = ({ password = 'resting', factor = 'off', person = {}, typed = {}, code = {} }: Situation) =>
  inState(accountSecurityMachine, accountSecurityView, {
    value: { password, factor },
    input: { account: { ...account, ...person }, passwordMinLength: 6 },
    context: { password: { ...noPassword, ...typed }, factor: { ...noCode, ...code } },
  });

const protectedBy: Partial<Account> = { factors: factors.slice(0, 1), recoveryCodesLeft: 9 };
const setup = (state: string, code: Situation['code'] = {}) =>
  security({ factor: { setup: state }, code: { enrollment, ...code } });

export const Resting: Story = {
  tags: ['accountSecurity:password.resting', 'accountSecurity:factor.off'],
  ...security({}),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.edit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'factor.enroll' });
  },
};

export const NoPasswordYet: Story = {
  ...security({ person: { hasPassword: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set a password' })).toBeVisible();
  },
};

export const PasswordEditing: Story = {
  tags: ['accountSecurity:password.editing'],
  ...security({ password: 'editing' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await userEvent.keyboard('a{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.change', value: 'a' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.submit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.cancel' });
  },
};

export const PasswordWeak: Story = {
  tags: ['accountSecurity:password.invalid'],
  ...security({
    password: 'invalid',
    typed: {
      value: 'jordan1',
      error: 'This password is among the most common ones',
      reasons: ['This password is among the most common ones', 'This password contains your name'],
      attempt: 1,
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/contains your name/);
  },
};

const typed = { value: 'a quiet river at dawn' };
export const PasswordSaving: Story = {
  tags: ['accountSecurity:password.saving'],
  ...security({ password: 'saving', typed }),
};
export const PasswordProving: Story = {
  tags: ['accountSecurity:password.proving'],
  ...security({ password: 'proving', typed }),
};
export const PasswordFailed: Story = {
  tags: ['accountSecurity:password.failed'],
  ...security({ password: 'failed', typed }),
};
export const PasswordLimited: Story = {
  tags: ['accountSecurity:password.limited'],
  ...security({ password: 'limited', typed: { ...typed, ...tooMany(61) } }),
};

export const Enrolling: Story = {
  tags: ['accountSecurity:factor.enrolling.calling'],
  ...security({ factor: { enrolling: 'calling' } }),
};
export const EnrollingProving: Story = {
  tags: ['accountSecurity:factor.enrolling.proving'],
  ...security({ factor: { enrolling: 'proving' } }),
};

export const Setup: Story = {
  tags: ['accountSecurity:factor.setup.editing'],
  ...setup('editing'),
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole('img', { name: /QR code/ });
    await expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/));
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByRole('link', { name: /Open the app from here/ })).toHaveAttribute(
      'href',
      enrollment.uri,
    );
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await expect(write).toHaveBeenCalledWith(enrollment.secret);
    await userEvent.type(canvas.getByLabelText('Six-digit code'), '4{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.change', value: '4' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.submit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'factor.cancel' });
  },
};

/** What a picture could try to do: as a picture it can do nothing. */
export const SetupWithAHostilePicture: Story = {
  ...setup('editing', {
    enrollment: {
      ...enrollment,
      qr: '<svg xmlns="http://www.w3.org/2000/svg" onload="parent.hostile = 1"><script>parent.hostile = 1; window.hostile = 1</script></svg>',
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: /QR code/ })).toHaveProperty('complete', true),
    );
    await expect(window).not.toHaveProperty('hostile');
    await expect(document.querySelector('svg script')).toBeNull();
  },
};

export const SetupIncomplete: Story = {
  tags: ['accountSecurity:factor.setup.invalid'],
  ...setup('invalid', { code: '12', codeError: 'Enter the 6 digits of the code', attempt: 1 }),
};
export const SetupVerifying: Story = {
  tags: ['accountSecurity:factor.setup.verifying'],
  ...setup('verifying', { code: '907214' }),
};
export const SetupWrong: Story = {
  tags: ['accountSecurity:factor.setup.wrong'],
  ...setup('wrong', { codeError: wrong, attempt: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Six-digit code')).toHaveFocus();
  },
};
export const SetupLimited: Story = {
  tags: ['accountSecurity:factor.setup.limited'],
  ...setup('limited', { code: '907214', ...tooMany(20) }),
};
export const SetupFailed: Story = {
  tags: ['accountSecurity:factor.setup.failed'],
  ...setup('failed', { code: '907214' }),
};
export const SetupProving: Story = {
  tags: ['accountSecurity:factor.setup.proving'],
  ...setup('proving', { code: '907214' }),
};

export const RecoveryCodes: Story = {
  tags: ['accountSecurity:factor.codes'],
  ...security({ factor: 'codes', person: protectedBy, code: { recoveryCodes } }),
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Recovery codes' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy all' }));
    await expect(write).toHaveBeenCalledWith(expect.stringContaining(recoveryCodes.join('\n')));
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      expect.stringMatching(/\.txt$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'codes.print' });
    await userEvent.click(canvas.getByRole('button', { name: 'I have put them away' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'codes.keep' });
  },
};

export const On: Story = {
  tags: ['accountSecurity:factor.on'],
  ...security({ factor: 'on', person: protectedBy }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Authenticator app' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'factor.turnOff', id: 'f1' });
    await expect(canvas.getByText('9 recovery codes left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get new recovery codes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'codes.renew' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add another app' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'factor.enroll' });
  },
};

export const FewCodesLeft: Story = {
  ...security({ factor: 'on', person: { factors, recoveryCodesLeft: 1 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 recovery code left')).toBeVisible();
    await expect(canvas.getByText('Running out')).toBeVisible();
  },
};

export const AddingAnother: Story = {
  ...security({ factor: { enrolling: 'calling' }, person: protectedBy }),
};

export const ConfirmingOff: Story = {
  tags: ['accountSecurity:factor.confirmingOff'],
  ...security({ factor: 'confirmingOff', person: protectedBy, code: { asked: 'f1' } }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this authenticator app?' }));
    await waitFor(() => expect(dialog.getByText(/two-step sign-in will be off/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.confirm' });
  },
};

export const ConfirmingOffOneOfSeveral: Story = {
  ...security({
    factor: 'confirmingOff',
    person: { factors, recoveryCodesLeft: 9 },
    code: { asked: 'f2' },
  }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/Codes of “Work phone” no longer let you in/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.cancel' });
  },
};

export const TurningOff: Story = {
  tags: ['accountSecurity:factor.turningOff.calling'],
  ...security({ factor: { turningOff: 'calling' }, person: protectedBy, code: { asked: 'f1' } }),
};
export const TurningOffProving: Story = {
  tags: ['accountSecurity:factor.turningOff.proving'],
  ...security({ factor: { turningOff: 'proving' }, person: protectedBy, code: { asked: 'f1' } }),
};
export const ConfirmingRenewal: Story = {
  tags: ['accountSecurity:factor.confirmingRenewal'],
  ...security({ factor: 'confirmingRenewal', person: protectedBy }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Get new recovery codes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Get new codes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.confirm' });
  },
};
export const Renewing: Story = {
  tags: ['accountSecurity:factor.renewing.calling'],
  ...security({ factor: { renewing: 'calling' }, person: protectedBy }),
};
export const RenewingProving: Story = {
  tags: ['accountSecurity:factor.renewing.proving'],
  ...security({ factor: { renewing: 'proving' }, person: protectedBy }),
};

export const SetupOnAPhone: Story = { ...setup('editing'), globals: { viewport: { value: 'phone' } } };
export const CodesOnAPhone: Story = {
  ...security({ factor: 'codes', person: protectedBy, code: { recoveryCodes } }),
  globals: { viewport: { value: 'phone' } },
};
