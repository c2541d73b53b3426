import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, avatarMarks, avatarShapes, avatarSizes } from '@vetsync/ui/components/Avatar';
import { Inline } from '@vetsync/ui/components/Inline';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Marcus Johnson' },
  argTypes: {
    shape: { control: 'inline-radio', options: avatarShapes },
    size: { control: 'inline-radio', options: avatarSizes },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers, because the name is beside it. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText('MJ')).toBeVisible();
  },
};

export const Alone: Story = {
  args: { isNamed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Marcus Johnson' })).toBeVisible();
  },
};

const ground = (avatar: HTMLElement) => getComputedStyle(avatar).getPropertyValue('background-color');
/** Each name has a color of its own, the same everywhere. */
export const Colors: Story = {
  render: (args) => (
    <Inline>
      {['Edith Sandoval', 'Elias Stillwell', 'Felix Thibault', 'Gloria Witherby', 'Elias Stillwell'].map(
        (name, index) => (
          <Avatar key={index} {...args} name={name} isNamed />
        ),
      )}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const same = canvas.getAllByRole('img', { name: 'Elias Stillwell' }).map(ground);
    await expect(same[0]).toBe(same[1]);
    await expect(new Set(canvas.getAllByRole('img').map(ground)).size).toBeGreaterThan(2);
  },
};

/** One word, many words, other scripts, titles, and no name. */
export const Names: Story = {
  render: (args) => (
    <Inline>
      {[
        'Cher',
        'María de los Ángeles Ruiz',
        '山田 太郎',
        'Élodie Ømark',
        '"Doc" Holliday',
        "Sean O'Neill",
        '',
      ].map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </Inline>
  ),
};

/** A drawn mark instead of the initials. An unknown mark falls back to initials. */
export const Marks: Story = {
  render: (args) => (
    <Inline>
      {[...avatarMarks, 'initials', 'toString'].map((mark) => (
        <Avatar key={mark} {...args} mark={mark} size="large" />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('MJ')).toHaveLength(2);
  },
};

/** Organizations have rounded corners, and a hill of their own like people. */
export const Organizations: Story = {
  args: { shape: 'organization' },
  render: (args) => (
    <Inline>
      {['Harbor State', 'Hill Seminary', 'Hudson School', 'Lone Prairie Medical Center'].map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </Inline>
  ),
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={avatarShapes}
      columns={[...avatarSizes, 'no name']}
      cell={(shape, kind) => (
        <div>
          {kind === 'no name' ? (
            <Avatar name="" shape={shape} />
          ) : (
            <Avatar {...args} shape={shape} size={kind} />
          )}
        </div>
      )}
    />
  ),
};
