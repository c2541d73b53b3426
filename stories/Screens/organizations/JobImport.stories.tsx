import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  jobImportMachine,
  jobImportView,
  type JobImportContext,
} from '@vetsync/machines/organizations/jobImport';
import { JobImport } from '@vetsync/ui/screens/organizations/listings/JobImport';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { employersPage } from './parts/listings.ts';

const meta = {
  title: 'Screens/organizations/JobImport',
  component: JobImport,
  args: { send: fn() },
  render: (args) => (
    <OrganizationFrame
      organization={args.view.organization}
      candidatesHref={args.view.candidatesHref}
      current={args.view.organization && 'listings'}
    >
      <JobImport {...args} />
    </OrganizationFrame>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JobImport>;
export default meta;
type Story = StoryObj<typeof meta>;

const { owner } = employersPage;
const file = { name: 'jobs-of-the-yard.csv', size: 18_400 };
const shown = (value: StateValue, context: Partial<JobImportContext> = {}) =>
  inState(jobImportMachine, jobImportView, {
    value,
    input: { slug: 'tidewater-works', exampleFile: 'Title\r\n', intl, now, newId: () => 'key' },
    context: { owner, ...context },
  });

export const Choosing: Story = {
  tags: ['jobImport:choosing'],
  ...shown('choosing'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Import jobs' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Download an example' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'example.save' });
    const chosen = new File(['Title'], 'jobs.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(/^File/), chosen);
    await expect(args.send).toHaveBeenCalledWith({ type: 'file.choose', file: chosen });
  },
};

export const Chosen: Story = {
  tags: ['jobImport:chosen'],
  ...shown('chosen', { file }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import jobs' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.click(canvas.getByRole('button', { name: /Remove/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'file.remove' });
  },
};

export const Sending: Story = { tags: ['jobImport:sending'], ...shown('sending', { file }) };

/** The report by line. Nothing was added. */
export const Broken: Story = {
  tags: ['jobImport:broken'],
  ...shown('broken', {
    file,
    problem: {
      status: 422,
      code: 'import_refused',
      reason: 'import_refused',
      values: [4],
      detail: 'The file has 4 faults. Nothing was imported.',
      errors: [
        { path: 'lines.3.zip', code: 'listings.zipInvalid', message: 'ZIP' },
        { path: 'lines.3.salaryTo', code: 'listings.salaryOrder', message: 'Salary' },
        { path: 'lines.17', code: 'listings.csvCells', values: [4, 6], message: 'Cells' },
        { path: 'lines.204.type', code: 'listings.choiceInvalid', message: 'Type' },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Line 17')).toBeVisible();
    await expect(canvas.getByText('This line has 4 cells instead of 6')).toBeVisible();
    await expect(canvas.getByText('Enter the five digits of the ZIP code')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import jobs' })).toBeEnabled();
  },
};

/** Without an answer, nobody knows whether the jobs were added. */
export const Unanswered: Story = {
  tags: ['jobImport:failed'],
  ...shown('failed', { file, problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It isn’t certain whether the jobs arrived/)).toBeVisible();
  },
};

export const TooLarge: Story = {
  ...shown('failed', {
    file: { name: 'jobs.csv', size: 9_000_000 },
    problem: {
      status: 413,
      code: 'body_too_large',
      reason: 'body_too_large',
      detail: 'The request is too large.',
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/It isn’t certain/)).not.toBeInTheDocument();
  },
};

export const Limited: Story = {
  tags: ['jobImport:limited'],
  ...shown('limited', {
    file,
    problem: { status: 429, reason: 'too_many_requests', detail: 'Too many requests. Try again later.' },
    waitSeconds: 42,
  }),
};

/** The sign-in dialog is open over the page. */
export const Proving: Story = { tags: ['jobImport:proving'], ...shown('proving', { file }) };

export const Done: Story = {
  tags: ['jobImport:done'],
  ...shown('done', { imported: 1_204 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204 drafts added')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look at the drafts' })).toHaveAttribute(
      'href',
      '/organizations/tidewater-works/listings?status=draft',
    );
  },
};

/** Role, status or kind of the organization don't allow it. */
export const NotAllowed: Story = {
  tags: ['jobImport:closed'],
  ...shown('closed', { owner: { ...owner, role: 'viewer' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You can’t import jobs here' })).toBeVisible();
  },
};

export const Loading: Story = { tags: ['jobImport:loading'], ...shown('loading', { owner: null }) };

export const Failed: Story = {
  tags: ['jobImport:loadFailed'],
  ...shown('loadFailed', { owner: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const Missing: Story = { tags: ['jobImport:missing'], ...shown('missing', { owner: null }) };

export const OnAPhone: Story = { ...shown('choosing'), globals: { viewport: { value: 'phone' } } };

export const InSpanish: Story = {
  ...shown('choosing'),
  globals: { language: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Importar empleos' })).toBeVisible();
  },
};
