import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { FileDrop } from '@vetsync/ui/components/FileDrop';
import { expect, fn, userEvent } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const kinds = [
  { label: 'PDF', accept: 'application/pdf' },
  { label: 'JPEG', accept: 'image/jpeg' },
  { label: 'PNG', accept: 'image/png' },
];
const maxBytes = 5 * 1024 * 1024;
const transcript = { name: 'Joint Services Transcript.pdf', size: 348_160, kind: 'PDF' };

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Military transcript',
    name: 'transcript',
    kinds,
    maxBytes,
    file: null,
    onSelect: fn(),
    onRemove: fn(),
  },
  render: ({ file, ...args }) => (
    <Box maxWidth="reading">
      <FileDrop {...args} defaultFile={file ?? undefined} />
    </Box>
  ),
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: true, help: 'A photo of the page is fine.' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('Military transcript');
    await expect(input).toHaveAccessibleDescription(
      'PDF, JPEG, or PNG, up to 5 MB A photo of the page is fine.',
    );
    await expect(input).toHaveAttribute('accept', 'application/pdf,image/jpeg,image/png');
    const paper = new File(['x'.repeat(2048)], 'transcript.pdf', { type: 'application/pdf' });
    await step('Choose a file', async () => {
      await userEvent.upload(input, paper);
      await expect(args.onSelect).toHaveBeenLastCalledWith(paper);
      await expect(canvas.getByText('PDF, 2 KB')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('transcript.pdf chosen');
    });
    await step('Remove it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove transcript.pdf' }));
      await expect(args.onRemove).toHaveBeenCalledTimes(1);
      await expect(input).toHaveFocus();
    });
    await step('Choose the same file again', async () => {
      await userEvent.upload(input, paper);
      await expect(args.onSelect).toHaveBeenCalledTimes(2);
    });
  },
};

export const Chosen: Story = { args: { file: transcript } };

export const Invalid: Story = {
  args: {
    file: { name: 'a-scan-of-everything-since-basic-training.tiff', size: 48_900_000, kind: 'TIFF' },
    error: 'This file is larger than 5 MB. Save it smaller, or choose another.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Military transcript');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/larger than 5 MB/);
  },
};

export const OnAPhone: Story = {
  args: {
    file: { ...transcript, name: 'a_very_long_name_without_any_space_'.repeat(5) + '.pdf' },
  },
  globals: { viewport: { value: 'phone' } },
};

const states = ['empty', 'chosen', 'invalid', 'disabled'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['standard', 'with help']}
      columns={states}
      cell={(row, state) => (
        <Box maxWidth="narrow">
          <FileDrop
            label="Military transcript"
            kinds={kinds}
            maxBytes={maxBytes}
            file={state === 'chosen' ? transcript : null}
            help={row === 'with help' ? 'A photo of the page is fine.' : undefined}
            error={state === 'invalid' ? 'Choose a file' : undefined}
            isDisabled={state === 'disabled'}
            onSelect={() => {}}
            onRemove={() => {}}
          />
        </Box>
      )}
    />
  ),
};
