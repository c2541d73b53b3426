import type { Meta, StoryObj } from '@storybook/react-vite';
import { initialPlan } from '@vetsync/machines/education/model';
import { emptyWorld, organizationStates } from '@vetsync/machines/model/world';
import { sampleDeadlines } from '@vetsync/samples/education';
import { Education } from '@vetsync/ui/screens/education/Education';
import { EducationRecon } from '@vetsync/ui/screens/education/EducationRecon';
import { expect, fn, userEvent, within } from 'storybook/test';
import { busyWorld, educationIn, newAccount, programsFound } from '../../support/education.ts';
import { seenAt } from '../../support/leads.ts';
import { opened } from '../../support/plays/opened.ts';

const hub = educationIn();
const search = fn();
/** The hub with this search of programs. */
const searched = (situation: Parameters<typeof programsFound>[0]) => ({
  programs: { view: programsFound(situation), send: search },
});
const noPages = { calculator: null, compare: null, documents: null, schools: null };
const meta = {
  title: 'Screens/education/Education',
  component: Education,
  args: {
    ...hub.args,
    ...searched({}),
    send: fn(),
    pages: noPages,
  },
  beforeEach: () => void search.mockClear(),
  argTypes: { pages: { control: false } },
} satisfies Meta<typeof Education>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signed in: only VA knows the user's benefits, so no figures are shown. */
export const Account: Story = {
  ...educationIn({ input: newAccount }),
  play: async ({ canvas }) => {
    const benefits = canvas.getByRole('region', { name: 'Your benefits' });
    await expect(benefits).toHaveTextContent('We don’t know your benefits yet.');
    await expect(benefits).not.toHaveTextContent(/\d/);
  },
};

/** What a signed-in person has planned, and by when a school wants to know. */
export const AccountPlanned: Story = {
  ...educationIn({
    input: {
      ...newAccount,
      plan: { ...initialPlan(seenAt, null), tuition: '12000', housing: '1800' },
      deadlines: (at) => sampleDeadlines(at).slice(0, 1),
    },
  }),
  play: async ({ canvas }) => {
    const benefits = within(canvas.getByRole('region', { name: 'Your benefits' }));
    await expect(benefits.getByText('Months left after your plan')).toBeVisible();
    await expect(benefits.getByText('of 36, in 4 terms')).toBeVisible();
    await expect(benefits.getByRole('link', { name: 'Change your plan' })).toHaveAttribute(
      'href',
      '/platform/education/calculator',
    );
  },
};

