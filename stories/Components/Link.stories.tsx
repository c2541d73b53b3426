import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionLink } from '@vetsync/ui/components/ActionLink';
import { Breadcrumbs } from '@vetsync/ui/components/Breadcrumbs';
import { Button } from '@vetsync/ui/components/Button';
import { Card } from '@vetsync/ui/components/Card';
import { GridList } from '@vetsync/ui/components/GridList';
import { Link } from '@vetsync/ui/components/Link';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { Menu } from '@vetsync/ui/components/Menu';
import { Pagination } from '@vetsync/ui/components/Pagination';
import { Row, RowList } from '@vetsync/ui/components/RowList';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { StatCard } from '@vetsync/ui/components/StatCard';
import { TabLinks } from '@vetsync/ui/components/TabLinks';
import { TagGroup } from '@vetsync/ui/components/TagGroup';
import { Tree } from '@vetsync/ui/components/Tree';
import { VetSyncProvider } from '@vetsync/ui/language';
import type { ComponentProps } from 'react';
import Plus from 'lucide-react/icons/plus';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#applications', children: 'All applications' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a router, the browser follows it. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All applications' });
    await expect(link).toHaveAttribute('href', '#applications');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

const navigate = fn<(href: string) => void>();
const belowApp = (href: string) => (href.startsWith('/') ? `/app${href}` : href);
const router = { locale: 'en-US', navigate, useHref: belowApp };

/** Whether a click is left to the browser. */
function isLeft(link: HTMLElement, click: MouseEventInit = {}) {
  let left = true;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent.click(link, click);
  return left;
}

/** A router gets the `href` of a plain click. It has the address that the router draws for it. */
export const WithARouter: Story = {
  args: { href: '/applications' },
  render: (args) => (
    <VetSyncProvider {...router}>
      <Stack space="small">
        <Link {...args} />
        <Link href="/report" download>
          Report
        </Link>
        <Link href="/help" target="_blank">
          Help
        </Link>
        <Link href="https://example.org/">Another site</Link>
        <Link href="tel:988">988</Link>
        <Link href="#part">Part of the page</Link>
        <Link href="/es/applications" hrefLang="es">
          Español
        </Link>
        <Link href="/stay" onClick={(event) => event.preventDefault()}>
          Stay
        </Link>
      </Stack>
    </VetSyncProvider>
  ),
  play: async ({ canvas, step }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    navigate.mockClear();
    await step('A plain click, and Enter', async () => {
      await expect(link('All applications')).toHaveAttribute('href', '/app/applications');
      await expect(isLeft(link('All applications'))).toBe(false);
      link('All applications').focus();
      await userEvent.keyboard('{Enter}');
      await expect(navigate.mock.calls).toEqual([['/applications'], ['/applications']]);
    });
    await step('The browser opens tabs and windows', async () => {
      navigate.mockClear();
      for (const click of [
        { ctrlKey: true },
        { metaKey: true },
        { shiftKey: true },
        { altKey: true },
        { button: 1 },
      ])
        await expect(isLeft(link('All applications'), click)).toBe(true);
      await expect(isLeft(link('Help'))).toBe(true);
      await expect(navigate).not.toHaveBeenCalled();
    });
    await step('And downloads, and follows what is no page of this site', async () => {
      for (const name of ['Report', 'Another site', '988', 'Part of the page', 'Español'])
        await expect(isLeft(link(name))).toBe(true);
      await expect(link('Español')).toHaveAttribute('href', '/es/applications');
      await expect(link('Part of the page')).toHaveAttribute('href', '#part');
      await expect(navigate).not.toHaveBeenCalled();
    });
    await step('A handler can keep the person here', async () => {
      await expect(isLeft(link('Stay'))).toBe(false);
      await expect(navigate).not.toHaveBeenCalled();
    });
  },
};

/** Presses a link, and expects that the router gets its `href`. */
async function go(control: HTMLElement, href: string) {
  navigate.mockClear();
  await userEvent.click(control);
  await expect(navigate.mock.calls.map(([to]) => to)).toEqual([href]);
}

