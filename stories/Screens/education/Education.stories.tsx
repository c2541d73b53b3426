import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyWorld, organizationStates } from '@vetsync/machines/model/world';
import { Education } from '@vetsync/ui/screens/education/Education';
import { EducationRecon } from '@vetsync/ui/screens/education/EducationRecon';
import { sampleCollegeApplications } from '@vetsync/samples/education';
import { expect, fn, userEvent, within } from 'storybook/test';
import { busyWorld, educationIn, newAccount, manyPrograms } from '../../support/education.ts';
import { opened } from '../../support/plays/opened.ts';

const hub = educationIn();
const meta = {
  title: 'Screens/education/Education',
  component: Education,
  args: { ...hub.args, send: fn(), pages: { calculator: null, documents: null } },
  argTypes: { pages: { control: false } },
} satisfies Meta<typeof Education>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signed in: only VA knows the user's benefits, so no figures are shown. */
export const Account: Story = {
  ...educationIn({ input: newAccount }),
  play: async ({ canvas }) => {
    const benefits = canvas.getByRole('region', { name: 'Your benefits' });
    await expect(benefits).toHaveTextContent('We do not know your benefits.');
    await expect(benefits).not.toHaveTextContent(/\d/);
  },
};

/** Signed in, programs are found in the marketplace, to apply to one school or to several. */
export const FoundElsewhere: Story = {
  ...educationIn({ input: newAccount }),
  play: async ({ canvas }) => {
    const several = within(canvas.getByRole('region', { name: 'Common Application Portal' }));
    await expect(several.getByRole('link', { name: 'Start Application' })).toHaveAttribute(
      'href',
      newAccount.portalHref,
    );
    await expect(several.queryByText(/fee/)).toBeNull();
    // The empty list leads to the search, so nothing else does.
    await expect(canvas.getAllByRole('link', { name: 'Find programs' })).toHaveLength(1);
  },
};

/** After the first application, the way to others is below it. */
export const FoundElsewhereAgain: Story = {
  ...educationIn({ input: { ...newAccount, earlier: sampleCollegeApplications } }),
  play: async ({ canvas }) => {
    const find = within(canvas.getByRole('region', { name: 'Degree programs from schools' }));
    await expect(find.getByRole('link', { name: 'Find programs' })).toHaveAttribute(
      'href',
      newAccount.findHref,
    );
    await expect(canvas.getAllByRole('link', { name: 'Find programs' })).toHaveLength(1);
  },
};

/** The figures of the feature spec: 75% and 24 months, $2,150, 100%, three applications. */
export const Hub: Story = {
  ...hub,
  tags: ['education:page.hub', 'education:overlay.nothing'],
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
    await expect(deadlines.getByText('in 13 days')).toHaveTextContent('in 13 days, Friday, December 4, 2026');
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
    const name = 'Bachelor of Science in Operations Management, Pecan Valley University';
    // This school has accepted the veteran; others can still be applied to.
    await expect(canvas.queryByRole('button', { name: `Apply Now: ${name}` })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: `See Application: ${name}` })).toHaveAttribute(
      'href',
      '/demo/platform/education/application/PEC9K2MD?role=user',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Apply Now: .*, Caprock University$/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'program.apply', programId: 'caprock' });
    for (const [action, event] of [
      ['View Details', 'program.details'],
      ['Save', 'program.save'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `${action}: ${name}` }));
      await expect(args.send).toHaveBeenCalledWith({ type: event, programId: 'pecan-valley' });
    }
  },
};

export const Filtered: Story = {
  ...educationIn({ query: { location: 'Austin', type: 'bachelor', sort: 'tuition' } }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 program found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search programs' }), 'x');
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'q', value: 'x' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Saved only' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'saved', value: true });
  },
};

