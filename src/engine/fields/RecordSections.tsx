import { useId, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { Fold } from '@/ui/Fold';
import { FoldButton } from '@/ui/FoldButton';
import type { Labels } from './labels';
import type { Section } from '../model/Resource';
import { SectionColumns } from './SectionColumns';
import { SoleHeading } from './SoleHeading';
import './sections.css';

interface RowsProps {
  /** The element around the rows: a definition list where a record is read, a plain box where it is filled in. */
  rowsAre: 'dl' | 'div';
  children: (field: string) => ReactNode;
}

interface RecordSectionsProps extends RowsProps {
  sections: readonly Section[];
  /** All sections that the record may ever have. */
  all: readonly Section[];
  labels: Labels;
  /** The section right above these, whose heading is not said again. */
  continued?: string;
  /** Gives the ids of headings that take the focus, by the name of the section. */
  headingIdOf?: (name: string) => string;
  /** Which sections fold, which are folded, and what is shown in the place of their rows. */
  folds?: Folds & { mayFold: (section: string) => boolean; Summary: ComponentType<{ section: Section }> };
}

/** The folded sections, by name. */
export interface Folds {
  isFolded(section: string): boolean;
  toggle(section: string): void;
  open(section: string): void;
}

interface SectionFold {
  isFolded: boolean;
  onToggle: () => void;
  onUnfold: () => void;
  summary: ReactNode;
}

/** The one layout of a record, so that nothing jumps between reading and editing it: headed sections, short fields side by side. */
export function RecordSections({ sections, all, labels, continued, headingIdOf, folds, ...rows }: RecordSectionsProps) {
  return (
    <SectionColumns sections={sections} all={all}>
      {(section) => {
        const { name } = section;
        const fold = folds?.mayFold(name) && { isFolded: folds.isFolded(name), onToggle: () => folds.toggle(name), onUnfold: () => folds.open(name), summary: <folds.Summary section={section} /> };
        return <RecordSection key={name} title={name === continued && !fold ? undefined : labels.section(name)} rows={section.rows} {...(headingIdOf && { headingId: headingIdOf(name) })} fold={fold || undefined} {...rows} />;
      }}
    </SectionColumns>
  );
}

/** The paper under sections that are not those of a whole record. */
export function SectionsPaper({ children }: { children: ReactNode }) {
  return <div className="sheet section-sheet">{children}</div>;
}

interface RecordSectionProps extends RowsProps {
  /** The heading; nothing where the section goes on below what stands in its midst. */
  title: string | undefined;
  rows: Section['rows'];
  level?: 2 | 3;
  /** The id of a heading that takes the focus. */
  headingId?: string;
  fold?: SectionFold | undefined;
  /** Shown beside the heading. */
  action?: ReactNode;
  /** Shown under the rows. */
  after?: ReactNode;
}

export function RecordSection({ title, level = 2, headingId, fold, action, after, rows, rowsAre, children }: RecordSectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  const foldId = `${id}-rows`;
  const Heading = `h${level}` as const;
  const content = (
    <div className="section-rows">
      <SoleHeading value={rows.flat().length === 1 ? title : undefined}>
        {rows.map((row) => (
          <FieldRow key={row.join()} isA={rowsAre}>
            {row.map((field) => children(field))}
          </FieldRow>
        ))}
      </SoleHeading>
      {after}
    </div>
  );
  return (
    <section className="record-section" aria-labelledby={title === undefined ? undefined : id} data-folded={fold?.isFolded || undefined}>
      <div className="section-head">
        {title !== undefined && (
          <Heading id={id} className="section-heading" tabIndex={headingId === undefined ? undefined : -1}>
            {fold ? (
              <FoldButton isFolded={fold.isFolded} controls={foldId} onToggle={fold.onToggle}>
                {title}
              </FoldButton>
            ) : (
              title
            )}
          </Heading>
        )}
        {action && <div className="section-action">{action}</div>}
      </div>
      {fold ? (
        <div className="section-fold">
          {fold.isFolded && fold.summary}
          <Fold id={foldId} isFolded={fold.isFolded} onUnfold={fold.onUnfold}>
            {content}
          </Fold>
        </div>
      ) : (
        content
      )}
    </section>
  );
}

/** A row of fields, which share a line on a wide screen. */
export function FieldRow({ isA: Row = 'div', children }: { isA?: 'dl' | 'div'; children: readonly ReactNode[] }) {
  return (
    <Row className="field-row" style={{ '--fields': children.length } as CSSProperties}>
      {children}
    </Row>
  );
}
