import { longDate } from '../../model/time/index.ts';
import { timeLabel } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

interface About {
  name: string;
  date: string;
  time: string;
}
const when = ({ name, date, time }: About) => `${name}, ${longDate(date)}, ${timeLabel(time)}`;
const told = (about: About) => `${when(about)} The applicant will be notified automatically.`;

const words = {
  scheduled: { title: 'Interview scheduled', text: told },
  moved: { title: 'Interview moved', text: told },
  cancelled: { title: 'Interview canceled', text: told },
  concluded: { title: 'Outcome saved', text: when },
} as const;

/** Toast after an action on an interview. */
export const interviewToast = (what: keyof typeof words, about: About): ToastEmitted => ({
  type: 'page.toast',
  toast: { title: words[what].title, description: words[what].text(about) },
});
