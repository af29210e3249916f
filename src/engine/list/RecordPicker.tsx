import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { HeadingBar } from '@/ui/HeadingBar';
import { useLabels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import { useTextContext } from '../fields/useTextContext';
import { useColumns } from './columns/useColumns';
import { FilterBar } from './filters/FilterBar';
import { preloadGrid } from './grid/gridChunk';
import { WithoutKeptGrid } from './grid/KeptGrid';
import { ListBody } from './ListBody';
import { ListPager } from './ListPager';
import type { KeptPick } from './keptPick';
import { KeptTicksContext } from '../data/KeptTicks';
import { WithOwnListAddress } from '../data/OwnListAddress';
import type { Picked } from '../model/Picked';
import { totalText, type KnownTotal } from '../data/knownTotal';
import { isEmptySelection, scopeOf } from '../data/selection';
import { SelectionContext, type SelectableList } from './selection/SelectionContext';
import './list.css';
import { useListAnnouncements } from './useListAnnouncements';
import { useListQuery } from '../data/useListQuery';
import { useOperatorList } from '../data/useOperatorList';
import { useRecordList } from './useRecordList';
import { useSelection } from './selection/useSelection';
import { useSelectionAnnouncement } from './selection/useSelectionAnnouncement';
import { useSelectionText } from './selection/useSelectionText';

interface RecordPickerProps {
  entity: EntityBody;
  /** What was done in the list before the dialog was closed. */
  kept: KeptPick;
  /** Renders what is below the list. It receives the ticked records, or all that match the filters; nothing while the list is loading or empty. */
  children: (picked: Picked | undefined) => ReactNode;
}

/** The list of an entity inside a dialog, to pick records from: filters, pages and tick boxes, without links to other pages. */
export function RecordPicker({ entity, kept, children }: RecordPickerProps) {
  preloadGrid();
  const pickable = useMemo(() => withoutWaysOut(entity), [entity]);
  return (
    <WithOwnListAddress first={kept.address()} onChange={kept.keepAddress}>
      <WithoutKeptGrid>
        <KeptTicksContext value={kept.ticks}>
          <PickerList entity={pickable}>{(picked) => children(picked && { ...picked, entity })}</PickerList>
        </KeptTicksContext>
      </WithoutKeptGrid>
    </WithOwnListAddress>
  );
}

function PickerList({ entity, children }: Omit<RecordPickerProps, 'kept'>) {
  const labels = useLabels(entity.resource);
  const { language } = useTextContext();
  const list = useOperatorList(entity.resource);
  const shape = useMemo(() => ({ list, schema: entity.schema }), [list, entity]);
  const [query, changeQuery] = useListQuery(entity.resource.name, shape);
  const columns = useColumns(entity.resource.name, list);
  const records = useRecordList({ entity, list, query, changeQuery });
  const selectable = { ...useSelection({ entity, list, query, records }), page: records.records, isOutdated: records.isOutdated };
  const { selection } = selectable;
  useListAnnouncements({ records, query, labels, selection });
  const { total } = records;
  const isThere = records.status === 'ready' && total > 0;
  const scope = scopeOf(isEmptySelection(selection) ? { kind: 'all' } : selection, query, { records: records.records, total });

  return (
    <>
      <HeadingBar level={2} title={labels.page('list')} count={records.status === 'ready' ? totalText(records, language) : undefined} />
      <FilterBar entity={entity} list={list} filters={query.filters} changeQuery={changeQuery} />
      <PickedLine selectable={selectable} known={records} />
      <SelectionContext value={selectable}>
        <ListBody viewMode="rows" entity={entity} list={list} columns={columns} query={query} records={records} changeQuery={changeQuery} />
      </SelectionContext>
      {isThere && <ListPager known={records} query={query} defaultSize={list.pageSize} changeQuery={changeQuery} />}
      {children(isThere ? { entity, list, query, total, scope } : undefined)}
    </>
  );
}

/** What is ticked, on whatever page, with buttons that tick all records or none. */
function PickedLine({ selectable, known: { total, more } }: { selectable: SelectableList; known: KnownTotal }) {
  const { t } = useTranslation('list');
  const { selection, changes, isDropped } = selectable;
  const text = useSelectionText({ ...selectable, total });
  useSelectionAnnouncement({ ...selectable, total });
  if (isEmptySelection(selection) && !isDropped) return null;
  const isPartial = selection.kind === 'some' && selection.records.size < total && !more;

  return (
    <div className="list-picked">
      <p>{text}</p>
      {isPartial && !isDropped && (
        <Button size="small" onClick={changes.selectAll}>
          {t('selectAll', { count: total })}
        </Button>
      )}
      {!isDropped && (
        <Button size="small" color="inherit" onClick={changes.clear}>
          {t('unselect')}
        </Button>
      )}
    </div>
  );
}

/** The entity without the pages that rows lead to, as leaving from a dialog would lose what it is about. */
function withoutWaysOut({ resource: { route: _route, opens: _opens, ...resource }, ...entity }: EntityBody): EntityBody {
  return { ...entity, resource: { ...resource, permissions: {}, actions: [], bulkEdit: [] } };
}