/** Signed in, programs of organizations are found here. Nobody scores them, and a ZIP code says where. */
export const AccountSearch: Story = {
  ...educationIn({ input: newAccount }),
  args: {
    ...educationIn({ input: newAccount }).args,
    programs: {
      view: {
        ...programsFound(),
        hasScores: false,
        choices: { ...programsFound().choices, places: [], sorts: [], narrowings: [] },
        found: programsFound().found.map(({ listing: { extras: _extras, ...listing }, ...one }) => ({
          ...one,
          listing: { ...listing, benefits: ['gi-bill', 'yellow-ribbon'] },
        })),
      },
      send: search,
    },
  },
  play: async ({ args, canvas }) => {
    const several = within(canvas.getByRole('region', { name: 'Common Application Portal' }));
    await userEvent.click(several.getByRole('button', { name: 'Start Application' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'portal.open' });
    await expect(several.queryByText(/fee/)).toBeNull();
    const programs = within(canvas.getByRole('region', { name: 'University Program Search' }));
    await expect(programs.getByRole('textbox', { name: /ZIP code/ })).toBeVisible();
    await expect(programs.getAllByText('GI Bill, Yellow Ribbon')[0]).toBeVisible();
    await expect(programs.queryByText(/sample/i)).toBeNull();
  },
};

/** The figures of the feature spec: 75% and 24 months, $2,150, 100%, three applications. */
export const Hub: Story = {
  ...hub,
  tags: ['education:hub'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Education Hub' })).toBeVisible();
    const benefits = canvas.getByRole('region', { name: 'Your benefits' });
    await expect(benefits).toHaveTextContent('75%GI Bill remaining24 months remaining');
    await expect(benefits).toHaveTextContent('$2,150Monthly housingAustin rate');
    await expect(benefits).toHaveTextContent('100%Tuition coveragePublic school rate');
    await expect(benefits).toHaveTextContent('3Applications in progress');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Application' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'portal.open' });

    const status = within(canvas.getByRole('region', { name: 'Application Status' }));
    for (const label of ['Under Review', 'Accepted', 'Interview Scheduled'])
      await expect(status.getAllByText(label)[0]).toBeVisible();
    const deadlines = within(canvas.getByRole('list', { name: 'Deadlines' }));
    await expect(deadlines.getByText('in 13 days')).toHaveTextContent('in 13 days, Fri, Dec 4');
    await expect(deadlines.getAllByText('High priority')).toHaveLength(2);
    await userEvent.click(deadlines.getByRole('button', { name: /Add to calendar: Accept your place/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'deadline.save', deadlineId: 'pecan-valley' });

    const actions = within(canvas.getByRole('region', { name: 'Quick Actions' }));
    for (const name of [
      'Track Applications',
      'Benefits Calculator',
      'Document Upload',
      'Connect with Veterans',
    ])
      await expect(actions.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href');

    await expect(canvas.getByText('6 programs found')).toBeVisible();
    const name = 'Bachelor of Science in Operations Management at Pecan Valley University';
    // This school has accepted the veteran; others can still be applied to.
    await expect(canvas.queryByRole('button', { name: `Apply Now: ${name}` })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: `See Application: ${name}` })).toHaveAttribute(
      'href',
      '/platform/education/application/PEC9K2MD?as=me',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Apply Now: .* at Caprock University$/ }));
    await expect(search).toHaveBeenCalledWith({ type: 'listing.apply', id: 'caprock' });
    for (const [action, event] of [
      ['View Details', 'listing.open'],
      ['Save', 'listing.save'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `${action}: ${name}` }));
      await expect(search).toHaveBeenCalledWith({ type: event, id: 'pecan-valley' });
    }
  },
};

