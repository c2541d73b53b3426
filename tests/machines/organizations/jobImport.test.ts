import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import {
  jobImportMachine,
  jobImportView,
  type JobImportCall,
} from '@vetsync/machines/organizations/jobImport';
import type { ListingsOwner } from '@vetsync/machines/organizations/model';
import { countdownTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import { exampleJobsFile } from '@vetsync/samples/organizations';
import { jobImportWords } from '../../../ui/screens/organizations/listings/JobImport.words.ts';
import { readJobs } from '../../../server/listings/jobsCsv.ts';
import { organizationOf, ownerOf } from '../support/listings.ts';
import { held, problem, run } from '../support/run.ts';

const file = { name: 'jobs.csv', size: 1_200 };
/** As a browser has it. */
class ChosenFile {
  get name() {
    return file.name;
  }
  get size() {
    return file.size;
  }
}
function opening() {
  let ids = 0;
  const load = held<ListingsOwner, { slug: string }>();
  const send = held<{ imported: number }, JobImportCall>();
  const started = run(jobImportMachine, {
    input: {
      slug: 'tidewater-works',
      exampleFile: exampleJobsFile,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => 0,
      newId: () => `key ${(ids += 1)}`,
    },
    actors: { loadOwner: load.logic, importJobs: send.logic },
  });
  return {
    ...started,
    load,
    calls: send,
    send: started.actor.send.bind(started.actor),
    view: () => jobImportView(started.actor.getSnapshot()),
  };
}
async function opened(owner = ownerOf()) {
  const page = opening();
  await page.load.last().resolve(owner);
  return page;
}
async function sending() {
  const page = await opened();
  page.send({ type: 'file.choose', file });
  page.send({ type: 'form.submit' });
  return page;
}

describe('opening', () => {
  test('takes a file from who may import', async () => {
    const { view, send } = await opened();
    expect(view()).toMatchObject({ state: 'choosing', canSubmit: false, file: null });
    send({ type: 'form.submit' });
    expect(view().state).toBe('choosing');
    send({ type: 'file.choose', file });
    expect(view()).toMatchObject({ state: 'chosen', canSubmit: true, file });
    send({ type: 'file.choose', file: new ChosenFile() });
    expect({ ...view().file }).toEqual(file);
    send({ type: 'file.remove' });
    expect(view()).toMatchObject({ state: 'choosing', file: null });
  });

  test.each([
    ['a viewer', ownerOf('viewer')],
    ['a reviewer', ownerOf('reviewer')],
    ['a hospital', ownerOf('owner', organizationOf('hospital'))],
    ['a suspended employer', ownerOf('owner', organizationOf('employer', { status: 'suspended' }))],
  ])('takes none from %s', async (_who, owner) => {
    const { view, send, calls } = await opened(owner);
    expect(view().state).toBe('closed');
    send({ type: 'file.choose', file });
    send({ type: 'form.submit' });
    expect(calls.calls).toHaveLength(0);
  });

  test('says nothing to strangers, and can be repeated', async () => {
    const { load, view, send, emittedOf } = opening();
    await load.last().reject(problem(401));
    expect(emittedOf('proof.request')).toHaveLength(1);
    send({ type: 'proof.given' });
    await load.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'loadFailed', failure: 'Not now' });
    send({ type: 'page.retry' });
    await load.last().reject(problem(404));
    expect(view()).toMatchObject({ state: 'missing', organization: null });
  });
});

describe('sending', () => {
  test('says how many drafts were added', async () => {
    const { calls, view, send } = await sending();
    expect(calls.last().input).toEqual({ organizationId: 'an organization', file, key: 'key 1' });
    expect(view()).toMatchObject({ state: 'sending', busy: true });
    await calls.last().resolve({ imported: 12 });
    expect(view()).toMatchObject({ state: 'done', imported: 12, file: null });
    send({ type: 'form.submit' });
    expect(calls.calls).toHaveLength(1);
  });

  test('reports broken lines, and takes a corrected file', async () => {
    const { calls, view, send } = await sending();
    await calls.last().reject(
      problem(422, {
        code: 'import_refused',
        detail: 'Three faults',
        errors: [
          { path: 'lines.3.zip', message: 'ZIP', code: 'listings.zipInvalid' },
          { path: 'lines.3.type', message: 'Type', code: 'listings.choiceInvalid' },
          { path: 'lines.7', message: 'Cells', code: 'listings.csvCells', values: [2, 3] },
          { path: 'lines.9.requiredSkills.2', message: 'Long', code: 'listings.textTooLong', values: [80] },
        ],
      }),
    );
    expect(view()).toMatchObject({
      state: 'broken',
      failure: 'Three faults',
      broken: [
        { line: 3, errors: [{ field: 'zip' }, { field: 'type' }] },
        { line: 7, errors: [{ field: '', phrase: { code: 'listings.csvCells', values: [2, 3] } }] },
        { line: 9, errors: [{ field: 'requiredSkills' }] },
      ],
    });
    send({ type: 'file.choose', file: { name: 'better.csv', size: 10 } });
    expect(view()).toMatchObject({ state: 'chosen', broken: [] });
    send({ type: 'form.submit' });
    expect(calls.last().input.file.name).toBe('better.csv');
  });

  test('says that it is uncertain if there was no answer', async () => {
    const { clock, view } = await sending();
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('sending');
    clock.increment(3 * submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'failed', isUncertain: true, canSubmit: true });
  });

  test('sends a file again under the same key, and another file under another', async () => {
    const { calls, send } = await sending();
    await calls.last().reject(problem(0));
    send({ type: 'form.submit' });
    await calls.last().reject(problem(0));
    send({ type: 'file.choose', file });
    send({ type: 'form.submit' });
    expect(calls.calls.map(({ input }) => input.key)).toEqual(['key 1', 'key 1', 'key 2']);
  });

  test('keeps the file after a refusal and a lost session', async () => {
    const { calls, view, send, clock, emittedOf } = await sending();
    await calls.last().reject(problem(413, { detail: 'Too large' }));
    expect(view()).toMatchObject({ state: 'failed', isUncertain: false, failure: 'Too large', file });
    send({ type: 'form.submit' });
    await calls.last().reject(problem(401));
    expect(emittedOf('proof.request')).toHaveLength(1);
    send({ type: 'proof.given' });
    await calls.last().reject(problem(429, { retryAfterSeconds: 1 }));
    expect(view()).toMatchObject({ state: 'limited', waitSeconds: 1, canSubmit: false });
    clock.increment(countdownTickMs);
    expect(view()).toMatchObject({ state: 'chosen', file });
    send({ type: 'form.submit' });
    await calls.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view()).toMatchObject({ state: 'failed', file });
  });
});

test('the example has every column that the page names, and the server takes it', async () => {
  const { send, emittedOf } = await opened();
  send({ type: 'example.save' });
  const [saved] = emittedOf('page.saveFile');
  expect(saved?.file).toMatchObject({ name: 'jobs.csv', mediaType: 'text/csv', text: exampleJobsFile });
  expect(exampleJobsFile.split('\r\n')[0]).toContain(Object.values(jobImportWords.report.columns).join(','));
  const { jobs, errors } = await readJobs(Readable.from([exampleJobsFile]));
  expect(errors).toEqual([]);
  expect(jobs).toMatchObject([
    { title: 'Crane mechanic', requiredSkills: ['Hydraulics', 'Rigging'], salaryFrom: 62_000 },
    { title: 'Network engineer', remote: true, clearance: 'secret' },
  ]);
});
