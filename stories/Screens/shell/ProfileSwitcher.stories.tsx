import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileSwitchMachine, profileSwitchView } from '@vetsync/machines/profileSwitch';
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
    const strip = within(canvas.getByRole('navigation', { name: 'Sample profiles' }));
    await step('Five profiles, one of them active', async () => {
      const shown = strip.getAllByRole('link');
      await expect(shown).toHaveLength(5);
      await expect(strip.getByRole('link', { current: true })).toHaveTextContent('Veteran ExperienceActive');
    });
    await step('Unread notifications are counted up to 9+', async () => {
      await expect(strip.getByRole('link', { name: /Recruiter Tab.*12 unread/ })).toHaveTextContent('9+');
      await expect(strip.getByRole('link', { name: /University Dashboard.*3 unread/ })).toBeVisible();
      await expect(strip.getByRole('link', { name: 'Medical Center' })).toBeVisible();
    });
    await step('A press switches in place; the browser handles new windows', async () => {
      const medical = strip.getByRole('link', { name: 'Medical Center' });
      await expect(medical).toHaveAttribute('href', '/demo/platform?role=hospital');
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
    await expect(canvas.getByRole('link', { current: true })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** Below 768 px: a list that the browser opens and closes. */
export const OnAPhone: Story = {
  ...switcher('university', some),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: /^Profile: University Dashboard .* Active$/ });
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
    await expect(canvas.getByRole('button', { name: 'Profile: Choose a profile' })).toBeVisible();
  },
};
