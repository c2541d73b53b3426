import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@vetsync/ui/components/Text';
import { Stack } from '@vetsync/ui/components/Stack';
import { AvatarGroup } from '@vetsync/ui/components/AvatarGroup';
import { Avatar, avatarSizes } from '@vetsync/ui/components/Avatar';
import { expect } from 'storybook/test';
import type { PairExample } from '../support/Pairs.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const people = [
  <Avatar key="1" name="Marcus Johnson" />,
  <Avatar key="2" name="Elena Ruiz" />,
  <Avatar key="3" name="Sam Okafor" mark="compass" />,
  <Avatar key="4" name="Hana Sato" />,
  <Avatar key="5" name="Leo Brandt" />,
  <Avatar key="6" name="Ruth Adeyemi" />,
];

const meta = {
  title: 'Components/AvatarGroup',
  component: AvatarGroup,
  args: {
    'aria-label': 'Going to this event',
    children: people,
    moreLabel: (count) => `${count} more people`,
  },
  argTypes: { size: { control: 'inline-radio', options: avatarSizes } },
  parameters: {
    examples: [
      {
        write: (
          <Stack space="xsmall">
            <AvatarGroup aria-label="Going" moreLabel={(count) => `${count} more people`}>
              {people}
            </AvatarGroup>
            <Text>Marcus Johnson, Elena Ruiz and four more are going</Text>
          </Stack>
        ),
        notThis: (
          <Stack space="xsmall">
            <Text weight="medium">Choose your mentor</Text>
            <AvatarGroup aria-label="Mentors" moreLabel={(count) => `${count} more people`}>
              {people}
            </AvatarGroup>
          </Stack>
        ),
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Going to this event' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByRole('img', { name: 'Elena Ruiz' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('2 more people');
  },
};

/** Without a number if everyone is drawn. */
export const Everybody: Story = {
  args: { max: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
    await expect(canvas.queryByText(/more people/)).toBeNull();
  },
};

export const RightToLeft: Story = { args: { dir: 'rtl' } };

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={avatarSizes}
      columns={['two', 'many', 'hundreds']}
      cell={(size, column) => (
        <AvatarGroup {...args} aria-label={`${size}, ${column}`} size={size} max={3}>
          {column === 'hundreds'
            ? Array.from({ length: 128 }, (_, index) => <Avatar key={index} name={`Person ${index}`} />)
            : people.slice(0, column === 'two' ? 2 : 6)}
        </AvatarGroup>
      )}
    />
  ),
};
