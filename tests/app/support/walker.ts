import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizes } from './demo.ts';
import { saidIn, type Language } from './languages.ts';
import { ownErrors } from './testServer.ts';
import { leave } from './visitor.ts';

export const devices = { phone: sizes.phone, desk: sizes.desktop };
export type Device = keyof typeof devices;

/**
 * Somebody who reads one language on one device and finds everything by what they see. Names are in English here,
 * whatever they read.
 */
export function walker(page: Page, device: Device, language: Language, errors: readonly string[] = []) {
  const said = saidIn(language);
  const navigation = page.getByRole('navigation', { name: said('Platform') });
  /** Its name may go on, as with a count. */
  const link = (name: string | RegExp, on: Page | Locator = page) =>
    on.getByRole('link', { name: typeof name === 'string' ? said(name, '(?: .+)?') : name }).first();
  const press = (name: string, on: Page | Locator = page) =>
    on.getByRole('button', { name: said(name) }).click();
  /** What a phone's bar has no room for. */
  async function more() {
    await press('More', navigation);
    return page.getByRole('dialog', { name: said('More') });
  }
  return {
    page,
    said,
    link,
    main: page.getByRole('main'),
    /** The heading of the page, once it is visible. */
    heading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor(),
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
    press: (name: string, on: Page | Locator = page) => on.getByRole('button', { name: said(name) }).click(),
    see: (text: string, on: Page | Locator = page) => on.getByText(said(text)).first().waitFor(),
    /** The field's name may go on, as with what is optional. */
    write: (field: string, text: string, on: Page | Locator = page) =>
      on.getByRole('textbox', { name: said(field, '.*') }).fill(text),
    /** By the sidebar, or on a phone by the bar at the bottom and what is behind More. */
    async tab(name: string) {
      if (device === 'desk') return link(name, navigation).click();
      const inBar = navigation.getByTitle(said(name));
      await navigation.getByRole('link').first().waitFor();
      await ((await inBar.count()) > 0 ? inBar : link(name, await more())).click();
    },
    /** As {@link tab}, of what the sidebar has below the tabs. */
    tool: async (name: string) => press(name, device === 'desk' ? page : await more()),
    /** A page of the open tab. */
    pageOfTab: (name: string) =>
      link(name, page.getByRole('navigation', { name: said('In this tab') })).click(),
    /** Opens the newest that the bell has. */
    async news() {
      await page.getByRole('button', { name: said('Notifications, {0} unread') }).click();
      await link(said('Unread:', '.+'), page.getByRole('dialog', { name: said('Notifications') })).click();
    },
    async leave() {
      expect(ownErrors(errors)).toEqual([]);
      await leave(page);
    },
  };
}
