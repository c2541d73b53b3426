import type { Meta, StoryObj } from '@storybook/react-vite';
import { landingView } from '@vetsync/machines/landing/landing';
import { leadSources } from '@vetsync/machines/leads/model';
import type { Role, Session } from '@vetsync/machines/account/model';
import { sessionMachine, sessionView } from '@vetsync/machines/account/session';
import { Landing } from '@vetsync/ui/screens/landing/Landing';
import { contrastRatio } from '@vetsync/ui/theme';
import { expect, fn, userEvent } from 'storybook/test';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import { inState } from '../../support/inState.ts';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';

const view = (snapshot: SnapshotFrom<typeof sessionMachine>) => landingView(sessionView(snapshot));
const as = (value: StateValueFrom<typeof sessionMachine>, session: Session | null) =>
  inState(sessionMachine, view, { value, input: { now: () => 0 }, context: { session } });

const account = (email: string, role: Role): Session => ({
  user: { id: 'u1', email, fullName: null },
  role,
  veteranVerified: false,
  locale: 'en',
  expiresAt: '2030-01-01T00:00:00Z',
});
const signedIn = (email: string, role: Role = 'user') =>
  as({ identity: 'signedIn', request: 'idle' }, account(email, role));
const signedOut = as({ identity: 'signedOut', request: 'idle' }, { user: null });

const meta = {
  title: 'Screens/landing/Landing',
  component: Landing,
  args: { ...signedOut.args, pictures: '/product', send: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The prerendered page: the session is unknown, and nothing will move once it is known. */
export const BeforeTheSessionIsKnown: Story = {
  ...as({ identity: 'unknown', request: 'reading' }, null),
  tags: ['session:identity.unknown', 'session:request.reading'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const AskingAgain: Story = {
  ...as({ identity: 'unknown', request: 'backingOff' }, null),
  tags: ['session:request.backingOff'],
};

/** The session could not be checked, so sign-in is offered. */
export const Unreachable: Story = {
  ...as({ identity: 'unknown', request: 'idle' }, null),
  tags: ['session:request.idle'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fplatform',
    );
  },
};

export const SignedOut: Story = {
  ...signedOut,
  tags: ['session:identity.signedOut', 'session:request.idle'],
  play: async ({ canvas, step }) => {
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await step('The header links to sign-in and the platform, not to administration', async () => {
      await expect(href('Sign in')).toBe('/auth?returnTo=%2Fplatform');
      await expect(href('Platform')).toBe('/platform');
      await expect(canvas.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
    });
    await step('The hero links to the platform and the demo request', async () => {
      await expect(href('Experience the Platform')).toBe('/demo/platform');
      await expect(href('Request Demo')).toBe('/?dialog=early-access&source=marketing_modal');
    });
    await step('Every lead source has its link', async () => {
      const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      for (const source of leadSources) {
        await expect(addresses).toContain(`/?dialog=early-access&source=${source}`);
      }
      await expect(addresses).toContain('/?dialog=custom-solution');
    });
    await step('The crisis line is linked', async () => {
      await expect(href('Call 988, then press 1')).toBe('tel:988');
      await expect(href('Text 838255')).toBe('sms:838255');
    });
  },
};

export const FiveCapabilities: Story = {
  ...signedOut,
  tags: ['session:identity.signedOut'],
  play: async ({ canvas }) => {
    const cards = canvas
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.closest('main li'))
      .filter((card) => card !== null);
    await expect(cards).toHaveLength(5);
    for (const card of cards) {
      await expect(card.textContent).toMatch(/Active|Beta/);
      await expect(card.querySelector('a')?.getAttribute('href')).toMatch(/^\/demo\//);
    }
  },
};

const hex = (rgb: string) =>
  `#${rgb
    .match(/\d+/g)!
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

/** At least 3:1 against the background (WCAG 2.2, 1.4.11). */
async function expectRingSeen(link: HTMLElement) {
  const band = link.closest('header, #hero')!;
  const [ring, ground] = [getComputedStyle(link).outlineColor, getComputedStyle(band).backgroundColor];
  await expect(contrastRatio(hex(ring), hex(ground))).toBeGreaterThan(3);
}

export const KeyboardOnly: Story = {
  ...signedOut,
  play: async ({ canvas }) => {
    const inOrder = [
      'Skip to main content',
      'VetSync home',
      'Sign in',
      'Platform',
      'Experience the Platform',
      'Request Demo',
    ];
    for (const name of inOrder) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveFocus();
      if (link.closest('header, #hero')) await expectRingSeen(link);
    }
  },
};

export const SignedIn: Story = {
  ...signedIn('dana.fields@example.org'),
  tags: ['session:identity.signedIn', 'session:request.idle'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('dana.fields@example.org')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    canvas.getByRole('button', { name: 'Sign out' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'session.signOut', scope: 'local' });
  },
};

export const SigningOut: Story = {
  ...as({ identity: 'signedIn', request: 'signingOut' }, account('dana.fields@example.org', 'user')),
  tags: ['session:request.signingOut'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing out…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Administrator: Story = {
  ...signedIn('admin@example.org', 'admin'),
  tags: ['session:identity.signedIn'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/leads-admin');
  },
};

const longEmail = 'maximiliana.featherstonehaugh-cholmondeley@veterans-transition.services.example.org';

export const LongEmail: Story = signedIn(longEmail, 'admin');

const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const OnAPhone: Story = { ...signedOut, ...phone, play: expectNoSidewaysScroll };

/** The account is on its own line, and the hero doesn't move. */
export const SignedInOnAPhone: Story = {
  ...signedIn(longEmail, 'admin'),
  ...phone,
  play: async ({ args, canvas }) => {
    await expectNoSidewaysScroll();
    const header = canvas.getByRole('banner').getBoundingClientRect();
    const signOut = canvas.getByRole('button', { name: 'Sign out' }).getBoundingClientRect();
    const words = canvas.getByText('For veterans, their families and the people who help them');
    await expect(signOut.top).toBeGreaterThanOrEqual(header.bottom);
    await expect(signOut.bottom).toBeLessThanOrEqual(words.getBoundingClientRect().top);
    await userEvent.click(document.elementFromPoint(signOut.x + 20, signOut.y + 20)!);
    await expect(args.send).toHaveBeenCalledWith({ type: 'session.signOut', scope: 'local' });
  },
};

export const Dark: Story = { ...signedOut, globals: { theme: 'dark' } };
