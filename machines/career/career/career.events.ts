import type { CareerRoute, SalaryOccupation, SalaryNegotiationStep } from '../model/index.ts';
import type { World } from '../../model/world/index.ts';

/** Events that the career tab sends. */
export type CareerEvent =
  /** Chooses the occupation whose pay is displayed. */
  | { type: 'occupation.choose'; occupation: SalaryOccupation }
  /** Goes to another step of the salary negotiation guide. */
  | { type: 'negotiationStep.choose'; step: SalaryNegotiationStep };

/** Events from the app: the URL, and changes of the world. */
export type CareerParentEvent =
  | { type: 'location.changed'; route: CareerRoute }
  | { type: 'world.changed'; world: World };

/** The URL's query should change; null removes a name. Replaces the history entry. */
export interface CareerEmitted {
  type: 'query.changed';
  changes: Readonly<Record<string, string | null>>;
}
