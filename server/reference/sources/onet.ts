import { defineSource } from '../source.ts';
import type { Source } from '../source.ts';
import { ccBy, onetAttribution } from './attributions.ts';
import { isOnetCode, numberIn, wholeIn } from './cells.ts';

/** What the files of the database share. They come in one archive. */
const database = {
  publisher: 'O*NET Resource Center, U.S. Department of Labor',
  page: 'https://www.onetcenter.org/database.html',
  download: 'https://www.onetcenter.org/dl_files/database/db_30_1_excel.zip',
  months: 6,
  format: {},
  license: ccBy,
  attribution: onetAttribution('the O*NET Database'),
} as const satisfies Partial<Source>;
const onet = 'O*NET-SOC Code';
const noCode = 'has no O*NET-SOC code';

const occupations = defineSource({
  ...database,
  id: 'occupations',
  title: 'Civilian occupations',
  file: /^Occupation Data\.xlsx$/i,
  columns: { onet, title: 'Title', description: 'Description' },
  tables: ['reference_occupations'],
  async *load(entries, leaveOut) {
    for await (const entry of entries) {
      const { onet: code, title, description } = entry;
      if (!isOnetCode(code) || title === '') leaveOut(entry, noCode);
      else yield ['reference_occupations', { onet: code, title, description }];
    }
  },
});

interface Skill {
  onet: string;
  element: string;
  name: string;
  importance: number | null;
  level: number | null;
}

const skills = defineSource({
  ...database,
  id: 'skills',
  title: 'Skills for civilian occupations',
  file: /^Skills\.xlsx$/i,
  columns: {
    onet,
    element: 'Element ID',
    name: 'Element Name',
    scale: 'Scale ID',
    value: 'Data Value',
    suppress: 'Recommend Suppress',
    notRelevant: 'Not Relevant',
  },
  tables: ['reference_skills'],
  async *load(entries, leaveOut) {
    const found = new Map<string, Skill>();
    for await (const entry of entries) {
      const { onet: code, element, name, scale } = entry;
      const value = numberIn(entry.value);
      if (!isOnetCode(code)) leaveOut(entry, noCode);
      else if (entry.suppress === 'Y') leaveOut(entry, 'isn’t meant to be shown, according to the publisher');
      else if (value === null || (scale !== 'IM' && scale !== 'LV'))
        leaveOut(entry, 'has no importance and no level');
      else {
        const key = `${code} ${element}`;
        const skill = found.get(key) ?? { onet: code, element, name, importance: null, level: null };
        if (scale === 'IM') skill.importance = value;
        else if (entry.notRelevant !== 'Y') skill.level = value;
        found.set(key, skill);
      }
    }
    for (const skill of found.values()) yield ['reference_skills', { ...skill }];
  },
});

const related = defineSource({
  ...database,
  id: 'related-occupations',
  title: 'Related civilian occupations',
  file: /^Related Occupations\.xlsx$/i,
  columns: { onet, related: 'Related O*NET-SOC Code', tier: 'Relatedness Tier', place: 'Index' },
  tables: ['reference_related'],
  async *load(entries, leaveOut) {
    for await (const entry of entries) {
      const { onet: code, related: other, tier } = entry;
      const place = wholeIn(entry.place);
      if (!isOnetCode(code) || !isOnetCode(other) || place === null) leaveOut(entry, noCode);
      else yield ['reference_related', { onet: code, related: other, tier, place }];
    }
  },
});

const jobZones = defineSource({
  ...database,
  id: 'job-zones',
  title: 'How much preparation a civilian occupation needs',
  file: /^Job Zones\.xlsx$/i,
  columns: { onet, zone: 'Job Zone' },
  tables: ['reference_job_zones'],
  async *load(entries, leaveOut) {
    for await (const entry of entries) {
      const zone = wholeIn(entry.zone);
      if (!isOnetCode(entry.onet) || zone === null || zone < 1 || zone > 5) leaveOut(entry, noCode);
      else yield ['reference_job_zones', { onet: entry.onet, zone }];
    }
  },
});

/** What people in an occupation call their job. A title can have a shorter one in parentheses. */
const jobTitles = defineSource({
  ...database,
  id: 'job-titles',
  title: 'Job titles in civilian occupations',
  file: /^Sample of Reported Titles\.xlsx$/i,
  columns: { onet, title: 'Reported Job Title' },
  tables: ['reference_job_titles'],
  async *load(entries, leaveOut) {
    const known = new Set<string>();
    for await (const entry of entries) {
      if (!isOnetCode(entry.onet)) leaveOut(entry, noCode);
      else
        for (const title of entry.title.split(/[()]/).map((part) => part.trim())) {
          const key = `${entry.onet} ${title.toLowerCase()}`;
          if (title === '' || known.has(key)) continue;
          known.add(key);
          yield ['reference_job_titles', { onet: entry.onet, title }];
        }
    }
  },
});

const tasks = defineSource({
  ...database,
  id: 'tasks',
  title: 'Tasks in civilian occupations',
  file: /^Task Statements\.xlsx$/i,
  columns: { onet, task: 'Task', type: 'Task Type' },
  tables: ['reference_tasks'],
  async *load(entries, leaveOut) {
    for await (const entry of entries) {
      const { onet: code, task, type, line } = entry;
      if (!isOnetCode(code) || task === '') leaveOut(entry, noCode);
      else yield ['reference_tasks', { onet: code, place: line, task, is_core: type === 'Core' }];
    }
  },
});

/** Expected to grow or to have many openings. An occupation can be on several lists, each of which is an edition. */
const bright = defineSource({
  ...database,
  id: 'bright-outlook',
  title: 'Occupations with a bright outlook',
  page: 'https://www.onetonline.org/find/bright?b=0',
  download: null,
  file: /^bright_outlook(?:_(growth|openings|new_emerging))?\.csv$/i,
  editions: 'lists',
  format: 'csv',
  columns: { onet: /^O\*NET-SOC (?:\d{4} )?Code$/ },
  attribution: onetAttribution('O*NET OnLine'),
  tables: ['reference_bright'],
  async *load(entries, leaveOut) {
    for await (const entry of entries) {
      if (isOnetCode(entry.onet)) yield ['reference_bright', { onet: entry.onet }];
      else leaveOut(entry, noCode);
    }
  },
});

export const onetSources: readonly Source[] = [
  occupations,
  skills,
  tasks,
  jobTitles,
  related,
  jobZones,
  bright,
];
