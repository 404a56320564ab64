import { dentalArticles } from './articles-dental.ts';
import { reflexArticles } from './articles-reflex.ts';
import { caseStudies } from './case-studies.ts';
import { courses } from './courses.ts';
import { events } from './events.ts';
import type { KnowledgeRecord } from './record.ts';
import { showsInChina } from './shows-china.ts';

export const knowledge: KnowledgeRecord[] = [
  ...dentalArticles,
  ...reflexArticles,
  ...events,
  ...showsInChina,
  ...courses,
  ...caseStudies,
];
