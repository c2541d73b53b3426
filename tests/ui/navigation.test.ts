import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Breadcrumbs } from '../../ui/components/Breadcrumbs/Breadcrumbs.tsx';
import { Link } from '../../ui/components/Link/Link.tsx';
import { LinkButton } from '../../ui/components/LinkButton/LinkButton.tsx';
import { Row } from '../../ui/components/RowList/RowList.tsx';
import { TagGroup } from '../../ui/components/TagGroup/TagGroup.tsx';
import { VetSyncProvider, type VetSyncProviderProps } from '../../ui/language/VetSyncProvider.tsx';

/** The markup of what a provider draws. */
const within = (props: VetSyncProviderProps) => renderToStaticMarkup(createElement(VetSyncProvider, props));

const items = [
  { label: 'All', href: '/all' },
  { label: 'This', href: '/this' },
];
const all = { href: '/all', children: 'All' };
const links: [string, ReactNode, string][] = [
  ['a link', createElement(Link, all), '/all'],
  ['a button', createElement(LinkButton, all), '/all'],
  ['breadcrumbs', createElement(Breadcrumbs, { 'aria-label': 'Path', items }), '/all'],
  ['a row', createElement(Row, { title: 'All', href: '/all' }), '/all'],
];
const tags = createElement(TagGroup, { label: 'Tags', items: [{ id: 'a', label: 'A', href: '/all' }] });

describe('on a server', () => {
  const navigate = vi.fn<(href: string) => void>();
  const drawn = (children: ReactNode) =>
    within({ locale: 'en-US', navigate, useHref: (href: string) => `/app${href}`, children });

  test.each(links)('%s has the address of the router', (_, link, href) => {
    expect(drawn(link)).toContain(`href="/app${href}"`);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('what react-aria draws has it, too', () => {
    expect(drawn(tags)).toContain('data-href="/app/all"');
  });

  test.each(links)('%s has its own without a router', (_, link, href) => {
    expect(renderToStaticMarkup(link)).toContain(`href="${href}"`);
    expect(within({ locale: 'es-US', children: link })).toContain(`href="${href}"`);
  });

  test('a router may leave addresses as they are', () => {
    const [, link] = links[0]!;
    expect(within({ locale: 'en-US', navigate, children: link })).toContain('href="/all"');
  });
});

test('no component draws a link that the router does not know, but those to another language', () => {
  const root = resolve(import.meta.dirname, '../..');
  const files = globSync('{ui,app}/**/*.tsx', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  const drawing = files.filter((file) => /<a[\s>]/.test(readFileSync(resolve(root, file), 'utf8')));
  expect(drawing.toSorted()).toEqual([
    'ui/components/Link/Anchor.tsx',
    'ui/screens/shell/navigation/ShellTools.tsx',
    'ui/screens/system/parts/LanguageLink.tsx',
  ]);
});
