import { activitiesOf } from '@vetsync/machines/home/model';
import { cancelledNotices, sentNotices, type AppointmentDraft } from '@vetsync/machines/wellness/model';
import type { Fact } from '@vetsync/machines/model/world';
import { describe, expect, test } from 'vitest';

const draft: AppointmentDraft = {
  id: 'a',
  providerId: 'p',
  type: 'Consultation',
  date: '2026-12-01',
  time: '9:00 AM',
  reason: '',
};

describe('texts about submissions', () => {
  test("an appointment has the specification's texts if it is a request, true ones if it is a note", () => {
    expect(sentNotices.request(draft, 'Dr. Grace Osei')).toMatchObject([
      { title: 'Appointment request sent!' },
      {
        title: 'Appointment request sent to medical center!',
        description: 'The provider will review your request and send a confirmation.',
      },
    ]);
    const [only, ...others] = sentNotices.note(draft, 'Dr. Grace Osei');
    expect(others).toEqual([]);
    expect(only).toEqual({
      title: 'Saved to your records',
      description:
        'Your consultation with Dr. Grace Osei on Tue, Dec 1 at 9:00 AM is in your records. Nothing was sent to anyone.',
    });
    const told = 'The medical center is told. You can schedule another at any time.';
    expect(cancelledNotices.request.description).toEqual(told);
    expect(cancelledNotices.note.description).not.toEqual(told);
  });

  test('activities are newest first and claim no recipient', () => {
    const facts = [
      { id: '1', at: 1_000, body: { type: 'programSaved', program: { id: 'x', title: 'Supply' } } },
      { id: '2', at: 2_000, body: { type: 'notificationRead', notificationId: 'n' } },
      {
        id: '3',
        at: 3_000,
        body: { type: 'appointmentChanged', appointmentId: 'a', status: 'cancelled' },
      },
    ] as const satisfies readonly Fact[];
    expect(activitiesOf(facts)).toEqual([
      {
        id: '3',
        at: '1970-01-01T00:00:03.000Z',
        kind: 'wellness',
        text: 'Appointment canceled',
        destination: 'wellness',
      },
      {
        id: '1',
        at: '1970-01-01T00:00:01.000Z',
        kind: 'education',
        text: 'Saved: Supply',
        destination: 'marketplace',
        href: '/platform/marketplace?saved=true',
      },
    ]);
  });
});
