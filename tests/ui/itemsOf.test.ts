import { createElement, Fragment, lazy, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { itemsOf } from '../../ui/components/Box/itemsOf.ts';

const Part = (_props: { id: string; children?: ReactNode }) => null;
const Own = () => createElement(Part, { id: 'own' });
const part = (id: string) => createElement(Part, { id, key: id });
const idsOf = (children: ReactNode) => itemsOf(children, Part, 'Menu: wrong').map(({ id }) => id);

describe('the parts among children', () => {
  test('are read in order, also in fragments and lists', () => {
    expect(idsOf([part('a'), createElement(Fragment, { key: 'f' }, part('b'), [part('c')]), false])).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(idsOf(undefined)).toEqual([]);
  });

  test('can be references of a server', () => {
    const Reference = lazy(() => Promise.resolve({ default: Part }));
    expect(idsOf(createElement(Reference, { id: 'a' }))).toEqual(['a']);
  });

  test.each([
    ['a component that draws one', createElement(Own)],
    ['an element', createElement('li')],
    ['text', 'Edit'],
  ])('are never %s', (_, child) => {
    expect(() => idsOf(child)).toThrow('Menu: wrong');
  });
});
