import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { FileUpload, type FileUploadProps, type UploadFile } from '@vetsync/ui/components/FileUpload';
import { Form } from '@vetsync/ui/components/Form';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import type { PairExample } from '../support/Pairs.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const kinds = [
  { label: 'PDF', accept: 'application/pdf' },
  { label: 'JPEG', accept: 'image/jpeg' },
];
const maxBytes = 5 * 1024 * 1024;

const waiting = { id: 'a', name: 'DD214.pdf', size: 348_160, state: 'waiting' } as const;
const uploading = {
  id: 'b',
  name: 'Transcript.pdf',
  size: 1_250_000,
  state: 'uploading',
  progress: 0.62,
} as const;
const uploaded = { id: 'c', name: 'Diploma.jpg', size: 740_000, state: 'uploaded' } as const;
const failed = {
  id: 'd',
  name: 'Letter of recommendation.pdf',
  size: 92_000,
  state: 'failed',
  error: 'The connection was lost',
} as const;
const refused = {
  id: 'e',
  name: 'Everything.pdf',
  size: 48_900_000,
  state: 'failed',
  error: 'Larger than 5 MB. Save it smaller, or choose another',
  canRetry: false,
} as const;
const each = [waiting, uploading, uploaded, failed, refused];

const onSelect = fn<FileUploadProps['onSelect']>();
const onRemove = fn<FileUploadProps['onRemove']>();
const onRetry = fn<FileUploadProps['onRetry']>();
const inert = { kinds, maxBytes, onSelect, onRemove, onRetry };

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: { label: 'Supporting documents', files: [], ...inert },
  parameters: {
    examples: [
      {
        write: <FileUpload {...inert} label="Documents" files={[failed]} />,
        notThis: <FileUpload {...inert} label="Documents" files={[]} error="Something went wrong" />,
      },
      {
        write: <FileUpload {...inert} label="Documents" files={[uploading]} />,
        notThis: <FileUpload {...inert} label="Documents" files={[{ ...uploading, progress: 0 }]} />,
      },
    ] satisfies PairExample[],
  },
  // As an app would: what is chosen waits, what is removed is gone, and what is tried again waits too.
  render: function Controlled({ files: start, ...args }) {
    const [files, setFiles] = useState(start);
    return (
      <Box maxWidth="reading">
        <FileUpload
          {...args}
          files={files}
          onSelect={(chosen) => {
            const added = chosen.map(({ name, size }): UploadFile => ({
              id: name,
              name,
              size,
              state: 'waiting',
            }));
            setFiles([...files, ...added]);
            args.onSelect(chosen);
          }}
          onRemove={(id) => {
            setFiles(files.filter((file) => file.id !== id));
            args.onRemove(id);
          }}
          onRetry={(id) => {
            setFiles(files.map((file) => (file.id === id ? { ...waiting, id, name: file.name } : file)));
            args.onRetry(id);
          }}
        />
      </Box>
    );
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: true, maxFiles: 5, help: 'Photos of the pages are fine.' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('Supporting documents');
    await expect(input).toHaveAccessibleDescription(
      'PDF or JPEG, up to 5 MB each Up to 5 files Photos of the pages are fine.',
    );
    await expect(input).toHaveAttribute('accept', 'application/pdf,image/jpeg');
    await expect(input).toHaveAttribute('aria-required', 'true');
    const papers = ['one.pdf', 'two.pdf'].map(
      (name) => new File(['x'.repeat(2048)], name, { type: 'application/pdf' }),
    );
    await step('Choose two files', async () => {
      await userEvent.upload(input, papers);
      await expect(args.onSelect).toHaveBeenLastCalledWith(papers);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.getByRole('status')).toHaveTextContent('0 of 2 files uploaded');
    });
    await step('Choose the same one again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove one.pdf' }));
      await expect(args.onRemove).toHaveBeenLastCalledWith('one.pdf');
      await userEvent.upload(input, papers[0]!);
      await expect(args.onSelect).toHaveBeenLastCalledWith([papers[0]]);
    });
  },
};

export const EveryState: Story = {
  args: { files: each },
  play: async ({ args, canvas, step }) => {
    const rowOf = (name: string) => within(canvas.getByText(name).closest('li')!);
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await expect(canvas.getByRole('list', { name: 'Chosen files' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 files uploaded, 2 failed');
    const progress = canvas.getByRole('progressbar', { name: 'Uploading Transcript.pdf' });
    await expect(progress).toHaveAttribute('aria-valuenow', '62');
    await step('What failed can be tried again, and focus stays in its row', async () => {
      const retry = canvas.getByRole('button', { name: 'Try again to upload Letter of recommendation.pdf' });
      await expect(retry).toHaveAccessibleDescription('The connection was lost');
      retry.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenLastCalledWith('d');
      await expect(rowOf('Letter of recommendation.pdf').getByText('Waiting')).toBeVisible();
      await expect(remove('Letter of recommendation.pdf')).toHaveFocus();
    });
    await step('What is refused can’t', async () => {
      await expect(rowOf('Everything.pdf').getAllByRole('button')).toHaveLength(1);
    });
    await step(
      'After a removal, focus goes to the next file, and from the last to the one before',
      async () => {
        remove('DD214.pdf').focus();
        await userEvent.keyboard('{Enter}');
        await expect(args.onRemove).toHaveBeenLastCalledWith('a');
        await expect(remove('Transcript.pdf')).toHaveFocus();
        remove('Everything.pdf').focus();
        await userEvent.keyboard(' ');
        await expect(remove('Letter of recommendation.pdf')).toHaveFocus();
      },
    );
    await step('After the only one, it goes to the file input', async () => {
      for (const name of ['Letter of recommendation.pdf', 'Diploma.jpg', 'Transcript.pdf'])
        await userEvent.click(remove(name));
      await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
      await expect(canvas.getByLabelText('Supporting documents')).toHaveFocus();
    });
  },
};

export const Invalid: Story = {
  args: { error: 'Add at least one document' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Supporting documents');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Add at least one document/);
  },
};

export const ReadOnly: Story = {
  args: { files: [uploaded, failed], isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByLabelText('Supporting documents')).toBeNull();
  },
};

const submitted = fn<(ids: unknown[]) => void>();

/** The form gets the ids of the uploaded files. */
export const InAForm: Story = {
  render: () => (
    <Form
      aria-label="Application"
      focusField="documents"
      onSubmit={(event) => submitted(new FormData(event.currentTarget).getAll('documents'))}
    >
      <FileUpload
        {...inert}
        label="Documents"
        name="documents"
        files={[uploaded, { ...uploaded, id: 'f', name: 'Resume.pdf' }, failed]}
      />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await expect(canvas.getByLabelText('Documents')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted).toHaveBeenLastCalledWith(['c', 'f']);
  },
};

export const OnAPhone: Story = {
  args: { files: [{ ...failed, name: 'a_very_long_name_without_any_space_'.repeat(5) + '.pdf' }, uploading] },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

const states = ['empty', 'with files', 'invalid', 'disabled', 'read only'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['standard']}
      columns={states}
      cell={(_row, state) => (
        <Box width="full" maxWidth="reading">
          <FileUpload
            {...inert}
            label="Supporting documents"
            isRequired={state === 'empty' ? false : undefined}
            maxFiles={state === 'empty' ? 5 : undefined}
            files={state === 'empty' || state === 'invalid' ? [] : each}
            error={state === 'invalid' ? 'Add at least one document' : undefined}
            isDisabled={state === 'disabled'}
            isReadOnly={state === 'read only'}
          />
        </Box>
      )}
    />
  ),
};