/** There is a filter for certificates, but no sample is one. */
export const NothingFound: Story = {
  ...educationIn({ query: { type: 'certificate' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 programs found')).toBeVisible();
    await expect(canvas.getByText('None of the sample schools offers a certificate yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
};

export const ManyPrograms: Story = {
  ...educationIn({ input: { programs: manyPrograms(400) } }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('400 programs found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

/** Two programs selected for comparison, two saved, one applied to and waitlisted. */
export const Busy: Story = {
  ...educationIn({ query: { compare: 'caprock,elm-fork' }, world: busyWorld }),
  play: async ({ args, canvas }) => {
    const tray = within(canvas.getByRole('region', { name: 'Compare programs' }));
    await expect(tray.getByText('2 programs to compare')).toBeVisible();
    await userEvent.click(tray.getByRole('button', { name: 'Compare' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'compare.open' });
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
const details = educationIn({ overlay: 'details', query: { open: 'details', program: 'elm-fork' } });
export const Details: Story = {
  ...details,
  tags: ['education:overlay.details'],
  parameters: { ...details.parameters, ...tall },
  play: async ({ args }) => {
    const dialog = within(await opened('Master of Business Administration'));
    await expect(dialog.getByText('65%. About $19,236 a year left to pay')).toBeVisible();
    for (const fact of [
      '$54,960 a year',
      '21 months',
      '34%',
      'No. 9 of 38 private schools in the region',
      '212',
    ])
      await expect(dialog.getByText(fact)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

const compare = educationIn({
  overlay: 'compare',
  query: { open: 'compare', compare: 'elm-fork,state,riverbend' },
});
export const Compare: Story = {
  ...compare,
  tags: ['education:overlay.compare'],
  parameters: { ...compare.parameters, ...tall },
  play: async ({ args }) => {
    const dialog = within(await opened('Compare programs'));
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(4);
    await expect(dialog.getByRole('row', { name: /GI Bill coverage/ })).toHaveTextContent(
      '65%. About $19,236 a year left to pay100%. Nothing left to pay',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove State University' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'compare.toggle', programId: 'state' });
  },
};

const gone = educationIn({
  overlay: 'unknownProgram',
  query: { open: 'details', program: 'closed-college' },
});
export const UnknownProgram: Story = {
  ...gone,
  tags: ['education:overlay.unknownProgram'],
  parameters: { ...gone.parameters, ...tall },
  play: async ({ args }) => {
    const dialog = within(await opened('This program is not listed'));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

/** "Track Applications". */
export const Applications: Story = {
  ...educationIn({ page: 'applications', world: busyWorld }),
  tags: ['education:page.applications'],
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('region', { name: 'Application Status' }));
    await expect(status.getAllByRole('listitem')).toHaveLength(5);
    await expect(status.getByRole('link', { name: /Cybersecurity/ })).toHaveAttribute(
      'href',
      '/demo/platform/education/application/CAP5T3NE?role=user',
    );
    await expect(canvas.queryByRole('link', { name: 'Track Applications' })).toBeNull();
  },
};

/** A signed-in user without applications sees no samples. */
export const NoApplications: Story = {
  ...educationIn({ page: 'applications', input: newAccount }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find programs' })).toHaveAttribute(
      'href',
      newAccount.findHref,
    );
    await expect(canvas.queryByRole('link', { name: 'Start Application' })).toBeNull();
    await expect(canvas.getByText('No deadlines ahead.')).toBeVisible();
  },
};

/** Where people apply in this tab, they begin here. */
export const FirstApplication: Story = {
  ...educationIn({ page: 'applications', input: { ...newAccount, findHref: null, portalHref: null } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Application' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'portal.open' });
  },
};

export const Calculator: Story = {
  ...educationIn({ page: 'calculator' }),
  args: { ...educationIn({ page: 'calculator' }).args, pages: { calculator: 'Calculator', documents: null } },
  tags: ['education:page.calculator'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Calculator')).toBeVisible();
  },
};
export const Documents: Story = {
  ...educationIn({ page: 'documents' }),
  args: { ...educationIn({ page: 'documents' }).args, pages: { calculator: null, documents: 'Documents' } },
  tags: ['education:page.documents'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Documents')).toBeVisible();
  },
};
export const UnknownPage: Story = {
  ...educationIn({ page: 'unknown' }),
  tags: ['education:page.unknown'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such page in education')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the Education Hub' })).toHaveAttribute(
      'href',
      '/demo/platform/education?role=user',
    );
  },
};

/** The standalone screen at `/demo/education-recon`, composed of the same parts. */
export const Recon: Story = {
  ...hub,
  render: ({ view, send }) => <EducationRecon view={view} send={send} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Education recon' })).toBeVisible();
    await expect(canvas.getByText('6 programs found')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...educationIn({ query: { compare: 'caprock' }, world: busyWorld }),
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...hub, globals: { theme: 'dark' } };
