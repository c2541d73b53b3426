import type { SnapshotFrom } from 'xstate';
import {
  applicationHref,
  programHref,
  programLoads,
  programParticipantsHref,
  queueHref,
  requestStatuses,
  supportRequests,
} from '../model/index.ts';
import type { Participant, ProgramLoad, RequestStatus, SupportResource } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { openParticipant, openProgram } from './nonprofit.machine.ts';
import type { NonprofitContext, nonprofitMachine } from './nonprofit.machine.ts';

export interface ProgramLoadView extends ProgramLoad {
  href: string;
  participantsHref: string;
  queueHref: string;
}

export interface ParticipantView extends Participant {
  /** Null if no program has that name here. */
  programHref: string | null;
  /** The application behind an approval. */
  applicationHref: string | null;
}

export interface NonprofitView {
  page: 'programs' | 'participants' | 'services' | 'unknown';
  overlay: 'nothing' | 'program' | 'participant' | 'missing';
  programs: readonly ProgramLoadView[];
  program: ProgramLoadView | null;
  participant: ParticipantView | null;
  /** Open requests by how far they are. */
  requests: readonly { status: RequestStatus; count: number }[];
  resources: readonly SupportResource[];
  queueHref: string;
  reader: Reader;
}

function participantView(context: NonprofitContext, one: Participant): ParticipantView {
  const { at, nonprofit } = context;
  const program = nonprofit.programs.find(({ name }) => name === one.program);
  return {
    ...one,
    programHref: program ? programHref(at, program.id) : null,
    applicationHref: one.approval && applicationHref(at, one.approval.applicationId),
  };
}

export function nonprofitView({ value, context }: SnapshotFrom<typeof nonprofitMachine>): NonprofitView {
  const { nonprofit, world, participants, at, reader } = context;
  const programs = programLoads(nonprofit, world).map((load) => ({
    ...load,
    href: programHref(at, load.program.id),
    participantsHref: programParticipantsHref(at, load.program.name),
    queueHref: queueHref(at, load.program.name),
  }));
  const requests = supportRequests(participants, reader.now);
  const participant = openParticipant(context);
  return {
    page: value.page as NonprofitView['page'],
    overlay: value.overlay as NonprofitView['overlay'],
    programs,
    program: programs.find(({ program }) => program.id === openProgram(context)?.id) ?? null,
    participant: participant && participantView(context, participant),
    requests: requestStatuses.map((status) => ({
      status,
      count: requests.filter((request) => request.status === status).length,
    })),
    resources: nonprofit.resources,
    queueHref: queueHref(at),
    reader,
  };
}
