import type { Meta, StoryObj } from '@storybook/react-vite';
import { Salary } from '@vetsync/ui/screens/career/Salary';
import { expect, fn, userEvent } from 'storybook/test';
import { careerIn } from '../../support/career.ts';

const salary = careerIn('salary');
const meta = {
  title: 'Screens/career/Salary',
  component: Salary,
  args: { ...salary.args, send: fn() },
} satisfies Meta<typeof Salary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  ...salary,
  tags: ['career:salary'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /Occupational Outlook Handbook/ })).toBeVisible();
    await expect(canvas.getByText('$81,000–$93,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'negotiationStep.choose', step: 'range' });
  },
};

export const LastStep: Story = {
  ...careerIn('salary', { query: 'occupation=security', context: { negotiationStep: 'close' } }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'negotiationStep.choose', step: 'prepare' });
  },
};
export const Counter: Story = { ...careerIn('salary', { context: { negotiationStep: 'counter' } }) };
export const OnAPhone: Story = { ...salary, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...salary, globals: { theme: 'dark' } };
