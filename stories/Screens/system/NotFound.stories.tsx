import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '@vetsync/ui/screens/system/NotFound';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Screens/system/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
    await expect(
      canvas.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

/** The crisis line is real: every link opens what it names (tel, sms, the chat's own site). */
export const CrisisLine: Story = {
  play: async ({ canvas }) => {
    const way = (name: RegExp) =>
      canvas.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    await expect(way(/Call 988, then press 1/)).toEqual(['tel:988']);
    await expect(way(/Text 838255/)).toEqual(['sms:838255']);
    await expect(way(/TTY: 711, then 988/)).toEqual(['tel:711']);
    for (const href of way(/Chat online/))
      await expect(href).toMatch(/^https:\/\/www\.veteranscrisisline\.net\//);
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const order = ['Skip to main content', 'VetSync home', 'Return to Home'];
    for (const name of order) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
