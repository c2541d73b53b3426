export * from './interviews.ts';
export * from './interviewSpan.ts';
export * from './interviewsRoute.ts';
export * from './openInterviews.ts';
export * from './phrases.ts';
