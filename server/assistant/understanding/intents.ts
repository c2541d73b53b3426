import type { AssistantIntent, AssistantSlots } from '@vetsync/machines/battleBuddy/model';
import { feelings, handovers } from './topics/handovers.ts';
import { money } from './topics/money.ts';
import { others } from './topics/others.ts';
import { own, ownCases } from './topics/own.ts';
import { places } from './topics/places.ts';
import { work } from './topics/work.ts';

/** In order: the first that fits is the intent. What only the found fact tells apart is not among them. */
const rules = [...others, ...handovers, ...feelings, ...own, ...places, ...money, ...work, ...ownCases];

/** The first rule that a question fits. Null: what it asks for is a fact, or nothing that is known. */
export function intentByRule(plain: string, slots: AssistantSlots): AssistantIntent | null {
  if (plain === '') return 'ambiguous';
  const fits = rules.find(
    ({ says, and, but, slot }) =>
      (slot === undefined || slots[slot] !== undefined) &&
      says.test(plain) &&
      (and?.test(plain) ?? true) &&
      !but?.test(plain),
  );
  return fits?.intent ?? null;
}
