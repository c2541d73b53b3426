import { applicantOf, type Applicant } from '@vetsync/machines/applications/model';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { usePerson } from '../../person.ts';
import { usePlatform } from '../../usePlatform.ts';

/** Whoever is shown on the platform, as their applications name them. */
export function useApplicant(): Applicant {
  const { actor } = usePlatform();
  const mode = useSelector(actor.shell, ({ context }) => context.route.mode);
  const account = useSelector(actor.shell, ({ context }) => context.session?.user?.id ?? 'account');
  const person = usePerson();
  const id = mode === 'demo' ? sampleProfileOf('user').id : account;
  return useMemo(() => applicantOf(id, person), [id, person]);
}
