import type { ReactNode } from 'react';
import { HeadingNumber } from '@/ui/HeadingBar';
import { usePageHeading } from '@/ui/PageHeader';
import { TabTitle } from '@/ui/TabTitle';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useHeightVariable } from '@/ui/useHeightVariable';
import '@/ui/stickyBar.css';
import { FieldValue } from '../../fields/FieldValue';
import { recordName } from '../../model/recordTitle';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { usePanel } from '../../page/Panel';
import { useHeadFields } from './useHeadFields';
import './head.css';

interface RecordHeadProps {
  entity: EntityBody;
  record: RecordData;
  /** The kind and number of the record, as in the tab's title (rule privacy.page). */
  numbered: string;
  /** The buttons for what can be done with the record. */
  actions: ReactNode;
}

/** Who or what a record is, its state, and what can be done with it: one line that stays in sight. */
export function RecordHead({ entity, record, numbered, actions }: RecordHeadProps) {
  const panel = usePanel();
  const states = useHeadFields(entity, record).filter(({ widget }) => widget.isState);
  const Bar = panel ? PanelBar : PageBar;
  const Heading = panel ? PanelHeading : PageHeading;

  return (
    <Bar>
      <div className="record-name">
        <Heading name={recordName(entity.resource, record)} numbered={numbered} />
        {states.map(({ name, field, widget }) => (
          <div key={name}>
            <VisuallyHidden>{field.label} </VisuallyHidden>
            <FieldValue field={field} widget={widget} value={record[name]} record={record} dense />
          </div>
        ))}
      </div>
      <div className="record-actions">{actions}</div>
    </Bar>
  );
}

function PageBar({ children }: { children: ReactNode }) {
  const bar = useHeightVariable('--page-bar-height');
  return (
    <div ref={bar} className="sticky-bar record-bar">
      <div className="record-line">{children}</div>
    </div>
  );
}

function PanelBar({ children }: { children: ReactNode }) {
  return <div className="panel-head">{children}</div>;
}

interface HeadingProps {
  /** The name of the record; empty where it has none. */
  name: string;
  numbered: string;
}

function PageHeading({ name, numbered }: HeadingProps) {
  const heading = usePageHeading(name || numbered);
  return (
    <>
      <TabTitle page={numbered} />
      <h1 ref={heading} tabIndex={-1}>
        <NumberedName name={name} numbered={numbered} />
      </h1>
    </>
  );
}

/** Beside a list, the page keeps the title of the list, and the focus. */
function PanelHeading({ name, numbered }: HeadingProps) {
  return (
    <h2>
      <NumberedName name={name} numbered={numbered} />
    </h2>
  );
}

/** The name of a record, one that runs from right to left not turning the number beside it round; the number alone where it has no name. */
function NumberedName({ name, numbered }: HeadingProps) {
  if (name === '') return numbered;
  return (
    <>
      <bdi>{name}</bdi>
      <HeadingNumber>{numbered}</HeadingNumber>
    </>
  );
}
