import type { Logger } from 'pino';
import { createAttemptLimits } from './accounts/limits/attemptLimits.ts';
import type { AttemptLimits } from './accounts/limits/attemptLimits.ts';
import { createSignIn } from './accounts/sessions/signIn.ts';
import type { SignIn } from './accounts/sessions/signIn.ts';
import { createAccounts } from './accounts/accounts.ts';
import type { Accounts } from './accounts/accounts.ts';
import { createFirstSignIn } from './accounts/people/firstSignIn.ts';
import type { FirstSignIn } from './accounts/people/firstSignIn.ts';
import { accountEmails } from './accounts/mail/emailTemplates.ts';
import type { HashingOptions } from './accounts/passwords/passwords.ts';
import { createLimits } from './accounts/limits/limits.ts';
import { createProviders } from './accounts/identities/providers.ts';
import type { Providers } from './accounts/identities/providers.ts';
import type { Limits } from './accounts/limits/limits.ts';
import { createPeople } from './accounts/people/people.ts';
import type { People } from './accounts/people/people.ts';
import { createSessions } from './accounts/sessions/sessions.ts';
import type { Sessions } from './accounts/sessions/sessions.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createCsvExports } from './leads/csvExports.ts';
import type { CsvExports } from './leads/csvExports.ts';
import type { Sql } from './data/db.ts';
import { createOverviews } from './overviews/overviews.ts';
import type { Overviews } from './overviews/overviews.ts';
import { createAccountDeletion } from './records/accountDeletion.ts';
import type { AccountDeletion } from './records/accountDeletion.ts';
import { createCalendarAddresses } from './records/calendarAddresses.ts';
import type { CalendarAddresses } from './records/calendarAddresses.ts';
import { createExchange } from './exchange/service.ts';
import type { Exchange } from './exchange/service.ts';
import { createFactFeed } from './exchange/facts/factFeed.ts';
import type { FactFeed } from './exchange/facts/factFeed.ts';
import { createLeadFeed } from './leads/leadFeed.ts';
import type { LeadFeed } from './leads/leadFeed.ts';
import { createFeedLag } from './leads/feedLag.ts';
import type { FeedLag } from './leads/feedLag.ts';
import { createListingServices } from './listings/service.ts';
import type { Listings } from './listings/service.ts';
import { createOrganizations } from './organizations/service.ts';
import type { Organizations } from './organizations/service.ts';
import { createMail } from './mail/mail.ts';
import type { Mail } from './mail/mail.ts';
import { mailTransportFor } from './mail/mailTransport.ts';
import type { Metrics } from './metrics.ts';
import { createAssistant } from './assistant/service.ts';
import type { Assistant } from './assistant/service.ts';
import { createReference } from './reference/service.ts';
import type { Reference } from './reference/service.ts';
import { createRecentRequests } from './recentRequests.ts';
import type { RecentRequests } from './recentRequests.ts';

/** Dependencies that the process provides. `createDeps` creates the rest from them. */
export interface ProcessDeps {
  config: Config;
  sql: Sql;
  /** Reads the facts of everyone. */
  feedSql: Sql;
  /** Searches what everyone may see. @default sql */
  searchSql?: Sql;
  log: Logger;
  clock: Clock;
  /** From 0 up to, but not including, 1. @default Math.random */
  random?: () => number;
  metrics: Metrics;
  /** Aborted when the server starts to stop. */
  stopping: AbortSignal;
  /** How passwords are hashed, if not as OWASP recommends. */
  hashing?: HashingOptions;
}

/** Everything a handler needs. */
export interface Deps extends ProcessDeps {
  sessions: Sessions;
  accounts: Accounts;
  limits: Limits;
  attemptLimits: AttemptLimits;
  signIn: SignIn;
  providers: Providers;
  mail: Mail;
  feed: LeadFeed;
  feedLag: FeedLag;
  exchange: Exchange;
  overviews: Overviews;
  accountDeletion: AccountDeletion;
  calendarAddresses: CalendarAddresses;
  factFeed: FactFeed;
  csvExports: CsvExports;
  people: People;
  organizations: Organizations;
  listings: Listings;
  reference: Reference;
  assistant: Assistant;
  recentRequests: RecentRequests;
  firstSignIn: FirstSignIn;
}

/** Creates all dependencies from those of the process. It starts none of them. */
export function createDeps(processDeps: ProcessDeps): Deps {
  const { config, sql, log, clock, random = Math.random, hashing } = processDeps;
  const accounts = createAccounts(sql, clock, config, hashing);
  const sessions = createSessions(sql, clock, config);
  const limits = createLimits(sql, clock, config);
  const organizations = createOrganizations(sql, clock, accounts.mailRequests);
  const exchange = createExchange({ sql, clock, limits, random });
  const firstSignIn = createFirstSignIn(processDeps);
  const listings = createListingServices({ sql, searchSql: processDeps.searchSql ?? sql }, clock);
  const reference = createReference(processDeps, clock);
  const feed = createLeadFeed({ ...processDeps, sessions });
  return {
    ...processDeps,
    accounts,
    sessions,
    limits,
    attemptLimits: createAttemptLimits({ limits, knownOrigins: accounts.knownOrigins }),
    signIn: createSignIn({ sessions, accounts, firstSignIn }),
    providers: createProviders(processDeps),
    mail: createMail({
      sql,
      clock,
      log,
      transport: mailTransportFor(sql, clock, config),
      write: accountEmails({
        ...accounts,
        ...organizations,
        notifications: { ...exchange.notificationDigests, ...exchange.notificationSettings },
        config,
      }),
    }),
    feed,
    feedLag: createFeedLag({ ...processDeps, position: feed.position }),
    exchange,
    overviews: createOverviews(sql, clock),
    accountDeletion: createAccountDeletion(sql, clock, accounts),
    calendarAddresses: createCalendarAddresses(sql, clock, limits),
    factFeed: createFactFeed({ ...processDeps, sessions }),
    csvExports: createCsvExports(sql, config),
    people: createPeople(sql, clock, accounts.users),
    organizations,
    listings,
    reference,
    assistant: createAssistant({ ...processDeps, limits, reference, listings, exchange }),
    recentRequests: createRecentRequests(clock),
    firstSignIn,
  };
}
