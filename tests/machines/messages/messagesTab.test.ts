import { describe, expect, test } from 'vitest';
import { withContacts } from '@vetsync/machines/messages/model';
import { messagesTab, type MessagesSamples } from '@vetsync/machines/messagesTab';
import { messagingView } from '@vetsync/machines/messaging';
import { universityContacts } from '@vetsync/machines/university/model';
import { universityPortal } from '@vetsync/samples/university';
import { sampleCorrespondence } from '@vetsync/samples/messages';
import { openTab } from '../support/tabInput.ts';
import { college, veteran, worldAfter } from '../support/world.ts';

const demo: MessagesSamples = {
  ...withContacts('university', universityPortal, universityContacts),
  correspondence: sampleCorrespondence,
};
const applied = worldAfter([{ type: 'college.submit', application: college('C1') }]);
const base = '/demo/platform/messages';

function opened(href = base, samples = demo, storage = new Map<string, string>()) {
  const { tab, ...rest } = openTab(messagesTab, { samples, href, role: 'university' }, storage);
  const messaging = () => tab.getSnapshot().children.messaging!;
  const view = () => messagingView(messaging().getSnapshot());
  return {
    ...rest,
    messaging,
    view,
    write: (text: string) => messaging().send({ type: 'text.change', text }),
  };
}
const first = () => opened().view().items[0]?.person.id ?? '';

describe('the URL', () => {
  test('names the open conversation, in the same list', () => {
    const { messaging, view, visit } = opened();
    const before = messaging();
    expect(view().open).toBeNull();
    visit(`${base}/${first()}?role=university`);
    expect([view().open?.person.id, messaging() === before]).toEqual([first(), true]);
  });

  test('changes with a search', () => {
    const { messaging, emitted } = opened();
    messaging().send({ type: 'search.change', q: 'transcript' });
    expect(emitted).toMatchObject([{ type: 'page.navigate', replace: true }]);
  });
});

describe('a message', () => {
  test('is stored while it is a draft, and restored when the tab is opened again', () => {
    const { write, storage, emitted } = opened(`${base}/${first()}`);
    write('The form is on its way');
    expect(emitted.at(-1)).toMatchObject({ type: 'page.store', name: 'message_drafts', kind: 'session' });
    expect(opened(`${base}/${first()}`, demo, storage).view().open?.text).toBe('The form is on its way');
  });

  test('is sent in the name of the organization', () => {
    const { write, messaging, emitted } = opened(`${base}/${first()}`);
    write('The form is on its way');
    messaging().send({ type: 'message.send' });
    const commands = emitted.flatMap((item) => (item.type === 'world.dispatch' ? [item.command] : []));
    const { name, organization } = demo.profile;
    expect(commands).toContainEqual({
      type: 'message.send',
      message: expect.objectContaining({ from: 'university', fromName: `${name}, ${organization}` }),
    });
  });
});

describe("the organization's contacts", () => {
  test('include new applicants; sample conversations keep their people', () => {
    const { view, learn, visit } = opened();
    const before = view().items.map(({ person: { id } }) => id);
    learn(applied);
    visit(`${base}/about/C1`);
    expect(view().open?.person.id).toBe(veteran.veteranId);
    expect(view().items.map(({ person: { id } }) => id)).toEqual(before);
  });
});
