import { describe, expect, test } from 'vitest';
import {
  documentsMachine,
  documentsView,
  type ChosenFile,
  type DocumentsEvent,
  type DocumentsView,
} from '@vetsync/machines/education/documents';
import { parseDocumentList, type DocumentList, type StoredDocument } from '@vetsync/machines/education/model';
import { held, run, settle } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const now = () => Date.parse('2026-11-21T14:27:00Z');

const pdf = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d]);

const file: ChosenFile = { name: 'DD214.pdf', size: 1_000 };

const stored: StoredDocument = {
  id: 'a',
  name: 'a.pdf',
  size: 5,
  kind: 'pdf',
  purpose: 'jst',
  addedAt: '2026-11-01T00:00:00.000Z',
};

function documents(list: DocumentList | null = null) {
  const load = held<readonly StoredDocument[]>();
  const head = held<Uint8Array, { file: ChosenFile }>();
  const store = held<void, { document: StoredDocument; file: ChosenFile }>();
  const remove = held<void, { documentId: string }>();
  const started = run(documentsMachine, {
    input: { now, random: () => 0.5, list },
    actors: {
      loadDocuments: load.logic,
      readHead: head.logic,
      storeDocument: store.logic,
      removeDocument: remove.logic,
    },
  });
  const send = (event: DocumentsEvent) => started.actor.send(event);
  return {
    ...started,
    load,
    head,
    store,
    remove,
    send,
    view: () => documentsView(started.actor.getSnapshot()),
  };
}

async function ready() {
  const all = documents();
  await all.load.last().resolve([stored]);
  return all;
}

describe('documents', () => {
  test('has exactly these stable states', () => {
    expect(statesOf(documentsMachine).map((state) => state.replace('ready.', ''))).toEqual([
      'loading',
      'loadFailed',
      'idle',
      'checking',
      'refused',
      'storing',
      'stored',
      'storeFailed',
      'confirmingRemoval',
      'removing',
      'removed',
      'removeFailed',
    ]);
  });
  test('are loaded, and can be retried after a failure', async () => {
    const { load, send, view } = documents();
    expect(view().state).toBe('loading');
    await load.last().reject(new Error('private window'));
    expect(view().state).toBe('loadFailed');
    send({ type: 'load.retry' });
    await load.last().resolve([stored]);
    expect(view()).toMatchObject({ state: 'idle', documents: [stored] });
  });
  test('are checked by their first bytes and stored with their purpose', async () => {
    const { send, head, store, view } = await ready();
    send({ type: 'purpose.choose', purpose: 'coe' });
    send({ type: 'file.choose', file });
    expect(view()).toMatchObject({ state: 'checking', busy: true });
    send({ type: 'file.choose', file: { name: 'other', size: 1 } });
    await head.last().resolve(pdf);
    expect(store.last().input.document).toMatchObject({ name: 'DD214.pdf', kind: 'pdf', purpose: 'coe' });
    expect(store.last().input.file).toBe(file);
    await store.last().resolve();
    expect(view()).toMatchObject({ state: 'stored', subject: { name: 'DD214.pdf' } });
    expect(view().documents.map(({ name }) => name)).toEqual(['DD214.pdf', 'a.pdf']);
    expect([head.calls.length, store.calls.length]).toEqual([1, 1]);
  });
  test('rejects files that are no PDF, unreadable, too large or duplicate, and stores nothing', async () => {
    const { send, head, store, view } = await ready();
    send({ type: 'file.choose', file });
    await head.last().resolve(Uint8Array.from([0x4d, 0x5a]));
    expect(view()).toMatchObject({ state: 'refused', refusal: 'kind' });
    send({ type: 'file.choose', file });
    await head.last().reject(new Error('gone'));
    expect(view().refusal).toBe('kind');
    send({ type: 'file.choose', file: { ...file, size: 10 * 1024 * 1024 + 1 } });
    expect(view().refusal).toBe('tooLarge');
    send({ type: 'file.choose', file: { name: 'a.pdf', size: 5 } });
    expect(view().refusal).toBe('twice');
    expect([head.calls.length, store.calls.length]).toEqual([2, 0]);
  });
  test('reports full storage and keeps the other documents', async () => {
    const { send, head, store, view } = await ready();
    send({ type: 'file.choose', file });
    await head.last().resolve(pdf);
    await store.last().reject(new Error('quota'));
    expect(view()).toMatchObject({ state: 'storeFailed', documents: [stored] });
  });
  test('are removed after a confirmation and saved as a copy', async () => {
    const { send, remove, view, emittedOf } = await ready();
    send({ type: 'document.save', documentId: 'a' });
    send({ type: 'document.save', documentId: 'gone' });
    expect(emittedOf('document.save')).toEqual([{ type: 'document.save', documentId: 'a' }]);
    send({ type: 'document.remove', documentId: 'gone' });
    expect(view().state).toBe('idle');
    send({ type: 'document.remove', documentId: 'a' });
    send({ type: 'remove.cancel' });
    expect([view().state, remove.calls.length]).toEqual(['idle', 0]);
    send({ type: 'document.remove', documentId: 'a' });
    send({ type: 'remove.confirm' });
    await remove.last().reject(new Error('busy'));
    expect(view()).toMatchObject({ state: 'removeFailed', documents: [stored] });
    send({ type: 'document.remove', documentId: 'a' });
    send({ type: 'remove.confirm' });
    await remove.last().resolve();
    await settle();
    expect(view()).toMatchObject({ state: 'removed', documents: [] });
  });
});

