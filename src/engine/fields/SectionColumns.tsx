import type { ReactNode } from 'react';
import type { Section } from '../model/Resource';
import './sections.css';

interface SectionColumnsProps {
  /** The sections to render, in their order. */
  sections: readonly Section[];
  /** All sections that the record may ever have. They decide about the columns, so that a section keeps its place whatever else is shown or folded. */
  all: readonly Section[];
  children: (section: Section) => ReactNode;
  /** Whether the record is read: a single column then takes all of a wide screen. */
  isRead?: boolean;
  /** Rendered below the last section. */
  after?: ReactNode;
}

/**
 * The sections of a record. Where there is room for two columns, the first sections fill the left one and the others the right one, so that they are read in the order
 * in which Tab and a screen reader go through them.
 */
export function SectionColumns({ sections, all, isRead = false, children, after }: SectionColumnsProps) {
  const left = leftSections(all);
  const isLeft = ({ name }: Section) => left.has(name);
  const columns = [sections.filter(isLeft), sections.filter((section) => !isLeft(section))];
  return (
    <div className="sections">
      <div className="sheet section-columns" data-columns={all.length > 1 ? 2 : 1} data-read={isRead || undefined}>
        <div>{columns[0]?.map(children)}</div>
        <div>
          {columns[1]?.map(children)}
          {after}
        </div>
      </div>
    </div>
  );
}

/** The names of the first sections, up to the one with which both columns have the most similar number of rows. */
export function leftSections(all: readonly Section[]): ReadonlySet<string> {
  // The heading of a section takes room too.
  const heights = all.map(({ rows }) => rows.length + 1);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const difference = (count: number) => Math.abs(total - 2 * heights.slice(0, count).reduce((sum, height) => sum + height, 0));
  const counts = all.map((_, index) => index + 1).slice(0, Math.max(1, all.length - 1));
  const best = counts.toSorted((one, other) => difference(one) - difference(other))[0] ?? 0;
  return new Set(all.slice(0, best).map(({ name }) => name));
}
