import { parseSchoolRoute, publicSchoolsView } from '@vetsync/machines/reference/model';
import { foundSchools } from '../schools.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicSchools } from '@vetsync/ui/screens/reference/public/PublicSchools';

const meta = {
  title: 'Screens/reference/public/PublicSchools',
  component: PublicSchools,
  args: {
    view: publicSchoolsView({
      kind: 'schools',
      route: parseSchoolRoute({ q: 'college' }),
      found: { ...foundSchools, nextCursor: '20' },
      isZipUnknown: false,
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
} satisfies Meta<typeof PublicSchools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/schools?q=college&cursor=20',
    );
  },
};
export const UnknownZip: Story = {
  args: {
    view: publicSchoolsView({
      kind: 'schools',
      route: parseSchoolRoute({ near: '00000' }),
      found: null,
      isZipUnknown: true,
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('We don’t know where this ZIP code is')).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: {
    view: publicSchoolsView({
      kind: 'schools',
      route: parseSchoolRoute({ q: 'qqq' }),
      found: { ...foundSchools, items: [] },
      isZipUnknown: false,
    }),
  },
};
