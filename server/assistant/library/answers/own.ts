import { branchSlugOf } from '@vetsync/machines/reference/model';
import { handover } from '../writing.ts';
import { card, bestOf, sayFacts, sayKnown, sourceOf } from './shared.ts';
import type { Answer } from './shared.ts';

const appointments =
  /\b(?:appointments?|citas?|interviews?|entrevistas?|meeting|session|visit|reunion|sesion|counselor|consejer[oa]|what time|que hora|slot|calendar|scheduled|tomorrow|this week|calendario|agenda|manana|esta semana)\b|\b(?:when|what time|cuando|hora)\b.*\b(?:see|meet|talk|veo|hablo|vemos)\b/;
const profile = /\b(?:profile|perfil|who|quien(?:es)?|know|sabes?)\b/;
const applications =
  /\b(?:applications?|solicitud\w*|aplicaci\w+|applied|reject\w*|rechaz\w*|back to me|heard|contest\w*|respond\w*|news|noticias)\b/;

/** What the person has here, one after the other if they ask for several things. */
export const ownData: Answer = async function* ({ lookups, words, plain }) {
  const hasAppointments = appointments.test(plain);
  const hasApplications = applications.test(plain);
  if (hasAppointments) {
    const { data, sources } = await lookups.myAppointments();
    yield { say: words.appointments(data.length), from: sources };
    if (data.length > 0) yield card({ kind: 'appointments', data });
  }
  if (!hasAppointments && !hasApplications && profile.test(plain)) {
    const { data, sources } = await lookups.myProfile();
    yield { say: /\b(?:who|quien(?:es)?)\b/.test(plain) ? words.whoSaw : words.profile, from: sources };
    if (data)
      yield card({
        kind: 'profile',
        data: {
          branch: data.branch,
          occupation: data.occupations[0]?.code ?? '',
          rank: data.rank,
          separation: data.separation || null,
        },
      });
  } else if (hasApplications || !hasAppointments) {
    const { data, sources } = await lookups.myApplications();
    yield { say: words.applications(data.length), from: sources };
    if (data.length > 0) yield card({ kind: 'applications', data });
  }
};

export const ownAction: Answer = async function* (asked) {
  const { context, lookups, words, plain } = asked;
  if (appointments.test(plain)) {
    const { data, sources } = await lookups.myAppointments();
    yield { say: words.action, from: sources };
    if (data.length > 0) yield card({ kind: 'appointments', data });
  } else if (/\b(?:application|solicitud|aplicaci|apply|aplicar|offer|oferta)/.test(plain)) {
    const { data, sources } = await lookups.myApplications();
    yield { say: `${words.action} ${words.actionApplication}`, from: sources };
    if (data.length > 0) yield card({ kind: 'applications', data });
  } else {
    const { sources } = await lookups.myProfile();
    yield {
      say: `${words.action} ${words.actionAccount}`,
      from: [...sources, { title: 'VetSync', address: '/account', date: context.today }],
    };
  }
  yield handover('account', 'ownDecision');
};

export const ownCase: Answer = async function* (asked) {
  const { lookups, question, facts, words } = asked;
  await Promise.all([lookups.myProfile(), lookups.facts({ q: question.slice(0, 200) })]);
  yield { say: words.ownCase, from: [sourceOf(asked, 'benefits:phone-edu')] };
  yield { say: words.general };
  yield* sayFacts(asked, bestOf(facts, 2));
  yield sayKnown(asked, 'benefits:phone-edu');
  yield handover('benefitsLine', 'notKnown');
};

export const writing: Answer = async function* (asked) {
  const { lookups, words } = asked;
  const { data } = await lookups.myProfile();
  const own = data?.occupations[0];
  const branch = branchSlugOf(own?.branch ?? '');
  yield { say: words.askText };
  if (!own || !branch) return;
  const { data: known, sources } = await lookups.occupation({ branch, code: own.code });
  if (known && known.civilian.length > 0)
    yield {
      say: words.occupation(
        known.code,
        known.title,
        known.civilian.slice(0, 4).map(({ title }) => title),
      ),
      from: sources,
    };
};
