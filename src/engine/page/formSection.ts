import { editAddress } from '../model/recordAddress';
import type { Resource, Section } from '../model/Resource';

/** A form has an outline from this number of sections on. */
const LONG = 3;

/** Whether a form has an outline, which leads to each of its sections. */
export function isLongForm(sections: readonly Section[]): boolean {
  return sections.length >= LONG;
}

/** The id of the heading of a form's section, which takes the focus when the section is chosen. */
export function sectionHeadingId(name: string): string {
  return `section-${name}`;
}

/** The address of a record's form that opens at one of its sections. */
export function sectionAddress({ route }: Resource, id: string, section: string): string {
  return `${editAddress(route, id)}#${sectionHeadingId(section)}`;
}
