import type { SnapshotFrom } from 'xstate';
import { programHref, programLoads, programParticipantsHref, queueHref } from '../model/index.ts';
import type { ProgramLoad } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { openProgram } from './nonprofit.machine.ts';
import type { nonprofitMachine } from './nonprofit.machine.ts';

export interface ProgramLoadView extends ProgramLoad {
  href: string;
  participantsHref: string;
  queueHref: string;
}

export interface NonprofitView {
  page: 'programs' | 'unknown';
  overlay: 'nothing' | 'program' | 'missing';
  programs: readonly ProgramLoadView[];
  program: ProgramLoadView | null;
  queueHref: string;
  reader: Reader;
}

export function nonprofitView({ value, context }: SnapshotFrom<typeof nonprofitMachine>): NonprofitView {
  const { nonprofit, world, at, reader } = context;
  const programs = programLoads(nonprofit, world).map((load) => ({
    ...load,
    href: programHref(at, load.program.id),
    participantsHref: programParticipantsHref(at, load.program.id),
    queueHref: queueHref(at, load.program.name),
  }));
  return {
    page: value.page as NonprofitView['page'],
    overlay: value.overlay as NonprofitView['overlay'],
    programs,
    program: programs.find(({ program }) => program.id === openProgram(context)?.id) ?? null,
    queueHref: queueHref(at),
    reader,
  };
}
