import { eventCalendarEntry } from '@vetsync/machines/community/model';
import type { Phrase } from '@vetsync/machines/system/model';
import { calendarEntryOf, claimDueEntry } from '@vetsync/machines/wellness/model';
import { sampleEvents } from '@vetsync/samples/community';
import { sampleAppointments, sampleClaims } from '@vetsync/samples/wellness';
import { describe, expect, test } from 'vitest';
import { writePhrase } from '../../ui/language/definePhrases.ts';
import { communityFamilySpanish } from '../../ui/screens/community/spanish.ts';
import { systemSpanish } from '../../ui/screens/system/spanish.ts';
import { wellnessFamilySpanish } from '../../ui/screens/wellness/spanish.ts';

const spanish = new Map([...communityFamilySpanish, ...systemSpanish, ...wellnessFamilySpanish]);
const inEnglish = (phrase: Phrase) => writePhrase(phrase);
const inSpanish = (phrase: Phrase) => writePhrase(phrase, spanish);
const now = Date.parse('2026-03-04T16:15:00Z');
const veteran = { id: 'marcus', name: 'Marcus Delaney' };

/** What differs between the languages; the rest is the same in both. */
const texts = ['title', 'description'] as const;

describe('calendar entries are in the language of the page', () => {
  const [appointment] = sampleAppointments(now, veteran);
  const [event] = sampleEvents(now);
  const claim = sampleClaims(now).find(({ requestedEvidence }) => requestedEvidence);

  test('of an appointment', () => {
    const one = { ...appointment!, status: 'requested', time: '1:00 PM' } as const;
    const [english, other] = [inEnglish, inSpanish].map((write) =>
      calendarEntryOf(one, { phone: '512-555-0114', visitKind: 'request', write }),
    );
    expect(other?.title).toBe('Chequeo de rutina con Renata Ellison');
    expect(other?.description.split('\n').slice(2)).toEqual([
      `Motivo: ${one.reason}`,
      'Teléfono: 512-555-0114',
      'Solicitada, todavía sin confirmar.',
    ]);
    expect(other?.description).toMatch(/1:00 p\.\s?m\./);
    for (const text of texts) expect(other?.[text]).not.toBe(english?.[text]);
    expect({ ...other, title: '', description: '' }).toEqual({ ...english, title: '', description: '' });
  });

  test('of an event', () => {
    expect(eventCalendarEntry(event!, 'waiting', inSpanish).description).toBe(
      `${event!.description}\nOrganiza: ${event!.organizer}\nUsted está en la lista de espera.`,
    );
    expect(eventCalendarEntry(event!, 'waiting', inEnglish).description).toContain('Organizer: ');
  });

  test('of evidence for a claim', () => {
    expect(claimDueEntry(claim!, inSpanish)?.title).toMatch(/^Plazo de su reclamo: /);
    expect(claimDueEntry(claim!, inEnglish)?.title).toMatch(/^Due for your claim: /);
  });
});