export const Filtered: Story = {
  args: searched({ filters: { place: 'Austin', type: 'bachelor', sort: 'tuition' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 program found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(search).toHaveBeenCalledWith({ type: 'filters.clear' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search programs' }), 'x');
    await expect(search).toHaveBeenCalledWith({ type: 'search.change', q: 'x' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Saved only' }));
    await expect(search).toHaveBeenCalledWith({ type: 'filter.change', filter: 'saved', value: 'true' });
  },
};

/** There is a filter for certificates, but no sample is one. */
export const NothingFound: Story = {
  args: searched({ filters: { type: 'certificate' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None of the sample schools offers a certificate yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Certificate \(0\)/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
};

/** Two programs selected for comparison, two saved, one applied to and waitlisted. */
export const Busy: Story = {
  ...educationIn({ world: busyWorld }),
  args: {
    ...educationIn({ world: busyWorld }).args,
    ...searched({ world: busyWorld, compareIds: ['caprock', 'elm-fork'] }),
  },
  play: async ({ canvas }) => {
    const tray = within(canvas.getByRole('region', { name: 'Compare programs' }));
    await expect(tray.getByText('2 programs to compare')).toBeVisible();
    await userEvent.click(tray.getByRole('button', { name: 'Compare' }));
    await expect(search).toHaveBeenCalledWith({ type: 'compare.open' });
    await expect(canvas.getByText('Applied: Interview Scheduled')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Saved:/ })).toHaveLength(2);
  },
};

/** The school of one application is suspended, and that of another is gone. */
export const SchoolsGone: Story = {
  ...educationIn({
    world: {
      ...emptyWorld,
      collegeApplications: organizationStates.flatMap((organizationState) =>
        busyWorld.collegeApplications.map((one) => ({ ...one, id: organizationState, organizationState })),
      ),
    },
  }),
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('region', { name: 'Application Status' }));
    await expect(status.getByText('Paused')).toBeVisible();
    await expect(status.getByText(/VetSync suspended the organization/)).toBeVisible();
    await expect(status.getByText('Closed')).toBeVisible();
    await expect(status.getByText(/The organization is no longer on VetSync/)).toBeVisible();
  },
};

const tall = { docs: { story: { inline: false, height: '820px' } } };
export const Details: Story = {
  args: searched({ openId: 'elm-fork' }),
  parameters: tall,
  play: async () => {
    const panel = within(await opened('Master of Business Administration'));
    await expect(panel.getByText('65%. About $19,236 a year left to pay')).toBeVisible();
    for (const fact of ['21 months', '34%', 'No. 9 of 38 private schools in the region', '212'])
      await expect(panel.getByText(fact)).toBeInTheDocument();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Compare' }));
    await expect(search).toHaveBeenCalledWith({ type: 'compare.toggle', id: 'elm-fork' });
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveBeenCalledWith({ type: 'listing.close' });
  },
};

export const Compare: Story = {
  args: searched({ compareIds: ['elm-fork', 'state', 'riverbend'], isComparing: true }),
  parameters: tall,
  play: async () => {
    const dialog = within(await opened('Compare programs'));
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(4);
    await expect(dialog.getByRole('row', { name: /GI Bill coverage/ })).toHaveTextContent(
      '65%. About $19,236 a year left to pay100%. Nothing left to pay',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove State University' }));
    await expect(search).toHaveBeenCalledWith({ type: 'compare.toggle', id: 'state' });
  },
};

export const UnknownProgram: Story = {
  args: searched({ openId: 'closed-college' }),
  parameters: tall,
  play: async () => {
    const panel = within(await opened('Details'));
    await expect(panel.getByText('This is no longer offered')).toBeVisible();
  },
};

/** "Track Applications". */
export const Applications: Story = {
  ...educationIn({ page: 'applications', world: busyWorld }),
  tags: ['education:applications'],
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('region', { name: 'Application Status' }));
    await expect(status.getAllByRole('listitem')).toHaveLength(5);
    await expect(status.getByRole('link', { name: /Cybersecurity/ })).toHaveAttribute(
      'href',
      '/platform/education/application/CAP5T3NE?as=me',
    );
    await expect(canvas.queryByRole('link', { name: 'Track Applications' })).toBeNull();
  },
};

/** A signed-in user without applications sees no samples, and begins here. */
export const NoApplications: Story = {
  ...educationIn({ page: 'applications', input: newAccount }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^No upcoming deadlines\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start Application' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'portal.open' });
  },
};

export const Calculator: Story = {
  ...educationIn({ page: 'calculator' }),
  args: {
    ...educationIn({ page: 'calculator' }).args,
    pages: { ...noPages, calculator: 'Calculator' },
  },
  tags: ['education:calculator'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Calculator')).toBeVisible();
  },
};
export const Schools: Story = {
  ...educationIn({ page: 'schools' }),
  args: {
    ...educationIn({ page: 'schools' }).args,
    pages: { ...noPages, schools: 'Schools' },
  },
  tags: ['education:schools'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Schools')).toBeVisible();
  },
};
export const Comparison: Story = {
  ...educationIn({ page: 'compare' }),
  args: { ...educationIn({ page: 'compare' }).args, pages: { ...noPages, compare: 'Compare' } },
  tags: ['education:compare'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Compare')).toBeVisible();
  },
};
export const Documents: Story = {
  ...educationIn({ page: 'documents' }),
  args: {
    ...educationIn({ page: 'documents' }).args,
    pages: { ...noPages, documents: 'Documents' },
  },
  tags: ['education:documents'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Documents')).toBeVisible();
  },
};
export const UnknownPage: Story = {
  ...educationIn({ page: 'unknown' }),
  tags: ['education:unknown'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We can’t find that page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the Education Hub' })).toHaveAttribute(
      'href',
      '/platform/education',
    );
  },
};

/** The standalone screen at `/demo/education-recon`, composed of the same parts. */
export const Recon: Story = {
  ...hub,
  render: ({ view, send, programs }) => <EducationRecon view={view} send={send} programs={programs} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Education recon' })).toBeVisible();
    await expect(canvas.getByText('6 programs found')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...educationIn({ world: busyWorld }),
  args: {
    ...educationIn({ world: busyWorld }).args,
    ...searched({ world: busyWorld, compareIds: ['caprock'] }),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...hub, globals: { theme: 'dark' } };
