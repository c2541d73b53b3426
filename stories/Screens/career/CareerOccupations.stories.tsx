import type { Meta, StoryObj } from '@storybook/react-vite';
import { CareerOccupations } from '@vetsync/ui/screens/career/CareerOccupations';
import { expect, fn } from 'storybook/test';
import { careerIn } from '../../support/career.ts';
import { medic, occupationsIn } from '../reference/occupations.ts';

const { view } = careerIn('translation').args;
const story = (...situation: Parameters<typeof occupationsIn>) => {
  const { args, parameters } = occupationsIn(...situation);
  return { args: { occupations: { view: args.view, send: fn() } }, parameters };
};
const begun = story({ list: 'idle', page: 'closed', profile: 'idle' });
const meta = {
  title: 'Screens/career/CareerOccupations',
  component: CareerOccupations,
  args: { view, ...begun.args },
} satisfies Meta<typeof CareerOccupations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Military Skill Translation of an account: the search of what public files say, below the head of the hub's pages. */
export const Search: Story = {
  parameters: begun.parameters,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Code or title' })).toBeVisible();
  },
};

const opened = story(
  { list: 'idle', page: { open: 'shown' }, profile: 'idle' },
  { military: 'army.68W' },
  {
    occupation: medic,
  },
);

export const Opened: Story = {
  ...opened,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Combat Medic Specialist, 68W' })).toBeVisible();
  },
};
