import type { Meta, StoryObj } from '@storybook/react-vite';
import { BenefitsCalculator } from '@vetsync/ui/screens/education/BenefitsCalculator';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mesaDetail, schoolServer } from '../reference/schools.ts';
import { calculatorIn, educationLinks, educationReader } from '../../support/education.ts';

const calculated = calculatorIn();
const meta = {
  title: 'Screens/education/BenefitsCalculator',
  component: BenefitsCalculator,
  args: { ...calculated.args, send: fn(), links: educationLinks, intl: educationReader },
} satisfies Meta<typeof BenefitsCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two years at a public school with the sample figures. */
export const Calculated: Story = {
  ...calculated,
  tags: ['benefitsCalculator:calculated'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This plan uses 14.8 months and leaves 9.2 months.')).toBeVisible();
    const result = canvas.getByRole('region', { name: 'Your plan’s total' });
    await expect(result).toHaveTextContent('Tuition left to pay$0');
    const terms = within(canvas.getByRole('list', { name: 'Your terms' }));
    await expect(terms.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(terms.getByRole('button', { name: 'Remove Fall 2027' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'term.remove', term: 'fall-2027' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a term' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'term.add', term: 'summer-2027' });
    await expect(canvas.getByRole('link', { name: /U.S. Department of Veterans Affairs/ })).toBeVisible();
  },
};

/** A private school above the yearly cap. */
export const PrivateSchool: Story = {
  ...calculatorIn('calculated', { programId: 'elm-fork', isPublic: false, tuition: '74960', ribbon: '5000' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/up to \$30,908.34 for the academic year/)).toBeVisible();
    const result = canvas.getByRole('region', { name: 'Your plan’s total' });
    await expect(result).toHaveTextContent('Amounts from Aug 24, 2027 aren’t published yet');
    await expect(result).toHaveTextContent('Yellow Ribbon, from the school and VA$6,572');
    await expect(
      canvas.getByRole('textbox', { name: 'Yellow Ribbon from the school, per year' }),
    ).toHaveValue('$5,000');
    const tuition = canvas.getByRole('textbox', { name: 'Annual tuition and fees' });
    await expect(tuition).toHaveValue('$74,960');
    const program = canvas.getByRole('combobox', { name: 'Use figures from a sample school' });
    // On a busy machine the list may close again while the words are typed.
    const option = await waitFor(
      async () => {
        await userEvent.clear(program);
        await userEvent.type(program, 'State');
        return screen.findByRole('option', { name: /State University/ }, { timeout: 2_000 });
      },
      { timeout: 30_000 },
    );
    await userEvent.click(option);
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'program.choose', programId: 'state' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** A school's figures are looked up. */
export const ReadingSchool: Story = {
  ...calculatorIn('reading'),
  tags: ['benefitsCalculator:reading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking up the school’s figures…')).toBeVisible();
  },
};
const school = {
  id: '900001',
  name: 'Mesa Verde State University',
  tuitionYear: '2022',
  housingFrom: '2026-08-01',
  housingTo: '2027-07-31',
};
const schools = schoolServer;
/** The name of a school is typed. */
export const TypingSchool: Story = {
  ...calculatorIn('typing', {}, false, { schools, q: 'Mesa' }),
  tags: ['benefitsCalculator:typing'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find your school' }), 's');
    await expect(args.send).toHaveBeenCalledWith({ type: 'school.find', q: 'Mesas' });
  },
};
export const FindingSchool: Story = {
  ...calculatorIn('finding', {}, false, { schools, q: 'Mesa' }),
  tags: ['benefitsCalculator:finding'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching…')).toBeVisible();
  },
};
export const SchoolsFound: Story = {
  ...calculatorIn('calculated', {}, false, {
    schools,
    q: 'Mesa',
    found: { items: [mesaDetail.school], nextCursor: null, missing: [], sources: [] },
  }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Use its figures: ${mesaDetail.school.name}` }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'school.take', id: mesaDetail.school.id });
  },
};
export const NoSchoolFound: Story = {
  ...calculatorIn('calculated', {}, false, {
    schools,
    q: 'Meza',
    found: { items: [], nextCursor: null, missing: [], sources: [] },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No school has this name/)).toBeVisible();
  },
};
export const SchoolSearchFailed: Story = {
  ...calculatorIn('calculated', {}, false, { schools, q: 'Mesa', found: 'failed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We couldn’t search for it/)).toBeVisible();
  },
};
const rates = schoolServer;
/** The housing rate of a ZIP code is looked up. */
export const LookingUpHousing: Story = {
  ...calculatorIn('lookingUp', {}, false, { rates, zip: '78712' }),
  tags: ['benefitsCalculator:lookingUp'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking up the rate…')).toBeVisible();
  },
};
/** With its source and date. */
export const HousingFound: Story = {
  ...calculatorIn('calculated', { housing: '2496' }, false, {
    rates,
    zip: '78712',
    rate: mesaDetail.housing,
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/The rate for an E-5 with dependents/)).toHaveTextContent(
      'Aug 1, 2026 to Jul 31, 2027. Source:',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /Your school’s ZIP code/ }), '1');
    await expect(args.send).toHaveBeenCalledWith({ type: 'zip.change', zip: '787121' });
  },
};
export const NoHousingRate: Story = {
  ...calculatorIn('calculated', {}, false, { rates, zip: '96910', rate: 'unknown' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No rate is known for this ZIP code/)).toBeVisible();
  },
};
/** Each figure of the school with its source and its year. */
export const WithSchool: Story = {
  ...calculatorIn('calculated', { school, tuition: '11640', housing: '2496', programId: '' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mesa Verde State University')).toBeVisible();
    await expect(canvas.getByText(/tuition and fees for 2022–23, from IPEDS/)).toHaveTextContent(
      'Housing rate from Aug 1, 2026 to Jul 31, 2027.',
    );
  },
};
export const SchoolOfWhichLittleIsKnown: Story = {
  ...calculatorIn('calculated', {
    school: { ...school, tuitionYear: null, housingFrom: null, housingTo: null },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We don’t know its tuition and fees/)).toHaveTextContent(
      'We don’t know its housing rate. Enter your own.',
    );
  },
};
export const SchoolFailed: Story = {
  ...calculatorIn('calculated', {}, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We couldn’t load the school’s figures/)).toBeVisible();
  },
};

export const LongerThanEntitlement: Story = {
  ...calculatorIn('calculated', { monthsLeft: '6' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The plan is longer than your entitlement')).toBeVisible();
    await expect(canvas.getAllByText('No entitlement left, so nothing is paid').length).toBeGreaterThan(0);
  },
};

export const InvalidInput: Story = {
  ...calculatorIn('unreadable', { monthsLeft: '40', tuition: 'a lot' }),
  tags: ['benefitsCalculator:unreadable'],
  play: async ({ args, canvas }) => {
    const months = canvas.getByRole('textbox', { name: 'Months of entitlement left' });
    await expect(months).toHaveValue('40');
    await expect(months).toHaveAccessibleDescription(/Enter a number from 0 to 36/);
    await userEvent.clear(months);
    await userEvent.type(months, '7.5{Enter}');
    await expect(args.send).toHaveBeenCalledWith({
      type: 'figure.change',
      field: 'monthsLeft',
      value: '7.5',
    });
    await expect(canvas.getByText('Enter dollars from 0 to 200,000')).toBeVisible();
  },
};

export const Empty: Story = {
  ...calculatorIn('empty', { terms: [] }),
  tags: ['benefitsCalculator:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No terms planned')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a term' })).toBeVisible();
  },
};

/** Each month with its days, the end of a term, a break and the books. */
export const MonthByMonth: Story = {
  ...calculatorIn('calculated', {
    terms: [
      { term: 'fall-2026', load: 'full' },
      { term: 'spring-2027', load: 'threeQuarter' },
      { term: 'fall-2027', load: 'full' },
    ],
    housing: '2241',
    housingTo: '2027-07-31',
  }),
  play: async ({ canvas, args }) => {
    const months = within(canvas.getByRole('region', { name: 'Month by month' }));
    const items = months.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Aug 2026 24–31');
    await expect(items[0]).toHaveTextContent('$1,022.94');
    await userEvent.click(months.getByRole('button', { name: /^2027–28/ }));
    await waitFor(() => expect(months.getByText('Sep 2027').closest('li')).toBeVisible());
    await expect(months.getByText('Sep 2027').closest('li')).toHaveTextContent('Not published yet');
    await userEvent.click(months.getByRole('button', { name: 'Add dates to my calendar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dates.save' });
    await userEvent.click(months.getByRole('button', { name: 'Print' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'plan.print' });
    await expect(canvas.getByText(/so this plan doesn’t use today’s amounts after that day/)).toBeVisible();
  },
};

export const DroppingACourse: Story = {
  ...calculatorIn('calculated', { housing: '2241', housingTo: '2027-07-31' }, false, {
    drop: { term: 'spring-2027', on: '2027-03-01', load: 'threeQuarter' },
  }),
  play: async ({ canvas, args }) => {
    const drop = within(canvas.getByRole('region', { name: 'If you drop a course' }));
    await expect(drop.getByText('$1,792.80 a month instead of $2,241')).toBeVisible();
    await expect(drop.getByText('-$986.04')).toBeVisible();
    await userEvent.click(drop.getByRole('button', { name: /Down to/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Half time/ }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'drop.choose',
      drop: { term: 'spring-2027', on: '2027-03-01', load: 'half' },
    });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** The dates of the profile give the benefit level, and each month can be reminded of. */
export const OfAnAccount: Story = {
  ...calculatorIn(
    'calculated',
    { percent: 80, terms: [{ term: 'spring-2027', load: 'full', isOnline: true }] },
    false,
    {
      events: [],
      service: { from: '2023-01-02', to: '2025-01-01', percent: 80 },
    },
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Jan 2, 2023 to Jan 1, 2025, which gives 80%/)).toBeVisible();
    await expect(
      canvas.getByRole('textbox', { name: 'Monthly housing allowance, online only' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me each month' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'reminders.set' });
  },
};
/** Chapters 30, 1606 and 35 pay the person, who pays the school. */
export const AnotherProgram: Story = {
  ...calculatorIn('calculated', { chapter: '30', housing: '2518' }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Monthly payment, full time' })).toHaveValue('$2,518');
    await expect(canvas.queryByRole('radiogroup', { name: 'Kind of school' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Program|Program$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Post-9\/11/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'chapter.choose', chapter: '33' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const OnAPhone: Story = { ...calculated, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...calculated, globals: { theme: 'dark' } };
