/** Something that happened at the university. */
export interface UniversityActivity {
  id: string;
  kind: 'certification' | 'credits' | 'meeting' | 'orientation';
  text: string;
  /** ISO 8601 instant. */
  at: string;
}
