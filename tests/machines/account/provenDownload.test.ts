import { describe, expect, test } from 'vitest';
import { provenDownloadMachine } from '@vetsync/machines/account/provenDownload';
import { submitTimeoutMs, systemPhrase } from '@vetsync/machines/system/model';
import { held, problem, run } from '../support/run.ts';

const href = '/api/leads/export.csv';
const proven = { provenUntil: '2026-03-04T05:16:07.000Z' };
const unproven = { provenUntil: null };

function download() {
  const loadProof = held<{ provenUntil: string | null }>();
  const started = run(provenDownloadMachine, { actors: { loadProof: loadProof.logic } });
  const send = started.actor.send.bind(started.actor);
  send({ type: 'download.start', href });
  return { ...started, loadProof, send };
}

describe('a download that needs a proof', () => {
  test('starts at once while the proof is fresh', async () => {
    const { loadProof, emitted, value } = download();
    expect([value(), emitted]).toEqual(['asking', []]);
    await loadProof.last().resolve(proven);
    expect(emitted).toEqual([{ type: 'download.ready', href }]);
    expect(value()).toBe('idle');
  });

  test('starts after the proof that it asks for, and not before', async () => {
    const { loadProof, emitted, send, value } = download();
    await loadProof.last().resolve(unproven);
    expect([value(), emitted]).toEqual(['proving', [{ type: 'proof.request', reason: 'sensitive' }]]);
    send({ type: 'proof.given' });
    expect(emitted).toHaveLength(1);
    await loadProof.last().resolve(proven);
    expect(emitted.slice(1)).toEqual([{ type: 'download.ready', href }]);
  });

  test('does not start for those who give no proof, and can be started again', async () => {
    const { loadProof, emittedOf, send, value } = download();
    await loadProof.last().resolve(unproven);
    send({ type: 'proof.refused' });
    expect([value(), emittedOf('download.ready'), emittedOf('page.toast')]).toEqual(['idle', [], []]);
    send({ type: 'download.start', href });
    await loadProof.last().resolve(proven);
    expect(emittedOf('download.ready')).toHaveLength(1);
  });

  test('asks for a sign-in if the session has ended', async () => {
    const { loadProof, emitted, value } = download();
    await loadProof.last().reject(problem(401));
    expect([value(), emitted]).toEqual(['proving', [{ type: 'proof.request', reason: 'sessionEnded' }]]);
  });

  test.each([
    ['fails', async ({ loadProof }: ReturnType<typeof download>) => loadProof.last().reject(problem(500))],
    ['is not answered', async ({ clock }: ReturnType<typeof download>) => clock.increment(submitTimeoutMs)],
  ])('says so if the question %s', async (_, fail) => {
    const started = download();
    await fail(started);
    expect(started.value()).toBe('idle');
    expect(started.emitted).toMatchObject([
      { type: 'page.toast', toast: { title: systemPhrase('downloadFailed'), tone: 'destructive' } },
    ]);
  });

  test('is the last one that was chosen', async () => {
    const { loadProof, emitted, send } = download();
    send({ type: 'download.start', href: '/other.csv' });
    await loadProof.calls[0]?.resolve(proven);
    expect(emitted).toEqual([]);
    await loadProof.last().resolve(proven);
    expect(emitted).toEqual([{ type: 'download.ready', href: '/other.csv' }]);
  });

  test('ignores a proof that it did not ask for', () => {
    const { send, value, loadProof, emitted } = download();
    send({ type: 'proof.given' });
    expect([value(), loadProof.calls.length, emitted]).toEqual(['asking', 1, []]);
  });
});
