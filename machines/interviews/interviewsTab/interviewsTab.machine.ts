import { portalAddressOf } from '../../messages/model/messagesRoute.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import { interviewChild, interviewTabContext } from '../interviewOverlay/index.ts';
import type { InterviewTabContext } from '../interviewOverlay/index.ts';
import { interviewsMachine } from '../interviews/index.ts';
import { parseInterviewsRoute } from '../model/index.ts';

const routeOf = ({ route }: InterviewTabContext) => parseInterviewsRoute(route.route.query);
const interviewsOf = ({ recordsIn, world }: InterviewTabContext) => recordsIn(world).interviews;

const list = tabChild<InterviewTabContext>()(interviewsMachine)({
  input: (tab) => {
    const { route, intl, now } = tab;
    return { at: portalAddressOf(route), interviews: interviewsOf(tab), route: routeOf(tab), intl, now };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', route: routeOf(tab) }),
    'world.changed': (tab) => ({ type: 'interviews.changed', interviews: interviewsOf(tab) }),
  },
  requests: {},
});

const interview = interviewChild((tab: InterviewTabContext) => tab);

/**
 * An organization's interviews: the calendar with the list, and the dialog of one of them. What the dialog changes goes
 * through the shared world, so calendar and applicant learn it together.
 */
export const interviewsTab = createTab({
  id: 'interviewsTab',
  context: interviewTabContext,
  children: { list, interview },
  pages: { interviews: {} },
  pageOf: () => 'interviews',
});
