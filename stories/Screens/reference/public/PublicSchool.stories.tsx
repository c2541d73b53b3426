import { publicSchoolView } from '@vetsync/machines/reference/model';
import { capitalDetail, mesaDetail } from '../schools.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicSchool } from '@vetsync/ui/screens/reference/public/PublicSchool';

const meta = {
  title: 'Screens/reference/public/PublicSchool',
  component: PublicSchool,
  args: { view: publicSchoolView({ kind: 'school', detail: mesaDetail }) },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PublicFrame signInHref="/auth">
        <Story />
      </PublicFrame>
    ),
  ],
} satisfies Meta<typeof PublicSchool>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Public: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: mesaDetail.school.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /plan/i })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fplatform%2Feducation%2Fcalculator%3Fschool%3D900001',
    );
  },
};
export const Private: Story = { args: { view: publicSchoolView({ kind: 'school', detail: capitalDetail }) } };
