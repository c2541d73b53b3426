export * from './applicant.ts';
export * from './draft.ts';
export * from './processing.ts';
export * from './findCurrentApplication.ts';
export * from './statement.ts';
export * from './applicationCommand.ts';
export * from './target.ts';
export * from './terms.ts';
