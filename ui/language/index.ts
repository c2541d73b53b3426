export * from './definePhrases.ts';
export * from './Navigation.ts';
export * from './otherLanguage.ts';
export * from './phrase.ts';
export * from './translate.ts';
export * from './usePhrases.ts';
export * from './useWords.ts';
export * from './VetSyncProvider.tsx';
