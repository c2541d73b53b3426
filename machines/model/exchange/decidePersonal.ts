import type { WorldCommand } from '../world/commands.ts';
import { factOf } from '../world/factOf.ts';
import type { FactSources } from '../world/factOf.ts';
import type { FactBody } from '../world/facts.ts';
import type { PersonalCommand, RecordCommand } from './personalCommands.ts';

/** Applications and appointments belong to the person who sends them, whatever `veteranId` the command has. */
function withSender(userId: string, command: Exclude<PersonalCommand, RecordCommand>): WorldCommand {
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

/** Removes the match score, which comes from the client or is random: the server compares nobody with a listing. */
function withoutScore(body: FactBody): FactBody {
  if (body.type === 'jobSubmitted') {
    return { ...body, application: { ...body.application, matchScore: null } };
  }
  return body.type === 'collegeSubmitted'
    ? { ...body, application: { ...body.application, matchScore: null } }
    : body;
}

/** The fact that results from a command that changes only the sender's own data. */
export function decidePersonal(
  command: PersonalCommand,
  { userId, ...sources }: FactSources & { userId: string },
): FactBody {
  if (command.type === 'record.save') return { type: 'recordSaved', record: command.record };
  if (command.type === 'record.remove') return { type: 'recordRemoved', recordId: command.recordId };
  return withoutScore(factOf(withSender(userId, command), sources).body);
}
