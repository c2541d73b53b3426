import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionView } from '@vetsync/machines/account/session';
import { routeGuardMachine, routeGuardView } from '@vetsync/machines/shell/routeGuard';
import { RouteGuard } from '@vetsync/ui/screens/system/RouteGuard';
import { expect, fn, userEvent } from 'storybook/test';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/system/RouteGuard',
  component: RouteGuard,
  parameters: { layout: 'fullscreen' },
  args: { send: fn(), children: <p>The guarded page.</p> },
} satisfies Meta<typeof RouteGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedOut: SessionView = {
  state: 'signedOut',
  user: null,
  role: null,
  isAdmin: false,
  veteranVerified: false,
};
const veteran = (email: string): SessionView => ({
  ...signedOut,
  state: 'signedIn',
  user: { id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0001', email, fullName: null },
  role: 'user',
});
const guard = (value: string, session: SessionView) =>
  inState(routeGuardMachine, routeGuardView, {
    value,
    input: { requires: 'admin', path: '/leads-admin', session },
  });

export const Loading: Story = {
  tags: ['routeGuard:loading'],
  ...guard('loading', { ...signedOut, state: 'loading' }),
};

export const Redirecting: Story = {
  tags: ['routeGuard:redirecting'],
  ...guard('redirecting', signedOut),
};

export const Unreachable: Story = {
  tags: ['routeGuard:unreachable'],
  ...guard('unreachable', { ...signedOut, state: 'unreachable' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'session.refresh' });
  },
};

export const Denied: Story = {
  tags: ['routeGuard:denied'],
  ...guard('denied', veteran('jordan.reyes@example.org')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(canvas.getByText('jordan.reyes@example.org')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

export const DeniedOnAPhone: Story = {
  ...guard(
    'denied',
    veteran(`${'a.very.long.name.of.a.person.'.repeat(3)}@veterans-of-the-county.example.org`),
  ),
  globals: { viewport: { value: 'phone' } },
};

export const Allowed: Story = {
  tags: ['routeGuard:allowed'],
  ...guard('allowed', { ...veteran('morgan.lee@example.org'), role: 'admin', isAdmin: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The guarded page.')).toBeVisible();
  },
};

export const SessionEnded: Story = {
  tags: ['routeGuard:sessionEnded'],
  ...guard('sessionEnded', signedOut),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The guarded page.')).toBeVisible();
  },
};

export const Replacing: Story = {
  tags: ['routeGuard:replacing'],
  ...guard('replacing', veteran('morgan.lee@example.org')),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The guarded page.')).not.toBeInTheDocument();
  },
};
