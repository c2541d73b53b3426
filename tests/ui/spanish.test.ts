import type { Phrase } from '@vetsync/machines/system/model';
import { worldPhrase } from '@vetsync/machines/model/world';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fieldWords } from '../../ui/components/Field/Field.words.es.ts';
import { FileDrop } from '../../ui/components/FileDrop/FileDrop.tsx';
import { MatchScore } from '../../ui/components/MatchScore/MatchScore.tsx';
import { matchScoreWords as matchScoreSpanish } from '../../ui/components/MatchScore/MatchScore.words.es.ts';
import { matchScoreWords } from '../../ui/components/MatchScore/MatchScore.words.ts';
import { PasswordField } from '../../ui/components/PasswordField/PasswordField.tsx';
import { Rating } from '../../ui/components/Rating/Rating.tsx';
import { Select } from '../../ui/components/Select/Select.tsx';
import { componentsSpanish } from '../../ui/components/spanish.ts';
import { writePhrase } from '../../ui/language/definePhrases.ts';
import { worldPhrases as worldSpanish } from '../../ui/screens/system/parts/World.phrases.es.ts';
import { worldPhrases } from '../../ui/screens/system/parts/World.phrases.ts';
import type { Translated } from '../../ui/language/translate.ts';
import { VetSyncProvider } from '../../ui/language/VetSyncProvider.tsx';

function inSpanish(children: ReactNode, messages: readonly Translated[] = componentsSpanish): string {
  const props = { locale: 'es-US', messages, children };
  return renderToStaticMarkup(createElement(VetSyncProvider, props));
}

describe('components', () => {
  test.each([
    ['a match', createElement(MatchScore, { score: 92 }), 'Compatibilidad excelente'],
    ['a rating', createElement(Rating, { value: 4.5, reviewCount: 1200 }), '4.5 de 5 estrellas'],
    ['a count of reviews', createElement(Rating, { value: 4.5, reviewCount: 1200 }), '1,200 reseñas'],
    ['one review', createElement(Rating, { value: 4.5, reviewCount: 1 }), '1 reseña<'],
    ['a placeholder', createElement(Select, { label: 'Rama', name: 'branch', options: [] }), 'Elegir…'],
    [
      'the name of a button',
      createElement(PasswordField, { label: 'Contraseña', name: 'password' }),
      'aria-label="Mostrar la contraseña"',
    ],
    [
      'a list and a size',
      createElement(FileDrop, {
        label: 'Archivo',
        name: 'file',
        kinds: [
          { label: 'PDF', accept: 'application/pdf' },
          { label: 'PNG', accept: 'image/png' },
        ],
        maxBytes: 5 * 1024 * 1024,
        file: null,
        onSelect: () => {},
        onRemove: () => {},
      }),
      'PDF o PNG, de 5 MB como máximo',
    ],
  ])('show %s in Spanish', (_, component, spanish) => {
    expect(inSpanish(component)).toContain(spanish);
  });

  test('show English where the translation is missing', () => {
    const both = [
      createElement(MatchScore, { key: 1, score: 92 }),
      createElement(Rating, { key: 2, value: 4 }),
    ];
    const shown = inSpanish(both, [[matchScoreWords, matchScoreSpanish]]);
    expect(shown).toContain('Compatibilidad excelente');
    expect(shown).toContain('4.0 out of 5 stars');
    expect(renderToStaticMarkup(both)).toContain('Excellent match');
  });
});

test('one and many are counted as Spanish does', () => {
  expect(fieldWords.left(1)).toBe('Queda 1 carácter');
  expect(fieldWords.left(2)).toBe('Quedan 2 caracteres');
  expect(fieldWords.left(0)).toBe('Quedan 0 caracteres');
  expect(fieldWords.tooMany(1)).toBe('Sobra 1 carácter');
  expect(fieldWords.tooMany(12)).toBe('Sobran 12 caracteres');
});

describe('phrases of the shared world', () => {
  const spanish = new Map([[worldPhrases, worldSpanish]]);
  const write = (phrase: Phrase) => writePhrase(phrase, spanish);

  test('are written in Spanish, with dates and names of appointments', () => {
    const type = worldPhrase('appointmentType', 'Physical Therapy');
    expect(
      write(
        worldPhrase('appointmentRequestMore', 'Marcus Delaney', type, 'Dr. Osei', '2026-03-09', '1:30 PM'),
      ),
    ).toBe('Marcus Delaney pide una cita con Dr. Osei (Fisioterapia): lun 9 mar, 1:30 p.\u00a0m.');
    expect(write(worldPhrase('decided', 'Logistics', worldPhrase('underReview')))).toBe(
      'El estado de su solicitud para Logistics ahora es: En revisión.',
    );
  });
  test('show a type that the product does not know, and a stored sentence, as they are', () => {
    expect(write(worldPhrase('appointmentType', 'Hearing test'))).toBe('Hearing test');
    expect(write('Appointment Confirmed')).toBe('Appointment Confirmed');
  });
});
