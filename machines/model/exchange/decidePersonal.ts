import { applyFacts } from '../world/applyFact.ts';
import type { WorldCommand } from '../world/commands.ts';
import { factOf } from '../world/factOf.ts';
import type { FactMoment } from '../world/factOf.ts';
import type { Fact } from '../world/facts.ts';
import type { World } from '../world/world.ts';
import type { PersonalCommand } from './personalCommands.ts';
import { fullListOf, withinLimits } from './worldLists.ts';
import type { WorldList } from './worldLists.ts';

/** Who gives a command, and the id of the fact that it may become. */
export interface CommandMoment extends FactMoment {
  userId: string;
  factId: string;
}

export type PersonalOutcome =
  /** Null if the command changes nothing, such as joining an event twice. */
  | { fact: Fact | null; world: World }
  /** The list of which the person has too many items. */
  | { full: WorldList };

/** Applications and appointments are in the name of who sends them, whatever they say. */
function inNameOf(userId: string, command: PersonalCommand): WorldCommand {
  switch (command.type) {
    case 'job.submit':
      return { ...command, application: { ...command.application, veteranId: userId } };
    case 'college.submit':
      return { ...command, application: { ...command.application, veteranId: userId } };
    case 'nonprofit.submit':
      return { ...command, application: { ...command.application, veteranId: userId } };
    case 'appointment.request':
      return { ...command, appointment: { ...command.appointment, veteranId: userId } };
    default:
      return command;
  }
}

/** What becomes of a command that changes only what belongs to a person. */
export function decidePersonal(
  world: World,
  command: PersonalCommand,
  { userId, factId, ...moment }: CommandMoment,
): PersonalOutcome {
  const fact = { ...factOf(inNameOf(userId, command), moment), id: factId };
  const after = withinLimits(applyFacts(world, [fact]));
  if (after === world) return { fact: null, world };
  const full = fullListOf(after);
  return full ? { full } : { fact, world: after };
}
