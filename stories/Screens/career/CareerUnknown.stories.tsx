import type { Meta, StoryObj } from '@storybook/react-vite';
import { CareerUnknown } from '@vetsync/ui/screens/career/CareerUnknown';
import { expect } from 'storybook/test';
import { careerIn, links } from '../../support/career.ts';

const unknown = careerIn('unknown');
const meta = {
  title: 'Screens/career/CareerUnknown',
  component: CareerUnknown,
  args: unknown.args,
} satisfies Meta<typeof CareerUnknown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  ...unknown,
  tags: ['career:unknown'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the Career Translation Center' })).toHaveAttribute(
      'href',
      links.overview,
    );
  },
};
