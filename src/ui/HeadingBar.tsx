import type { ReactNode, Ref } from 'react';
import { useIsNarrow } from './useIsNarrow';
import { VisuallyHidden } from './VisuallyHidden';

export interface HeadingBarProps {
  title: string;
  /** The number of results of the filtered list, already formatted. */
  count?: string | undefined;
  /** The record's name, where the heading says what is done with the record. */
  subtitle?: ReactNode;
  /** What tells a record from others of the same name, in small type: the number of the record. */
  number?: string | undefined;
  primary?: ReactNode;
  secondary?: ReactNode;
}

interface PlacedHeadingBarProps extends HeadingBarProps {
  level: 1 | 2;
  /** Whether something above shows the title already, such as the tab of a list: the heading is then there for screen readers only. */
  isTitleHidden?: boolean;
  /** The heading element, which takes the focus when its page opens. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading with its count, and the actions for what stands below it. On a telephone, only the first of them stands beside the heading. */
export function HeadingBar({ level, isTitleHidden = false, ref, title, count, number, subtitle, primary, secondary }: PlacedHeadingBarProps) {
  const isNarrow = useIsNarrow();
  const Heading = `h${level}` as const;
  return (
    <div className="heading-bar">
      <div className="heading-text">
        <Heading ref={ref} tabIndex={level === 1 ? -1 : undefined}>
          {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          {count !== undefined && <span className="heading-count">{` (${count})`}</span>}
          {number !== undefined && <HeadingNumber>{number}</HeadingNumber>}
        </Heading>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {isNarrow && primary}
      <div className="heading-actions">
        {secondary}
        {!isNarrow && primary}
      </div>
    </div>
  );
}

/** The number of a record inside its heading; a screen reader reads it with the heading. */
export function HeadingNumber({ children }: { children: string }) {
  return (
    <>
      {' '}
      <span className="heading-number">{children}</span>
    </>
  );
}
