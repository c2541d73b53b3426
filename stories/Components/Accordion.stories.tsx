import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion, accordionVariants } from '@vetsync/ui/components/Accordion';
import { Disclosure } from '@vetsync/ui/components/Disclosure';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import type { PairExample } from '../support/Pairs.tsx';
import { expect, fn, userEvent } from 'storybook/test';

const sections = [
  <Disclosure key="tuition" id="tuition" title="Tuition" hint="Paid to the university">
    <Text>The program pays for up to 36 months of classes.</Text>
  </Disclosure>,
  <Disclosure key="housing" id="housing" title="Housing">
    <Text>A monthly allowance, by the zip code of the campus.</Text>
  </Disclosure>,
  <Disclosure key="books" id="books" title="Books" isDisabled>
    <Text>Up to $1,000 each year.</Text>
  </Disclosure>,
];

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { children: sections, onExpandedChange: fn() },
  argTypes: {
    children: { control: false },
    variant: { control: 'inline-radio', options: accordionVariants },
  },
  parameters: {
    examples: [
      {
        write: <Accordion>{sections}</Accordion>,
        notThis: (
          <Accordion>
            <Disclosure id="first" title="1. Your details">
              Name and email
            </Disclosure>
            <Disclosure id="second" title="2. Your service">
              Branch and years
            </Disclosure>
          </Accordion>
        ),
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas, step }) => {
    const tuition = canvas.getByRole('button', { name: /Tuition/ });
    const housing = canvas.getByRole('button', { name: 'Housing' });
    await step('Opens by key', async () => {
      await userEvent.tab();
      await expect(tuition).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['tuition']));
      await expect(canvas.getByText(/36 months/)).toBeVisible();
    });
    await step('Opening another section closes the first', async () => {
      await userEvent.tab();
      await expect(housing).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['housing']));
      await expect(tuition).toHaveAttribute('aria-expanded', 'false');
    });
    await step('A disabled section stays closed', async () => {
      const books = canvas.getByRole('button', { name: 'Books' });
      await expect(books).toBeDisabled();
      await expect(books).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const SeveralOpen: Story = {
  args: { allowsMultipleExpanded: true, defaultExpandedKeys: ['tuition'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Housing' }));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['tuition', 'housing']));
    await expect(canvas.getByText(/36 months/)).toBeVisible();
    await expect(canvas.getByText(/monthly allowance/)).toBeVisible();
  },
};

/** Controlled: a press only requests the change. */
export const ControlledOpen: Story = {
  args: { expandedKeys: ['tuition'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Housing' }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith(new Set(['housing']));
    await expect(canvas.getByText(/36 months/)).toBeVisible();
  },
};

/** The sections as data. */
export const AsData: Story = {
  render: () => (
    <Accordion
      aria-label="Questions"
      items={[
        { id: 'cost', title: 'What does it cost?', children: 'Nothing.' },
        { id: 'family', title: 'Can my family use it?', hint: 'Spouses and children', children: 'Yes.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /family/ }));
    await expect(canvas.getByText('Yes.')).toBeVisible();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <Stack space="large">
      {accordionVariants.map((variant) => (
        <Accordion key={variant} variant={variant} defaultExpandedKeys={['tuition']}>
          {sections}
        </Accordion>
      ))}
    </Stack>
  ),
};
