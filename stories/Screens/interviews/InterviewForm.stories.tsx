import type { Meta, StoryObj } from '@storybook/react-vite';
import { InterviewForm } from '@vetsync/ui/screens/interviews/InterviewForm';
import { expect, fn, userEvent } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { formIn, loadedForm } from '../../support/interviews.ts';
import { agreed } from '../bookings/bookings.ts';

const meta = {
  title: 'Screens/interviews/InterviewForm',
  component: InterviewForm,
  args: { ...formIn({ open: 'writing' }).args, send: fn(), backHref: '/platform/interviews' },
} satisfies Meta<typeof InterviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = {
  who: 0,
  minutes: 45,
  how: 'video',
  where: 'https://meet.example.org/crane',
  interviewers: ['noor'],
  day: '2026-12-01',
  times: ['2026-12-01T18:00:00.000Z', '2026-12-03T15:00:00.000Z'],
  isAgreed: false,
} as const;
const booking = { ...agreed, organizationName: 'Tidewater Works' };

export const Fresh: Story = {
  ...formIn({ open: 'writing' }),
  tags: ['interviewForm:open.writing'],
};
/** Times at which a colleague is busy are left out. */
export const TwoTimes: Story = {
  ...formIn({ open: 'writing' }, { draft }),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: '9:30 AM' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '2:00 PM' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'time.toggle',
      start: '2026-12-01T20:00:00.000Z',
    });
    await userEvent.click(canvas.getByRole('button', { name: /^Remove .*Dec 3/ }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'time.toggle',
      start: '2026-12-03T15:00:00.000Z',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Offer times' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'form.submit' });
  },
};
/** One time alone can be agreed on already. */
export const OneTime: Story = {
  ...formIn({ open: 'writing' }, { draft: { ...draft, times: [draft.times[0]], isAgreed: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /agreed on this time/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Schedule' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  ...formIn({ open: 'writing' }, { draft }),
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...formIn({ open: 'writing' }, { draft }), globals: { theme: 'dark' } };
export const Taken: Story = {
  ...formIn({ open: 'notSent' }, { draft, sendProblem: { status: 409, code: 'slot_taken' } }),
  tags: ['interviewForm:open.notSent'],
};
export const Sending: Story = {
  ...formIn({ open: 'sending' }, { draft }),
  tags: ['interviewForm:open.sending'],
};
/** The dialog for the proof is open. */
export const Proving: Story = {
  ...formIn({ open: 'proving' }, { draft }),
  tags: ['interviewForm:open.proving'],
};
/** Times were taken meanwhile: they are read again. */
export const Rereading: Story = {
  ...formIn({ open: 'rereading' }, { draft }),
  tags: ['interviewForm:open.rereading'],
};
export const Sent: Story = { ...formIn('sent', { draft }), tags: ['interviewForm:sent'] };
/** The applicant asks for other times. */
export const Proposing: Story = formIn(
  { open: 'writing' },
  {
    loaded: { ...loadedForm, organizationId: null, people: [], interviewers: [], selfId: null, booking },
    draft: { ...draft, interviewers: [] },
  },
);
export const OtherTimes: Story = formIn({ open: 'writing' }, { loaded: { ...loadedForm, booking }, draft });
export const NoOne: Story = formIn({ open: 'writing' }, { loaded: { ...loadedForm, people: [] } });
export const Loading: Story = {
  ...formIn('loading', { loaded: null }),
  tags: ['interviewForm:loading'],
};
export const Missing: Story = {
  ...formIn('missing', { loaded: null }),
  tags: ['interviewForm:missing'],
};
export const Failed: Story = {
  ...formIn('failed', { loaded: null, problem: unreachable }),
  tags: ['interviewForm:failed'],
};
