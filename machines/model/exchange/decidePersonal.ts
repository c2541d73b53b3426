import type { WorldCommand } from '../world/commands.ts';
import { factOf } from '../world/factOf.ts';
import type { FactMoment } from '../world/factOf.ts';
import type { FactBody } from '../world/facts.ts';
import type { PersonalCommand } from './personalCommands.ts';

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

/** Without a score: nobody has compared anything. */
function withoutScore(happening: FactBody): FactBody {
  if (happening.type === 'jobSubmitted') {
    return { ...happening, application: { ...happening.application, matchScore: null } };
  }
  return happening.type === 'collegeSubmitted'
    ? { ...happening, application: { ...happening.application, matchScore: null } }
    : happening;
}

/** What a command that changes only what belongs to a person becomes. */
export const decidePersonal = (
  command: PersonalCommand,
  { userId, ...moment }: FactMoment & { userId: string },
): FactBody => withoutScore(factOf(inNameOf(userId, command), moment).happening);
