import { interviewsPhrase } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

interface About {
  name: string;
  date: string;
  time: string;
}

/** What an action is about, and whether the applicant is notified of it. */
const abouts = {
  scheduled: 'aboutNotified',
  moved: 'aboutNotified',
  cancelled: 'aboutNotified',
  concluded: 'about',
} as const;

/** Toast after an action on an interview. */
export const interviewToast = (what: keyof typeof abouts, { name, date, time }: About): ToastEmitted => ({
  type: 'page.toast',
  toast: {
    title: interviewsPhrase(what),
    description: interviewsPhrase(abouts[what], name, date, time),
  },
});
