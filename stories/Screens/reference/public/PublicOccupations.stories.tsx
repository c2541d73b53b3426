import { parseOccupationRoute, publicOccupationsView } from '@vetsync/machines/reference/model';
import { medic } from '../occupations.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicOccupations } from '@vetsync/ui/screens/reference/public/PublicOccupations';

const meta = {
  title: 'Screens/reference/public/PublicOccupations',
  component: PublicOccupations,
  args: {
    view: publicOccupationsView({
      kind: 'occupations',
      route: parseOccupationRoute({ q: '68w' }),
      found: { items: [medic], missing: [] },
    }),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PublicFrame signInHref="/auth">
        <Story />
      </PublicFrame>
    ),
  ],
} satisfies Meta<typeof PublicOccupations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /68W/ })).toHaveAttribute('href', '/occupations/army/68w');
    await expect(canvas.getByRole('link', { name: 'Navy' })).toHaveAttribute(
      'href',
      '/occupations?q=68w&branch=navy',
    );
  },
};
export const NothingAsked: Story = {
  args: {
    view: publicOccupationsView({ kind: 'occupations', route: parseOccupationRoute({}), found: null }),
  },
};
export const NothingFound: Story = {
  args: {
    view: publicOccupationsView({
      kind: 'occupations',
      route: parseOccupationRoute({ q: 'qqq', branch: 'army' }),
      found: { items: [], missing: [] },
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('No code found')).toBeVisible();
  },
};
