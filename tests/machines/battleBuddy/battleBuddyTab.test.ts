import { expect, test } from 'vitest';
import { battleBuddyTab } from '@vetsync/machines/battleBuddy/battleBuddyTab';
import { battleBuddyView } from '@vetsync/machines/battleBuddy/chat';
import { background, openTab } from '../support/tabInput.ts';

const href = '/battle-buddy';

test("the conversation continues while another tab is shown, and is separate from the dashboard's", () => {
  const running = background();
  const open = () => openTab(battleBuddyTab, { samples: {}, href, background: running });
  const first = open();
  const { chat } = first.tab.getSnapshot().context;
  chat.send({ type: 'draft.change', text: 'Hello' });
  first.close();
  const again = open().tab.getSnapshot().context.chat;
  expect(again).toBe(chat);
  expect(again.getSnapshot().context).toMatchObject({ kind: 'page', draft: 'Hello' });
});

test('its actions lead to the tabs of the same platform', () => {
  const { tab, visit } = openTab(battleBuddyTab, { samples: {}, href });
  visit(`${href}?from=mail`);
  const { chat, links } = tab.getSnapshot().context;
  expect(battleBuddyView(chat.getSnapshot(), links).actions[0]).toEqual({
    destination: 'education',
    href: '/platform/education',
  });
});
