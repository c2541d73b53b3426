export { shellMachine } from './shell.machine.ts';
export type { PageLocation, ShellContext, ShellInput, ShellNotice } from './shell.machine.ts';
export type * from './shell.events.ts';
export * from './shell.view.ts';
export * from './shellPanels.ts';
export { administrationShell } from './administration.ts';
export type { AdministrationPhrases } from './administration.ts';
export { personOf } from './shellPerson.ts';
export type { ShellPerson } from './shellPerson.ts';
