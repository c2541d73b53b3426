import { expect, test } from 'vitest';
import { nonprofitView } from '@vetsync/machines/nonprofit';
import { nonprofitTab } from '@vetsync/machines/nonprofitTab';
import { nonprofitPortal } from '@vetsync/samples/nonprofit';
import { openTab } from '../support/tabInput.ts';

const base = '/demo/platform';

function opened(href: string, samples = nonprofitPortal) {
  const { tab, ...rest } = openTab(nonprofitTab, { samples, href, role: 'nonprofit' });
  const { page } = tab.getSnapshot().children;
  return {
    ...rest,
    page: page!,
    view: () => nonprofitView(page!.getSnapshot()),
  };
}

test('closing a program removes it from the URL', () => {
  const { page, view, emitted, visit } = opened(`${base}/programs?role=nonprofit`);
  expect(view().page).toBe('programs');
  visit(view().programs[0]?.href ?? '');
  expect(view().program?.program.id).toBe(view().programs[0]?.program.id);
  page.send({ type: 'program.close' });
  expect(view().overlay).toBe('nothing');
  expect(emitted).toEqual([{ type: 'page.back', to: `${base}/programs?role=nonprofit` }]);
});
