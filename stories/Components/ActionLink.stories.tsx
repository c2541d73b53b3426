import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionLink } from '@vetsync/ui/components/ActionLink';
import { Grid as Columns } from '@vetsync/ui/components/Grid';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/ActionLink',
  component: ActionLink,
  args: { href: '#career', icon: BriefcaseBusiness, label: 'Find a job', note: 'Matched to your service' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof ActionLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Find a job Matched to your service' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <Columns columns={{ mobile: 1, tablet: 2 }} space="small">
      <ActionLink {...args} />
      <ActionLink
        href="#education"
        icon={GraduationCap}
        label="Plan your education and everything that belongs to it, from the first letter on"
        note="Programs, benefits, documents and deadlines in one place, with what is left of your entitlement"
      />
    </Columns>
  ),
};
