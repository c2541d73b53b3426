import type { DecisionCommand } from '../../reviews/decision/decisionCommand.ts';

/** A command about an application, as it is sent. `as` is the id of the organization. */
export type ApplicationCommand =
  | DecisionCommand
  | {
      id: string;
      as: string;
      type: 'application.assign';
      payload: { applicationId: string; assigneeId: string | null; fromId: string | null };
    };
