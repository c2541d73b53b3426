import type { NonprofitApplication } from '../../model/world/applications.ts';
import type { Triage } from '../../model/cases/triage.ts';

/** An application in the queue (feature spec, section 3): as submitted, and how pressing it is. */
export interface ProgramApplication extends NonprofitApplication, Triage {}
