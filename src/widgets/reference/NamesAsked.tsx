import { useState, type ReactNode } from 'react';
import { useEntity } from '@/engine/data/EngineContext';
import { useOperatorRights } from '@/engine/data/operatorRights';
import type { WidgetField } from '@/engine/model/Widget';
import { PartBoundary } from '@/ui/PartBoundary';
import { namedItems, ownName } from './namedItems';
import { referenceOptions } from './referenceOption';
import { useItemNames } from './useItemNames';

interface NamesAskedProps {
  field: WidgetField;
  value: unknown;
  /** Draws the records with the names that the server gave; without any, as long as it has given none. */
  render: (names?: ReadonlyMap<unknown, string>) => ReactNode;
}

/** Several records, of which the server is asked for the names that are not known, by those who may see the records. */
export function NamesAsked({ field, value, render }: NamesAskedProps) {
  const { resource } = referenceOptions(field);
  const mayAsk = useOperatorRights().mayList(resource);
  const ids = namedItems(value).filter((item) => ownName(item, field) === '').map(({ id }) => id);
  // Once asked for, names stay asked for: what is drawn would otherwise lose the focus with the last record that has none.
  const [isAsked, setAsked] = useState(ids.length > 0);
  if (ids.length > 0 && !isAsked) setAsked(true);
  if (!mayAsk || !isAsked) return <>{render()}</>;
  return (
    <PartBoundary fallback={render()} failure={render()}>
      <Named resource={resource} ids={ids} render={render} />
    </PartBoundary>
  );
}

function Named({ resource, ids, render }: Pick<NamesAskedProps, 'render'> & { resource: string; ids: readonly unknown[] }) {
  return <>{render(useItemNames(useEntity(resource), ids))}</>;
}
