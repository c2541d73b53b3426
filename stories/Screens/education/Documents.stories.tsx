import type { Meta, StoryObj } from '@storybook/react-vite';
import { Documents } from '@vetsync/ui/screens/education/Documents';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documentsIn, educationLinks, educationReader, sampleDocuments } from '../../support/education.ts';
import { opened } from '../../support/plays/opened.ts';

const idle = documentsIn({ ready: 'idle' });
const meta = {
  title: 'Screens/education/Documents',
  component: Documents,
  args: { ...idle.args, send: fn(), links: educationLinks, intl: educationReader },
} satisfies Meta<typeof Documents>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = { name: 'transcript.pdf', size: 20_480 };
const [first] = sampleDocuments;

export const Idle: Story = {
  ...idle,
  tags: ['documents:ready.idle'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 documents')).toBeVisible();
    const chosen = new File(['%PDF-1.7'], 'orders.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('File'), chosen);
    await expect(args.send).toHaveBeenCalledWith({ type: 'file.choose', file: chosen });
    await userEvent.click(canvas.getByRole('button', { name: 'Save a copy of DD214-member-4.pdf' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'document.save', documentId: 'paper-1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove DD214-member-4.pdf' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'document.remove', documentId: 'paper-1' });
  },
};

export const Empty: Story = {
  ...documentsIn({ ready: 'idle' }, { documents: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No documents yet')).toBeVisible();
  },
};

/** The list is the account's. The transcript's file is on another device. */
export const OnAnotherDevice: Story = {
  ...documentsIn(
    { ready: 'idle' },
    { list: { documents: sampleDocuments, removed: [] }, away: sampleDocuments.slice(1).map(({ id }) => id) },
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The list is in your account, and the files are in this browser'),
    ).toBeVisible();
    await expect(canvas.getByText(/The file is on another device/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Save a copy/ })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /Remove / })).toHaveLength(2);
  },
};

export const Loading: Story = { ...documentsIn('loading'), tags: ['documents:loading'] };
export const LoadFailed: Story = {
  ...documentsIn('loadFailed'),
  tags: ['documents:loadFailed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'load.retry' });
  },
};

export const Checking: Story = {
  ...documentsIn({ ready: 'checking' }, { file }),
  tags: ['documents:ready.checking'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking transcript.pdf…')).toBeVisible();
  },
};

/** The first bytes don't match a PDF, JPEG or PNG. */
export const Refused: Story = {
  ...documentsIn({ ready: 'refused' }, { file: { name: 'orders.pdf', size: 900 }, refusal: 'kind' }),
  tags: ['documents:ready.refused'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/orders.pdf wasn’t added. This isn’t a PDF, JPEG or PNG/)).toBeVisible();
    await expect(canvas.getByLabelText('File')).toBeInvalid();
  },
};
export const TooLarge: Story = {
  ...documentsIn({ ready: 'refused' }, { file: { name: 'scan.pdf', size: 11_000_000 }, refusal: 'tooLarge' }),
};
export const Storing: Story = {
  ...documentsIn({ ready: 'storing' }, { file }),
  tags: ['documents:ready.storing'],
};
export const Stored: Story = {
  ...documentsIn({ ready: 'stored' }, { subject: first ?? null }),
  tags: ['documents:ready.stored'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DD214-member-4.pdf was added')).toBeVisible();
  },
};
export const StoreFailed: Story = {
  ...documentsIn({ ready: 'storeFailed' }, { file }),
  tags: ['documents:ready.storeFailed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not kept');
  },
};

export const ConfirmingRemoval: Story = {
  ...documentsIn({ ready: 'confirmingRemoval' }, { subject: first ?? null }),
  tags: ['documents:ready.confirmingRemoval'],
  play: async ({ args }) => {
    const question = within(await opened('Remove this document?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'remove.confirm' });
  },
};
export const Removing: Story = {
  ...documentsIn({ ready: 'removing' }, { subject: first ?? null }),
  tags: ['documents:ready.removing'],
};
export const Removed: Story = {
  ...documentsIn({ ready: 'removed' }, { subject: first ?? null, documents: sampleDocuments.slice(1) }),
  tags: ['documents:ready.removed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 document')).toBeVisible();
    await expect(canvas.getByText('DD214-member-4.pdf was removed')).toBeVisible();
  },
};
export const RemoveFailed: Story = {
  ...documentsIn({ ready: 'removeFailed' }, { subject: first ?? null }),
  tags: ['documents:ready.removeFailed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not removed');
  },
};

export const OnAPhone: Story = { ...idle, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...idle, globals: { theme: 'dark' } };
