import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { accountPageMachine } from '@vetsync/machines/account/accountPage';
import { accountProfileMachine } from '@vetsync/machines/account/accountProfile';
import { accountSecurityMachine } from '@vetsync/machines/account/accountSecurity';
import { adminOverviewMachine } from '@vetsync/machines/admin/adminOverview';
import { adminUsersMachine } from '@vetsync/machines/admin/adminUsers';
import { authMachine } from '@vetsync/machines/auth/auth';
import { emailLinkMachine } from '@vetsync/machines/auth/emailLink';
import { leadAnalyticsMachine } from '@vetsync/machines/leads/leadAnalytics';
import { leadsAdminMachine } from '@vetsync/machines/leads/leadsAdmin';
import { oneTimeCodeMachine } from '@vetsync/machines/auth/oneTimeCode';
import { profileViewerMachine } from '@vetsync/machines/viewer/profileViewer';
import { resetPasswordMachine } from '@vetsync/machines/auth/resetPassword';
import { routeGuardMachine } from '@vetsync/machines/shell/routeGuard';
import { secondFactorMachine } from '@vetsync/machines/auth/secondFactor';
import { solutionRequestsMachine } from '@vetsync/machines/leads/solutionRequests';
import { veteranVerificationMachine } from '@vetsync/machines/account/veteranVerification';
import { puppet, run } from '../support/run.ts';

const followers: readonly [AnyStateMachine, readonly string[]][] = [
  [accountPageMachine, ['methodsChanges', 'locationChanges']],
  [accountProfileMachine, ['accountChanges', 'methodsChanges']],
  [accountSecurityMachine, ['accountChanges']],
  [adminOverviewMachine, ['sessionChanges']],
  [adminUsersMachine, ['sessionChanges', 'locationChanges']],
  [authMachine, ['sessionChanges', 'locationChanges']],
  [emailLinkMachine, ['sessionChanges']],
  [leadAnalyticsMachine, ['outboxChanges', 'logChanges']],
  [leadsAdminMachine, ['sessionChanges', 'connectionChanges', 'locationChanges']],
  [oneTimeCodeMachine, ['sessionChanges']],
  [profileViewerMachine, ['locationChanges']],
  [resetPasswordMachine, ['sessionChanges']],
  [routeGuardMachine, ['sessionChanges']],
  [secondFactorMachine, ['sessionChanges']],
  [solutionRequestsMachine, ['sessionChanges', 'locationChanges']],
  [veteranVerificationMachine, ['accountChanges']],
];

const invokedByRoot = (machine: AnyStateMachine) => machine.root.invoke.map(({ src }) => src);

test.each(followers.map(([machine, names]) => ({ name: machine.id, machine, names })))(
  '$name follows $names from its start to its end',
  ({ machine, names }) => {
    expect(invokedByRoot(machine)).toEqual(expect.arrayContaining([...names]));
  },
);

test('what is reported reaches the machine until it is stopped', () => {
  const session = puppet();
  const { actor } = run(authMachine, { input: {}, actors: { sessionChanges: session.logic } });
  expect(session.state.running).toBe(1);
  session.sendToParent({ type: 'session.signedIn' });
  expect(actor.getSnapshot().value).toBe('alreadySignedIn');
  actor.stop();
  expect(session.state.running).toBe(0);
});
