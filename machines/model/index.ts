/** All models at once, for users of the package. Code in this repository imports each family separately. */
export * from '../account/model/index.ts';
export * from '../admin/model/index.ts';
export * from '../applications/model/index.ts';
export * from '../battleBuddy/model/index.ts';
export * from '../career/model/index.ts';
export * from '../community/model/index.ts';
export * from '../education/model/index.ts';
export * from '../home/model/index.ts';
export * from '../hospital/model/index.ts';
export * from '../interviews/model/index.ts';
export * from '../landing/model/index.ts';
export * from '../leads/model/index.ts';
export * from '../marketplace/model/index.ts';
export * from '../messages/model/index.ts';
export * from '../nonprofit/model/index.ts';
export * from '../portal/model/index.ts';
export * from '../portalAnalytics/model/index.ts';
export * from '../profile/model/index.ts';
export * from '../recruiter/model/index.ts';
export * from '../reviews/model/index.ts';
export * from '../shell/model/index.ts';
export * from '../system/model/index.ts';
export * from '../university/model/index.ts';
export * from '../viewer/model/index.ts';
export * from '../wellness/model/index.ts';
export * from './text/index.ts';
export * from './time/index.ts';
export * from './world/index.ts';
/** Apart, because the demo's appointments have slots of their own. */
export * as bookings from '../bookings/model/index.ts';
export * as letters from './letters/index.ts';
/** Apart, because the demo's translation of skills has occupations of its own. */
export * as reference from '../reference/model/index.ts';
/** Apart, because the sample organizations of the marketplace have kinds of their own. */
export * as organizations from '../organizations/model/index.ts';
