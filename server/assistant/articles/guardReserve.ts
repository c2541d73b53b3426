import type { Topic } from './article.ts';
import { from } from './pages.ts';

export const guardReserve = {
  'guard-transition-classes': {
    title: 'Transition classes for Guard and Reserve',
    text: 'If you’ve served 180 days or more in a row on active duty, the Transition Assistance Program is for you, too. With short notice, you start as soon as possible in the days you have left. Ask for it before you’re released from the orders, since it’s much harder to fit in at home. If you left without the classes, ask the transition adviser of the Guard or Reserve in your state. Some lessons are online, and family can take part.',
    keywords: ['TAP guard', 'demob', 'reserve transition', '180 days orders', 'REFRAD', 'demobilize'],
    sources: [from('tap', 'timeline:tap-guard-late')],
  },
  'reserve-gi-bill': {
    title: 'The GI Bill of the Selected Reserve (Chapter 1606)',
    text: 'Chapter 1606 pays a monthly amount for school while you’re in the Selected Reserve. You can have up to 36 months. It normally ends on the day you leave the Selected Reserve. Some people keep it for a time after a mobilization or because of a disability. The amount depends on how many classes you take, and it changes each October 1. If you’ve been on active duty orders, ask VA about the Post-9/11 GI Bill as well. Only one pays for the same period of study.',
    keywords: ['1606', 'MGIB-SR', 'reserve GI Bill', 'guard school money', 'drill GI Bill', 'kicker guard'],
    sources: [
      from('selectedReserve', 'timeline:mgib-sr-leave'),
      from('selectedReserve', 'benefits:ent-36'),
      from('educationRates', 'benefits:two-calendars'),
      from('post911Rates', 'benefits:not-stack'),
    ],
  },
  'guard-post-911-days': {
    title: 'Which Guard and Reserve days count for the Post-9/11 GI Bill',
    text: 'What counts is active duty. Deployments and other federal orders under Title 10 count, and so do some orders under Title 32. Weekend drills and yearly training don’t. Look at your orders: the authority line names the law. Then add the days of all your orders, because your percentage depends on the total. If you can’t tell which kind they were, ask your unit. VA has the last word and shows the total on your Certificate of Eligibility.',
    keywords: [
      'drill weekends count',
      'title 10',
      'title 32',
      'annual training',
      'orders count',
      'guard GI Bill percent',
      'AGR',
    ],
    sources: [from('post911', 'benefits:tier-drill')],
  },
  'guard-retired-pay': {
    title: 'Retired pay for Guard and Reserve',
    text: 'Retired pay normally starts at age 60, and it doesn’t start automatically. You apply to your branch several months ahead. If you send the papers late, the pay starts late, and back pay has a limit. In the years between your last drill and that age, keep your address up to date with your branch. Count your good years yourself with your points statement, and get errors fixed while people still know you.',
    keywords: [
      'reserve retirement',
      'gray area',
      'age 60',
      'retirement points',
      '20 good years',
      'apply for retired pay',
    ],
    sources: [from('grayArea', 'timeline:retired-pay-apply')],
  },
  'guard-retired-pay-early': {
    title: 'Retired pay before age 60',
    text: 'Certain active duty can bring your retired pay forward. Each 90 days of it since January 29, 2008 lowers the age by three months, but never below 50. Not every kind of orders counts. Days you don’t claim don’t help you, so keep each set of orders and each DD-214. Your branch works out the date. Ask for it in writing. It’s worth doing years ahead, because old papers are hard to find later. An earlier age for pay doesn’t mean earlier TRICARE for retirees.',
    keywords: [
      'reduced retirement age',
      'early reserve retirement',
      '90 days',
      'deployment retirement',
      'age 50',
    ],
    sources: [from('reducedAge', 'timeline:reduced-age')],
  },
  'tricare-reserve-select': {
    title: 'TRICARE Reserve Select after orders',
    text: 'When TRICARE for active duty or TAMP ends, members of the Selected Reserve can buy TRICARE Reserve Select. It’s a plan with a monthly premium, for you and your family. Sign up before the old coverage ends, so that there’s no gap. Official pages don’t agree on how long you have for that, so count with the shorter time and ask the TRICARE contractor of your region. Some federal employees can’t buy it. If you leave the Selected Reserve, it ends.',
    keywords: [
      'TRS',
      'tricare reserve select',
      'insurance guard',
      'gap after orders',
      'drilling reservist insurance',
    ],
    sources: [from('reserveSelect', 'timeline:trs-gap')],
  },
  'line-of-duty': {
    title: 'Hurt on duty: line of duty papers',
    text: 'If you’re hurt or get sick on orders or at drill, have it put on record before the orders end. It’s called a line of duty determination. It’s the paper that later shows where the injury comes from, for treatment, for pay, and for a claim. See a clinic, tell your unit in writing, and keep copies of both. A small thing can grow, so don’t let it go because you want to get home. Your unit’s medical person starts the form.',
    keywords: [
      'LOD',
      'line of duty',
      'hurt at drill',
      'injured annual training',
      'guard injury',
      'incap pay',
    ],
    sources: [from('lineOfDuty', 'timeline:line-of-duty')],
  },
  'ready-reserve': {
    title: 'The Individual Ready Reserve',
    text: 'Most people sign up for more years than they serve on active duty. The rest is often spent in the Individual Ready Reserve. You don’t drill and aren’t paid, but you can be called in a war or an emergency. Keep your address up to date and answer the letter that comes each year. No one here can say if you’ll be called. Your contract and your branch’s personnel office say how long it lasts for you.',
    keywords: ['IRR', 'recalled', 'eight years', 'muster', 'inactive reserve', 'call back to duty'],
    sources: [from('irr', 'timeline:irr')],
  },
  'after-deployment-check': {
    title: 'The health check after a deployment',
    text: 'You had a health check when you came home. There’s a second one 90 to 180 days later, on DD Form 2900, because some things show only then: sleep, mood, pain, hearing. Answer for yourself, not the way you think the unit wants it. It’s a way to get help, and it also puts on record what changed. If it never came, ask your unit for a late one. You can also see a Vet Center at any time, without anyone at the unit.',
    keywords: [
      'PDHRA',
      'post deployment',
      'DD 2900',
      'after deployment sleep',
      'reintegration',
      'yellow ribbon event',
    ],
    sources: [from('pdhra', 'timeline:pdhra'), from('vetCenter', 'timeline:vet-center')],
  },
} satisfies Topic;
