export * from './mentors.machine.ts';
export type {
  MentorsContext,
  MentorsEmitted,
  MentorsEvent,
  MentorsInput,
  MentorsParentEvent,
} from './mentors.setup.ts';
export * from './mentors.view.ts';
