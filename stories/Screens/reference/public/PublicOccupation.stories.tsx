import { parseOccupationRoute, publicOccupationView } from '@vetsync/machines/reference/model';
import { detailOf, fittingList, infantryman, medic } from '../occupations.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicOccupation } from '@vetsync/ui/screens/reference/public/PublicOccupation';

const meta = {
  title: 'Screens/reference/public/PublicOccupation',
  component: PublicOccupation,
  args: {
    view: publicOccupationView({
      kind: 'occupation',
      route: parseOccupationRoute({}),
      occupation: medic,
      detail: detailOf(medic.civilian[0]!),
      fitting: null,
    }),
    signInHref: '/auth',
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PublicFrame signInHref="/auth">
        <Story />
      </PublicFrame>
    ),
  ],
} satisfies Meta<typeof PublicOccupation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medic: Story = {
  async play({ canvas }) {
    await expect(
      canvas.getByRole('heading', { level: 1, name: '68W Combat Medic Specialist' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in to keep this' })).toBeVisible();
  },
};
export const OnlyMilitary: Story = {
  args: {
    view: publicOccupationView({
      kind: 'occupation',
      route: parseOccupationRoute({ did: 'led.treated' }),
      occupation: infantryman,
      detail: null,
      fitting: fittingList,
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Led a team' })).toHaveAttribute(
      'href',
      '/occupations/army/11b?did=treated',
    );
    await expect(canvas.getByText('Paramedics')).toBeVisible();
  },
};
