import { contactPhrase } from '@vetsync/machines/model/exchange';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AskedReferrals } from '@vetsync/ui/screens/bookings/AskedReferrals';
import { expect } from 'storybook/test';
import { intl, seenAt } from '../../support/leads.ts';
import { inReadingWidth } from '../account/inReadingWidth.tsx';
import { proposedReferral } from './referrals.ts';

const { id, from, to, until } = proposedReferral;
const href = `/platform/wellness/referral/${id}`;

const meta = {
  title: 'Screens/bookings/AskedReferrals',
  component: AskedReferrals,
  args: {
    view: {
      asked: [
        {
          id,
          from: from.name,
          title: contactPhrase('referral_proposed', from.name),
          message: contactPhrase('referral_proposedMore', to.name),
          until: until!,
          href,
        },
      ],
      intl: { ...intl, now: seenAt },
    },
  },
  decorators: inReadingWidth,
} satisfies Meta<typeof AskedReferrals>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the dashboard and in the wellness tab, until the person has answered. */
export const One: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `${from.name} would like to refer you` });
    await expect(link).toHaveAttribute('href', href);
    await expect(canvas.getByText(`To ${to.name}. Nothing is sent unless you agree.`)).toBeVisible();
    await expect(canvas.getByText(/^Open until/)).toBeVisible();
  },
};
