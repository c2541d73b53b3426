import type { Meta, StoryObj } from '@storybook/react-vite';
import { Schools } from '@vetsync/ui/screens/reference/Schools';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  capital,
  capitalDetail,
  foundSchools,
  mesa,
  mesaDetail,
  schoolsIn,
  trades,
  tradesDetail,
} from './schools.ts';

const listed = schoolsIn({ list: 'listed', page: 'closed' }, { q: 'state' }, { found: foundSchools });
const opened = (detail: typeof mesaDetail) =>
  schoolsIn({ list: 'idle', page: 'open' }, { school: detail.school.id }, { detail });
const meta = {
  title: 'Screens/reference/Schools',
  component: Schools,
  decorators: [(Story) => <main>{Story()}</main>],
  args: { ...listed.args, send: fn() },
} satisfies Meta<typeof Schools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  ...schoolsIn({ list: 'idle', page: 'closed' }),
  tags: ['schools:list.idle', 'schools:page.closed'],
};
export const Listed: Story = {
  ...listed,
  tags: ['schools:list.listed'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^3 or more schools/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: mesa.name })).toHaveAttribute(
      'href',
      '/platform/education/schools?q=state&school=900001',
    );
    await expect(canvas.getByText('$11,000 in-state tuition, 2022–23')).toBeVisible();
    await expect(canvas.getByText('Tuition not known')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'School, city or state' }), 's');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'states' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Near ZIP code/ }), '8');
    await expect(args.send).toHaveBeenCalledWith({ type: 'zip.change', zip: '8' });
  },
};
/** The nearest first. */
/** Two of up to four schools are chosen. */
export const ChosenToCompare: Story = {
  ...schoolsIn(
    { list: 'listed', page: 'closed' },
    { q: 'state', compare: '900001,900002' },
    { found: foundSchools },
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Compare schools' })).toHaveAttribute(
      'href',
      '/platform/education/compare?compare=900001%2C900002',
    );
    const first = canvas.getByRole('button', { name: 'Compare Mesa Verde State University' });
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(first);
    await expect(args.send).toHaveBeenCalledWith({ type: 'compare.toggle', id: '900001' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'compare.clear' });
  },
};
export const Near: Story = {
  ...schoolsIn(
    { list: 'listed', page: 'closed' },
    { near: '81301' },
    {
      found: {
        ...foundSchools,
        nextCursor: null,
        items: [
          { ...mesa, miles: 0.8 },
          { ...trades, miles: 45 },
        ],
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0\.8 miles/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
export const Searching: Story = {
  ...schoolsIn({ list: 'searching', page: 'closed' }, { q: 'mesa' }),
  tags: ['schools:list.searching'],
};
export const Loading: Story = {
  ...schoolsIn({ list: 'loading', page: 'closed' }, { q: 'mesa' }),
  tags: ['schools:list.loading'],
};
export const LoadingMore: Story = {
  ...schoolsIn({ list: 'loadingMore', page: 'closed' }, { q: 'state' }, { found: foundSchools }),
  tags: ['schools:list.loadingMore'],
};
export const MoreFailed: Story = {
  ...schoolsIn({ list: 'moreFailed', page: 'closed' }, { q: 'state' }, { found: foundSchools }),
  tags: ['schools:list.moreFailed'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: mesa.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
export const Nothing: Story = {
  ...schoolsIn({ list: 'nothing', page: 'closed' }, { q: 'qwerty' }),
  tags: ['schools:list.nothing'],
};
export const UnknownZip: Story = {
  ...schoolsIn({ list: 'unknown', page: 'closed' }, { near: '00000' }),
  tags: ['schools:list.unknown'],
};
/** Nobody has brought in the lists: VA's own tool answers. */
export const NotImported: Story = {
  ...schoolsIn({ list: 'notImported', page: 'closed' }, { q: 'mesa' }, { role: 'admin' }),
  tags: ['schools:list.notImported'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run data -- import FOLDER')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'GI Bill Comparison Tool on VA.gov' })).toBeVisible();
  },
};
export const Failed: Story = {
  ...schoolsIn({ list: 'failed', page: 'closed' }, { q: 'mesa' }),
  tags: ['schools:list.failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

/** A public school: each figure with its source and date. */
export const Opened: Story = {
  ...opened(mesaDetail),
  tags: ['schools:page.open'],
  play: async ({ canvas }) => {
    const pays = within(canvas.getByRole('region', { name: 'What the GI Bill pays here' }));
    await expect(pays.getByText('All of it, at the in-state price')).toBeVisible();
    await expect(pays.getByText('$2,496 a month')).toBeVisible();
    await expect(pays.getAllByText(/Aug 1, 2026 to Jul 31, 2027/)).toHaveLength(2);
    await expect(pays.getAllByRole('link', { name: 'As reported, confirm on VA.gov' })).toHaveLength(2);
    const costs = within(canvas.getByRole('region', { name: 'What it costs' }));
    await expect(costs.getByText('Not known')).toBeVisible();
    await expect(costs.getAllByText(/2022–23/)[0]).toBeVisible();
    const students = within(canvas.getByRole('region', { name: 'Students' }));
    await expect(students.getByText('86%')).toBeVisible();
    await expect(students.getByRole('link', { name: 'VA.gov counts them' })).toBeVisible();
    await expect(canvas.getByText(/doesn’t name this school/)).toBeVisible();
  },
};
/** A private school that costs more, with cautions. */
export const WithCautions: Story = {
  ...opened(capitalDetail),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VA has warned about this school')).toBeVisible();
    await expect(canvas.getByText('Settlement with U.S. Government')).toBeVisible();
    await expect(canvas.getByText('Closing date: Feb 25, 2019.')).toBeVisible();
    await expect(canvas.getByText(/cash monitoring 2: Financial Responsibility/)).toBeVisible();
    await expect(canvas.getByText('Up to $30,908.34 a school year')).toBeVisible();
    await expect(
      canvas.getByText('At 2022–23 prices, about $7,991.66 a year is left for you to pay.'),
    ).toBeVisible();
    await expect(canvas.getByText(/it’s in the Yellow Ribbon Program/)).toBeVisible();
    await expect(canvas.getByText('Not reported')).toBeVisible();
  },
};
/** Only the Department of Education has it on a list. */
export const Monitored: Story = {
  ...opened({ ...capitalDetail, cautions: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This school is checked before it gets student aid')).toBeVisible();
    await expect(canvas.queryByText('VA has warned about this school')).toBeNull();
  },
};
/** What is missing is said to be. */
export const LittleKnown: Story = {
  ...opened(tradesDetail),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rate known for this ZIP code and school year')).toBeVisible();
    await expect(canvas.getByText(/list of caution flags hasn’t been loaded here/)).toBeVisible();
    await expect(canvas.getByText(/has reported no tuition/)).toBeVisible();
    await expect(canvas.getAllByText('Not loaded here')).toHaveLength(5);
  },
};
export const Reading: Story = {
  ...schoolsIn({ list: 'idle', page: 'reading' }, { school: capital.id }),
  tags: ['schools:page.reading'],
};
export const Missing: Story = {
  ...schoolsIn({ list: 'idle', page: 'missing' }, { school: '999999' }),
  tags: ['schools:page.missing'],
};
export const PageNotImported: Story = {
  ...schoolsIn({ list: 'idle', page: 'notImported' }, { school: mesa.id }),
  tags: ['schools:page.notImported'],
};
export const PageFailed: Story = {
  ...schoolsIn({ list: 'idle', page: 'failed' }, { school: mesa.id }),
  tags: ['schools:page.failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
export const OnAPhone: Story = { ...opened(capitalDetail), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...opened(capitalDetail), globals: { theme: 'dark' } };