/** Every component that draws links hands them to the router. */
export const InEveryComponent: Story = {
  render: () => (
    <VetSyncProvider {...router}>
      <Stack space="medium">
        <Breadcrumbs
          aria-label="Path"
          items={[
            { label: 'Crumb', href: '/crumb' },
            { label: 'Here', href: '/here' },
          ]}
        />
        <LinkButton href="/button">Button</LinkButton>
        <ActionLink href="/action" icon={Plus} label="Action" note="Below" />
        <TabLinks label="Pages" items={[{ label: 'Tab', href: '/tab', isCurrent: false }]} />
        <RowList>
          <Row title="Row" href="/row" />
        </RowList>
        <StatCard label="Figure" figure="7" href="/figure" />
        <Pagination
          aria-label="Pages of the list"
          defaultPage={1}
          pageCount={2}
          getHref={(page) => `/page/${page}`}
        />
        <TagGroup label="Tags" items={[{ id: 'tag', label: 'Tag', href: '/tag' }]} />
        <Tree aria-label="Units" items={[{ id: 'unit', label: 'Unit', href: '/unit' }]} />
        <GridList
          aria-label="Grid"
          items={[{ id: 'item', name: 'Item' }]}
          getLabel={({ name }) => name}
          getHref={() => '/item'}
        >
          {({ name }) => name}
        </GridList>
        <Menu label="More" items={[{ id: 'entry', label: 'Entry', href: '/entry' }]} />
      </Stack>
    </VetSyncProvider>
  ),
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['Crumb', '/crumb'],
      ['Button', '/button'],
      ['Action Below', '/action'],
      ['Tab', '/tab'],
      ['Row', '/row'],
      ['Figure', '/figure'],
      ['Page 2', '/page/2'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `/app${href}`);
      await go(link, href);
    }
    for (const [name, href] of [
      ['Tag', '/tag'],
      ['Unit', '/unit'],
      ['Item', '/item'],
    ] as const)
      await go(canvas.getByRole('row', { name }), href);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const entry = await screen.findByRole('menuitem', { name: 'Entry' });
    await expect(entry).toHaveAttribute('href', '/app/entry');
    await go(entry, '/entry');
  },
};

const pressed = fn();

/** `render` draws the element: one of yours, with all props of the component. */
export const DrawnByYou: Story = {
  render: () => (
    <VetSyncProvider {...router}>
      <Stack space="small">
        <Link
          href="/link"
          render={({ children, ...props }) => (
            <a {...props} data-own>
              {children}
            </a>
          )}
        >
          Link
        </Link>
        <LinkButton
          href="/button"
          render={({ children, ...props }) => (
            <a {...props} data-own>
              {children}
            </a>
          )}
        >
          Button
        </LinkButton>
        <ActionLink
          href="/action"
          icon={Plus}
          label="Action"
          note="Below"
          render={({ children, ...props }) => (
            <a {...props} data-own>
              {children}
            </a>
          )}
        />
        <Button onPress={pressed} render={(props) => <button {...props} data-own />}>
          Press
        </Button>
        <Card aria-label="Card" as="section" render={(props) => <section {...props} data-own />}>
          Inside
        </Card>
        <Menu
          label="More"
          items={[
            {
              id: 'entry',
              label: 'Entry',
              href: '/entry',
              render: ({ children, ...props }) => (
                <a {...(props as ComponentProps<'a'>)} data-own>
                  {children}
                </a>
              ),
            },
          ]}
        />
      </Stack>
    </VetSyncProvider>
  ),
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['Link', '/link'],
      ['Button', '/button'],
      ['Action Below', '/action'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('data-own');
      await expect(link).toHaveAttribute('href', `/app${href}`);
      await go(link, href);
    }
    pressed.mockClear();
    const button = canvas.getByRole('button', { name: 'Press' });
    await expect(button).toHaveAttribute('data-own');
    await userEvent.click(button);
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Card' })).toHaveAttribute('data-own');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const entry = await screen.findByRole('menuitem', { name: 'Entry' });
    await expect(entry).toHaveAttribute('data-own');
    await go(entry, '/entry');
  },
};

/** It keeps its underline in the colors of links. */
export const ForcedColors: Story = { globals: { colors: 'forced' } };

export const RightToLeft: Story = {
  globals: { language: 'rtl' },
  render: (args) => (
    <Text>
      Read more in <Link {...args} />
    </Text>
  ),
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['body', 'small', 'muted']}
      columns={['alone', 'in text']}
      cell={(row, place) => (
        <Text size={row === 'small' ? 'small' : 'body'} tone={row === 'muted' ? 'muted' : 'inherit'}>
          {place === 'in text' && 'Read more in '}
          <Link {...args} />
        </Text>
      )}
    />
  ),
};
