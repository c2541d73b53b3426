import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  referralFormMachine,
  referralFormView,
  type ReferralFormContext,
} from '@vetsync/machines/bookings/referralForm';
import { ReferralForm } from '@vetsync/ui/screens/bookings/ReferralForm';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';
import { offeredCare, referredPerson } from './referrals.ts';

const meta = {
  title: 'Screens/bookings/ReferralForm',
  component: ReferralForm,
  args: { send: fn(), backHref: '/platform/network?show=referrals' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ReferralForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<ReferralFormContext> = {}) =>
  inState(referralFormMachine, referralFormView, {
    value,
    input: { caseId: referredPerson.caseId, newId: () => 'a new id' },
    context: { person: referredPerson, care: offeredCare, ...context },
  });
const open = (search: string, form: string) => ({ open: { search, form } });

export const Open: Story = {
  tags: ['referralForm:open.search.found', 'referralForm:open.form.idle'],
  ...shown(open('found', 'idle')),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: /Find care/ }), 'D');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', text: 'D' });
    await userEvent.click(canvas.getByRole('radio', { name: /Dr. June Castellan/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'care.choose', id: offeredCare[1]!.id });
    await userEvent.type(canvas.getByRole('textbox', { name: /What they should know/ }), 'P');
    await expect(args.send).toHaveBeenCalledWith({ type: 'note.change', text: 'P' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for consent' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.send' });
  },
};
export const NothingFound: Story = {
  ...shown(open('found', 'idle'), { care: [], text: 'Zebra' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No care found. Try other words.')).toBeVisible();
  },
};
export const Finding: Story = {
  tags: ['referralForm:open.search.finding'],
  ...shown(open('finding', 'idle'), { care: [] }),
};
/** While somebody types. */
export const Typing: Story = {
  tags: ['referralForm:open.search.waiting'],
  ...shown(open('waiting', 'idle'), { text: 'Dent' }),
};
export const SearchFailed: Story = {
  tags: ['referralForm:open.search.notFound'],
  ...shown(open('notFound', 'idle'), { care: [] }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.retry' });
  },
};
export const Invalid: Story = {
  tags: ['referralForm:open.form.invalid'],
  ...shown(open('found', 'invalid')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose where to refer them.')).toBeVisible();
  },
};
const chosen = { chosenId: offeredCare[0]!.id, note: 'Prefers mornings.' };
export const Sending: Story = {
  tags: ['referralForm:open.form.sending'],
  ...shown(open('found', 'sending'), chosen),
};
/** Until the list of referrals is there. */
export const Sent: Story = {
  tags: ['referralForm:open.form.sent'],
  ...shown(open('found', 'sent'), chosen),
};
export const Proving: Story = {
  tags: ['referralForm:open.form.proving'],
  ...shown(open('found', 'proving'), chosen),
};
export const NotSent: Story = {
  tags: ['referralForm:open.form.notSent'],
  ...shown(open('found', 'notSent'), chosen),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That didn’t go through');
  },
};
export const MayNot: Story = {
  ...shown(open('found', 'idle'), { person: { ...referredPerson, mayRefer: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = { tags: ['referralForm:loading'], ...shown('loading', { person: null }) };
export const Missing: Story = { tags: ['referralForm:missing'], ...shown('missing', { person: null }) };
export const Failed: Story = {
  tags: ['referralForm:failed'],
  ...shown('failed', { person: null }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
