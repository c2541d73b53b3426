import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AccountSecurityContext } from '@vetsync/machines/account/accountSecurity';
import type { Account } from '@vetsync/machines/account/model';
import { AccountSecurity } from '@vetsync/ui/screens/account/AccountSecurity';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { enrollment, factors, recoveryCodes, tooMany, wrong } from '../../support/account.ts';
import { securityIn } from '../../support/accountSecurity.ts';
import { inReadingWidth } from './inReadingWidth.tsx';

/** The second factor. `AccountSecurity.stories` has the password and the idle page. */
const meta = {
  title: 'Screens/account/AccountSecurity',
  component: AccountSecurity,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof AccountSecurity>;
export default meta;
type Story = StoryObj<typeof meta>;

const protectedBy: Partial<Account> = { factors: factors.slice(0, 1), recoveryCodesLeft: 9 };
const setup = (state: string, code: Partial<AccountSecurityContext['factor']> = {}) =>
  securityIn({ factor: { setup: state }, code: { enrollment, ...code } });

export const Enrolling: Story = {
  tags: ['accountSecurity:factor.enrolling.calling'],
  ...securityIn({ factor: { enrolling: 'calling' } }),
};
export const EnrollingProving: Story = {
  tags: ['accountSecurity:factor.enrolling.proving'],
  ...securityIn({ factor: { enrolling: 'proving' } }),
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

/** An SVG with active content can do nothing when shown as an image. */
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
  ...securityIn({ factor: 'codes', person: protectedBy, code: { recoveryCodes } }),
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
  ...securityIn({ factor: 'on', person: protectedBy }),
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
  ...securityIn({ factor: 'on', person: { factors, recoveryCodesLeft: 1 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 recovery code left')).toBeVisible();
    await expect(canvas.getByText('Running out')).toBeVisible();
  },
};

export const AddingAnother: Story = {
  ...securityIn({ factor: { enrolling: 'calling' }, person: protectedBy }),
};

export const ConfirmingOff: Story = {
  tags: ['accountSecurity:factor.confirmingOff'],
  ...securityIn({ factor: 'confirmingOff', person: protectedBy, code: { selected: 'f1' } }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this authenticator app?' }));
    await waitFor(() => expect(dialog.getByText(/two-step sign-in will be off/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
  },
};

export const ConfirmingOffOneOfSeveral: Story = {
  ...securityIn({
    factor: 'confirmingOff',
    person: { factors, recoveryCodesLeft: 9 },
    code: { selected: 'f2' },
  }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/Codes of “Work phone” no longer let you in/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.cancel' });
  },
};

export const TurningOff: Story = {
  tags: ['accountSecurity:factor.turningOff.calling'],
  ...securityIn({ factor: { turningOff: 'calling' }, person: protectedBy, code: { selected: 'f1' } }),
};
export const TurningOffProving: Story = {
  tags: ['accountSecurity:factor.turningOff.proving'],
  ...securityIn({ factor: { turningOff: 'proving' }, person: protectedBy, code: { selected: 'f1' } }),
};
export const ConfirmingRenewal: Story = {
  tags: ['accountSecurity:factor.confirmingRenewal'],
  ...securityIn({ factor: 'confirmingRenewal', person: protectedBy }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Get new recovery codes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Get new codes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
  },
};
export const Renewing: Story = {
  tags: ['accountSecurity:factor.renewing.calling'],
  ...securityIn({ factor: { renewing: 'calling' }, person: protectedBy }),
};
export const RenewingProving: Story = {
  tags: ['accountSecurity:factor.renewing.proving'],
  ...securityIn({ factor: { renewing: 'proving' }, person: protectedBy }),
};

export const SetupOnAPhone: Story = { ...setup('editing'), globals: { viewport: { value: 'phone' } } };
export const CodesOnAPhone: Story = {
  ...securityIn({ factor: 'codes', person: protectedBy, code: { recoveryCodes } }),
  globals: { viewport: { value: 'phone' } },
};
