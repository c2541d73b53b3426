import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PersonCase } from '@vetsync/machines/model/world';
import { OwnCare } from '@vetsync/ui/screens/wellness/OwnCare';
import { expect, within } from 'storybook/test';
import { intl as language, seenAt } from '../../support/leads.ts';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';

const taken: PersonCase = {
  id: 'case-1',
  kind: 'patient',
  organizationId: 'gulf-shore',
  organizationName: 'Gulf Shore Clinic',
  title: 'Physical therapy',
  applicationId: null,
  status: 'active_treatment',
  outcome: null,
  progress: 40,
  term: '',
  credits: null,
  benefitsLeft: null,
  goals: [
    { text: 'Climb stairs without pain', done: true },
    { text: 'Run a mile', done: false },
  ],
  services: [],
  owner: { id: 'amy', name: 'Amy Chen' },
  nextStep: 'Call about a time',
  nextOn: '2026-03-12',
  openedAt: '2026-02-01T15:00:00.000Z',
  closedAt: null,
};
const intl = { ...language, now: seenAt };
const shared = { taken, messageHref: '/platform/messages?organization=gulf-shore' };

const meta = {
  title: 'Screens/wellness/OwnCare',
  component: OwnCare,
  args: { view: { care: [shared], intl } },
} satisfies Meta<typeof OwnCare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  play: async ({ canvas }) => {
    const care = within(canvas.getByRole('region', { name: 'Your care at Gulf Shore Clinic' }));
    await expect(care.getByText(/Call about a time/)).toBeVisible();
    await expect(care.getByText('Amy Chen')).toBeVisible();
    await expect(care.getByRole('link', { name: 'Send a message' })).toHaveAttribute(
      'href',
      shared.messageHref,
    );
  },
};
/** Nothing is planned yet, by two who look after the person. */
export const Two: Story = {
  args: {
    view: {
      care: [
        shared,
        {
          ...shared,
          taken: {
            ...taken,
            id: 'case-2',
            organizationName: 'Front Range Center',
            progress: null,
            goals: [],
            owner: null,
            nextStep: '',
            nextOn: null,
          },
        },
      ],
      intl,
    },
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};
export const Dark: Story = { globals: { theme: 'dark' } };
