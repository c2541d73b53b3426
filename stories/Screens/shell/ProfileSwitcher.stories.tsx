import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileSwitchMachine, profileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import { ProfileSwitcher } from '@vetsync/ui/screens/shell/ProfileSwitcher';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';
import { sampleNotifications, switcherIn } from '../../support/platform.ts';

const meta = {
  title: 'Screens/shell/ProfileSwitcher',
  component: ProfileSwitcher,
  args: { send: fn() },
} satisfies Meta<typeof ProfileSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

const switcher = (...situation: Parameters<typeof switcherIn>) =>
  inState(profileSwitchMachine, profileSwitchView, switcherIn(...situation));
/** Prevents the browser from opening a new window. */
const stay = (event: Event) => event.preventDefault();
const some = [...sampleNotifications(12, 12, 'recruiter'), ...sampleNotifications(3, 3, 'university')];

export const Idle: Story = {
  tags: ['profileSwitch:idle'],
  ...switcher('user', some),
  play: async ({ args, canvas, step }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Sample profiles' }));
    const control = nav.getByRole('button', {
      name: /^Profile: Demo Veteran Experience.*Others have unread/,
    });
    await step('One control opens the five profiles', async () => {
      await expect(nav.queryAllByRole('link')).toHaveLength(0);
      await userEvent.click(control);
      await waitFor(() => expect(nav.getAllByRole('link')).toHaveLength(5));
      await expect(nav.getByRole('link', { current: true })).toHaveTextContent('Veteran Experience');
    });
    await step('Unread notifications are counted up to 9+', async () => {
      await expect(nav.getByRole('link', { name: /Recruiter Tab.*12 unread/ })).toHaveTextContent('9+');
      await expect(nav.getByRole('link', { name: /University Dashboard.*3 unread/ })).toBeVisible();
      await expect(nav.getByRole('link', { name: /Medical Center/ })).not.toHaveTextContent('unread');
    });
    await step('A press switches in place; the browser handles new windows', async () => {
      const medical = nav.getByRole('link', { name: /Medical Center/ });
      await expect(medical).toHaveAttribute('href', '/platform?role=hospital');
      await userEvent.click(medical);
      await expect(args.send).toHaveBeenCalledWith({ type: 'profile.choose', role: 'hospital' });
      document.addEventListener('click', stay, { once: true });
      const user = userEvent.setup();
      await user.keyboard('{Control>}');
      await user.click(medical);
      await user.keyboard('{/Control}');
      await expect(args.send).toHaveBeenCalledTimes(1);
    });
  },
};

export const Switching: Story = {
  tags: ['profileSwitch:switching'],
  ...switcher('recruiter', some, 'switching'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Switching profile...');
  },
};

export const OnATablet: Story = {
  ...switcher('university', some),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /University Dashboard/ })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** On a phone the control is the picture alone, and the list lies at the bottom. */
export const OnAPhone: Story = {
  ...switcher('university', some),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: /^Profile: Demo University Dashboard/ });
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await step('Escape closes it and restores focus', async () => {
      trigger.focus();
      await userEvent.click(trigger);
      await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(5));
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /Veteran Experience/ })).toHaveFocus();
    });
    await step('Choosing a profile switches', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Nonprofit Portal/ }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'profile.choose', role: 'nonprofit' });
    });
  },
};

export const NoProfile: Story = {
  ...switcher(null),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Profile: Demo Choose a profile' })).toBeVisible();
  },
};