const listed = (view: DocumentsView) => view.documents.map(({ id, isHere }) => `${id}:${isHere}`);
const kept = (emitted: readonly unknown[]) =>
  emitted.filter((one) => (one as { type: string }).type === 'list.changed');

describe('the list of an account', () => {
  const other: StoredDocument = {
    ...stored,
    id: 'b',
    name: 'b.pdf',
    addedAt: '2026-11-02T00:00:00.000Z',
  };

  test('has what another device has, whose file is not here', async () => {
    const { load, view, emitted, send } = documents({ documents: [other], removed: [] });
    await load.last().resolve([]);
    expect([listed(view()), view().isListed, kept(emitted)]).toEqual([['b:false'], true, []]);
    send({ type: 'document.save', documentId: 'b' });
    expect(emitted.filter(({ type }) => type === 'document.save')).toEqual([]);
  });

  test('gets what is only here, also from before', async () => {
    const { load, view, emitted } = documents({ documents: [other], removed: [] });
    await load.last().resolve([stored]);
    expect(listed(view())).toEqual(['b:false', 'a:true']);
    expect(kept(emitted)).toMatchObject([{ list: { documents: [{ id: 'b' }, { id: 'a' }], removed: [] } }]);
  });

  test('remembers what was removed, so that the file goes from every device', async () => {
    const { load, remove, view, emitted, send } = documents({ documents: [stored], removed: [] });
    await load.last().resolve([stored]);
    send({ type: 'document.remove', documentId: 'a' });
    send({ type: 'remove.confirm' });
    await remove.last().resolve();
    expect(kept(emitted)).toMatchObject([{ list: { documents: [], removed: ['a'] } }]);
    expect(view().documents).toEqual([]);

    const elsewhere = documents({ documents: [], removed: ['a'] });
    await elsewhere.load.last().resolve([stored]);
    expect([elsewhere.view().documents, kept(elsewhere.emitted)]).toEqual([[], []]);
  });

  test('keeps one entry if a file is added on a second device', async () => {
    const { load, head, store, view, emitted, send } = documents({ documents: [other], removed: [] });
    await load.last().resolve([]);
    send({ type: 'file.choose', file: { name: other.name, size: other.size } });
    await head.last().resolve(pdf);
    expect(store.last().input.document.id).toBe('b');
    await store.last().resolve();
    expect([listed(view()), kept(emitted)]).toEqual([['b:true'], []]);
  });

  test('follows another device', async () => {
    const { load, actor, view } = documents({ documents: [], removed: [] });
    await load.last().resolve([]);
    actor.send({ type: 'list.changed', list: { documents: [other], removed: [] } });
    expect(listed(view())).toEqual(['b:false']);
  });

  test('is read from text, and empty if that is damaged', () => {
    const list = { documents: [other], removed: ['a'] };
    expect(parseDocumentList(JSON.stringify(list))).toEqual(list);
    for (const text of [null, '{', '{"documents":[{}],"removed":[]}'])
      expect(parseDocumentList(text)).toEqual({ documents: [], removed: [] });
  });

  test('is none in the demo', async () => {
    const { load, emitted, view } = documents();
    await load.last().resolve([stored]);
    expect([kept(emitted), view().isListed, listed(view())]).toEqual([[], false, ['a:true']]);
  });
});
