import { withEvent } from '../../kit/index.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

/** Who can take care of an application, and what people can apply for. Without them, the rest still works. */
export const choicesRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadChoices',
        input: ({ context: { workspace } }) => ({ organizationId: workspace?.organization.id ?? '' }),
        onDone: { target: 'known', actions: withEvent('setChoices') },
        onError: 'unknown',
      },
      after: { submitTimeout: 'unknown' },
    },
    known: {},
    unknown: { on: { 'page.woken': 'loading' } },
  },
});
