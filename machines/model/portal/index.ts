/** All portal families at once, for users of the package. */
export * from '../../hospital/model/index.ts';
export * from '../../interviews/model/index.ts';
export * from '../../messages/model/index.ts';
export * from '../../nonprofit/model/index.ts';
export * from '../../portal/model/index.ts';
export * from '../../portalAnalytics/model/index.ts';
export * from '../../recruiter/model/index.ts';
export * from '../../reviews/model/index.ts';
export * from '../../university/model/index.ts';
