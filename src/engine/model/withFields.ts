import type { Section } from './Resource';

/** The sections with those of their fields for which `holds` is true, without rows and sections that have none. */
export function withFields(sections: readonly Section[], holds: (name: string) => boolean): Section[] {
  return sections
    .map((section) => ({ ...section, rows: section.rows.map((row) => row.filter(holds)).filter((row) => row.length > 0) }))
    .filter(({ rows }) => rows.length > 0);
}
