import type { SnapshotFrom } from 'xstate';
import {
  canApplyAgain,
  contactLinksOf,
  marketplaceHref,
  programApplicationOf,
  programTargetOf,
} from '../model/index.ts';
import type { ContactLink, Organization, OrganizationProgram } from '../model/index.ts';
import type { NonprofitStatus } from '../../model/world/index.ts';
import type { NonprofitTarget } from '../../applications/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { organizationOfRoute } from './organizationDetail.machine.ts';
import type { organizationDetailMachine } from './organizationDetail.machine.ts';

export interface ProgramView extends OrganizationProgram {
  /** What became of the veteran's own application, or null. */
  application: { id: string; status: NonprofitStatus; submitDate: string } | null;
  canApply: boolean;
}

export interface OrganizationDetailView {
  state: 'unknown' | 'reading' | 'applying';
  /** Null if the URL names none. */
  organization: Organization | null;
  contacts: readonly ContactLink[];
  programs: readonly ProgramView[];
  /** What the application dialog is open for, or null. */
  target: NonprofitTarget | null;
  /** The marketplace as it was looked through. */
  marketplaceHref: string;
  reader: Reader;
}

export function organizationDetailView({
  value,
  context,
}: SnapshotFrom<typeof organizationDetailMachine>): OrganizationDetailView {
  const { applications, veteranId, programId, at, listed } = context;
  const reader = { ...context.reader, now: context.now() };
  const organization = organizationOfRoute(context);
  const state = value === 'arriving' ? 'reading' : value;
  const known = { marketplaceHref: marketplaceHref(at, listed), reader, state };
  if (!organization) return { ...known, organization, contacts: [], programs: [], target: null };
  const programs = organization.programs.map((program): ProgramView => {
    const application = programApplicationOf(applications, veteranId, organization, program);
    return {
      ...program,
      application: application && {
        id: application.id,
        status: application.status,
        submitDate: application.submitDate,
      },
      canApply: canApplyAgain(application),
    };
  });
  const wanted = state === 'applying' && organization.programs.find(({ id }) => id === programId);
  return {
    ...known,
    organization,
    contacts: contactLinksOf(organization),
    programs,
    target: wanted ? programTargetOf(organization, wanted) : null,
  };
}
