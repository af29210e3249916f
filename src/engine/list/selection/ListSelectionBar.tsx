import { useEffect, useState } from 'react';
import { libraryPart } from '@/ui/libraryPart';
import { OverlayBoundary } from '@/ui/PartBoundary';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import { cutWork, hasCutWork, useWorkPlace } from '../../data/cutWork';
import type { KnownTotal } from '../../data/knownTotal';
import { isEmptySelection } from '../../data/selection';
import { useSelectableList, type SelectableList } from './SelectionContext';
import { useSelectionAnnouncement } from './useSelectionAnnouncement';

/** The bar above a selection, which is loaded with the first record that is ticked. */
const { Part: SelectionBar } = libraryPart(() => import('./SelectionBar').then((m) => m.SelectionBar));

interface ListSelectionBarProps {
  entity: EntityBody;
  list: ListDefinition;
  query: ListQuery;
  known: KnownTotal;
}

/** Stands between the filters and the rows while something is selected, or when the selection was emptied for a reason that the operator must see. */
export function ListSelectionBar(props: ListSelectionBarProps) {
  const selectable = useSelectableList();
  return selectable && <AnnouncedBar {...props} selectable={selectable} />;
}

function AnnouncedBar({ selectable, ...props }: ListSelectionBarProps & { selectable: SelectableList }) {
  useSelectionAnnouncement({ ...selectable, total: props.known.total });
  const place = useWorkPlace('bulk', props.entity.resource.name);
  // Work that was cut off is shown by the bar that has begun it, once it is known whose work that is.
  const [isWorking, setWorking] = useState(() => (cutWork(place) === undefined ? false : undefined));
  const isAsking = isWorking === undefined;
  useEffect(() => void (isAsking && hasCutWork(place).then(setWorking)), [isAsking, place]);
  if (isAsking) return null;
  const isShown = isWorking || selectable.isDropped || selectable.gone > 0 || !isEmptySelection(selectable.selection);
  return <OverlayBoundary>{isShown && <SelectionBar {...props} selectable={selectable} isWorking={isWorking} onWorking={setWorking} />}</OverlayBoundary>;
}
