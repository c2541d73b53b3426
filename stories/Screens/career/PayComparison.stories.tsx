import {
  payComparisonMachine,
  payComparisonView,
  type PayComparisonContext,
} from '@vetsync/machines/career/payComparison';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayComparison } from '@vetsync/ui/screens/career/PayComparison';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { medic, occupationServer } from '../reference/occupations.ts';
import { mesaDetail } from '../reference/schools.ts';

const comparing = (
  value: { allowance: 'idle' | 'reading'; occupations: 'reading' | 'read' },
  context: Partial<PayComparisonContext> = {},
) =>
  inState(payComparisonMachine, payComparisonView, {
    value,
    input: {
      server: { ...occupationServer, readAllowance: () => new Promise(() => {}) },
      military: { branch: 'army', code: '68W' },
    },
    context,
  });
const entered: Partial<PayComparisonContext> = {
  amounts: { basic: 3_500, food: 460, taxPercent: 22, offer: 82_000 },
  grade: 'E05',
  zip: '78712',
  allowance: { monthly: 2_241, area: 'AUSTIN, TX', year: 2026, source: mesaDetail.housing!.source },
  occupations: medic.civilian,
  onet: medic.civilian[0]!.onet,
  sources: medic.sources,
};
const compared = comparing({ allowance: 'idle', occupations: 'read' }, entered);
const meta = {
  title: 'Screens/career/PayComparison',
  component: PayComparison,
  decorators: [(Story) => <main>{Story()}</main>],
  args: {
    ...compared.args,
    send: fn(),
    translationHref: '/platform/career/translation',
    intl: { locale: 'en-US' },
  },
} satisfies Meta<typeof PayComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  ...compared,
  tags: ['payComparison:allowance.idle', 'payComparison:occupations.read'],
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: 'Compare an offer with military pay' });
    await expect(region).toHaveTextContent('A salary that leaves you with as much$83,554');
    await expect(region).toHaveTextContent('The offer is $1,554 a year less.');
    await expect(canvas.getByText('$2,241 a month for housing, AUSTIN, TX, 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'With dependents' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dependents.choose', hasDependents: false });
    await userEvent.click(canvas.getByRole('button', { name: /Pay grade/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'W-1' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'grade.choose', grade: 'W01' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
/** Nothing is entered yet, and the profile names no military job. */
export const Begun: Story = {
  ...comparing({ allowance: 'idle', occupations: 'read' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Enter your basic pay/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find your military job' })).toBeVisible();
  },
};
export const Reading: Story = {
  ...comparing({ allowance: 'reading', occupations: 'reading' }, { grade: 'E05', zip: '78712' }),
  tags: ['payComparison:allowance.reading', 'payComparison:occupations.reading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking up the allowance…')).toBeVisible();
  },
};
export const NoAllowance: Story = {
  ...comparing({ allowance: 'idle', occupations: 'read' }, { ...entered, allowance: 'unknown' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No allowance is known for this grade and ZIP code.')).toBeVisible();
  },
};
export const OnAPhone: Story = { ...compared, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...compared, globals: { theme: 'dark' } };
