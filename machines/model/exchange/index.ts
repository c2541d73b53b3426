export * from './command.ts';
export * from './decidePersonal.ts';
export * from './exchangeFact.ts';
export * from './personalCommands.ts';
export * from './worldLists.ts';
