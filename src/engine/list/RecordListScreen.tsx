import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import { HeadingBar } from '@/ui/HeadingBar';
import { PageHeader } from '@/ui/PageHeader';
import { SkipLink } from '@/ui/SkipLink';
import { useOfferedActions } from '../action/offeredActions';
import { useEditableTogether } from '../bulk/editableTogether';
import { useMayDeleteTogether } from '../bulk/useMayDeleteTogether';
import { useEntity } from '../data/EngineContext';
import { totalText } from '../data/knownTotal';
import { listedUnder } from '../data/listedUnder';
import { isFiltered } from '../data/listQuery';
import { NOTHING_SELECTED } from '../data/scope';
import { useListQuery } from '../data/useListQuery';
import { useOperatorList } from '../data/useOperatorList';
import { ExportButton } from '../exchange/export/ExportButton';
import { useMayExport } from '../exchange/export/useMayExport';
import { useLabels } from '../fields/labels';
import { useTextContext } from '../fields/useTextContext';
import { listedStructures } from '../model/ownStructures';
import type { RecordPanelComponent } from '../page/Panel';
import type { Entity, EntityBody, Owner, RelatedList } from '../model/Resource';
import { ColumnsButton } from './columns/ColumnsButton';
import { useColumns } from './columns/useColumns';
import { FilterBar } from './filters/FilterBar';
import { FiltersLeftOut } from './filters/FiltersLeftOut';
import { preloadGrid } from './grid/gridChunk';
import { WithoutKeptGrid } from './grid/KeptGrid';
import { ListBody } from './ListBody';
import { ListPager } from './ListPager';
import { ListSelectionBar } from './selection/ListSelectionBar';
import { ViewModeButton } from './map/ViewModeButton';
import { useViewMode } from './map/useViewMode';
import { CreateButton, DashboardButton, ImportButton, RefreshButton } from './pageActions';
import { RowMenuProvider } from './rows/RowMenu';
import { SelectionContext, type SelectableList } from './selection/SelectionContext';
import { StructuresNotice } from './StructuresNotice';
import { BesideList } from './BesideList';
import './list.css';
import { useFormPreload } from './useFormPreload';
import { useListAnnouncements } from './useListAnnouncements';
import { OpenRecordContext, useAddressOfList, useOpenRecord } from './rows/useOpenRecord';
import { useRecordList } from './useRecordList';
import type { ShownList } from './selection/useFoundTicks';
import { useSelection } from './selection/useSelection';
import { useCurrentView } from './views/useCurrentView';
import { ViewsButton } from './views/ViewsButton';

interface RecordListScreenProps {
  name: string;
  /** Shows a record beside the list; absent where the page of a record is another than the engine's. */
  Panel?: RecordPanelComponent | undefined;
}

/** The list of any entity, in its four states. Suspends until the entity is loaded; the code of the grid is loading meanwhile. */
export function RecordListScreen({ name, Panel }: RecordListScreenProps) {
  preloadGrid();
  const entity = useEntity(name);
  const from = useAddressOfList();
  const { beside, page } = useOpenRecord(entity, Panel !== undefined);
  if (page !== undefined) return <Navigate to={page} replace state={{ from }} />;
  return (
    <OpenRecordContext value={beside}>
      <RecordListPage key={name} entity={entity} Panel={Panel} />
    </OpenRecordContext>
  );
}

interface RelatedRecordsProps {
  related: RelatedList;
  /** The record that owns the listed records. */
  owner: Owner;
}

/** The same list on the page of the record that owns it: a section of that page, under its tab, with everything that a list can do. */
export function RelatedRecords({ related, owner: { name, id } }: RelatedRecordsProps) {
  preloadGrid();
  const entity = useEntity(related.resource);
  const listed = useMemo(() => listedUnder(entity, related, { name, id }), [entity, related, name, id]);
  return (
    <WithoutKeptGrid>
      <RecordListPage entity={listed} isSection />
    </WithoutKeptGrid>
  );
}

interface RecordListPageProps {
  entity: EntityBody;
  isSection?: boolean;
  Panel?: RecordPanelComponent | undefined;
}

function RecordListPage({ entity, isSection = false, Panel }: RecordListPageProps) {
  const { t } = useTranslation('list');
  const labels = useLabels(entity.resource);
  const { language } = useTextContext();
  const list = useOperatorList(entity.resource);
  const shape = useMemo(() => ({ list, schema: entity.schema }), [list, entity]);
  const [query, changeQuery] = useListQuery(entity.resource.name, shape);
  const columns = useColumns(entity.resource.name, list);
  const view = useCurrentView({ entity: entity.resource.name, shape, query, columns });
  const [viewMode, changeViewMode] = useViewMode(entity.resource.name, list);
  const records = useRecordList({ entity, list, query, changeQuery });
  // A list that is refused offers no commands.
  const isDenied = records.status === 'failed' && records.error?.kind === 'denied';
  const lacksStructure = listedStructures(entity.resource, useSession()) === 'noStructure';
  const selectable = useSelectable({ entity, list, query, records });
  useListAnnouncements({ records, query, labels, selection: selectable?.selection, lacksStructure });
  const hasPages = records.status === 'ready' && records.total > 0;
  useFormPreload(entity, hasPages);

  const heading = {
    title: labels.page('list'),
    count: records.status === 'ready' && !isSection ? totalText(records, language) : undefined,
    // The tab shows the name of the list and the number of all its records: only what filters leave of them is said below it.
    subtitle: records.status === 'ready' && isSection && isFiltered(query.filters) && t(records.more ? 'resultsOrMore' : 'results', { count: records.total }),
    secondary: !isDenied && (
      <>
        <ViewsButton entity={entity.resource.name} current={view} />
        <ColumnsButton entity={entity} columns={columns} />
        <DashboardButton resource={entity.resource} />
        <ImportButton resource={entity.resource} />
        <ExportButton entity={entity} list={{ ...list, columns: [...columns.columns] }} query={query} total={records.total} more={records.more} selection={selectable && !selectable.search ? selectable.selection : NOTHING_SELECTED} />
        <RefreshButton isRefreshing={records.isRefreshing} onRefresh={records.reload} />
      </>
    ),
    primary: <CreateButton resource={entity.resource} isBesideHeading />,
  };

  const Page = isSection ? 'section' : 'div';
  return (
    <Page className={isSection ? 'list-section' : 'list-page'} aria-label={isSection ? heading.title : undefined}>
      {hasPages && !isSection && <SkipLink label={t('skip')} target="[role=grid] [role=gridcell], [data-cards] a" />}
      {isSection ? <HeadingBar {...heading} level={2} isTitleHidden /> : <PageHeader {...heading} />}
      <StructuresNotice resource={entity.resource} isEmpty={records.total === 0} />
      {!isDenied && (
        <div className="list-filters">
          <FilterBar entity={entity} list={list} filters={query.filters} changeQuery={changeQuery} />
          {list.map && <ViewModeButton viewMode={viewMode} onChange={changeViewMode} />}
        </div>
      )}
      {!isDenied && <FiltersLeftOut entity={entity} list={list} query={query} changeQuery={changeQuery} />}
      <SelectionContext value={selectable}>
        <ListSelectionBar entity={entity} list={list} query={query} known={records} />
        <BesideList name={entity.resource.name} Panel={Panel}>
          <RowMenuProvider entity={entity} onGone={selectable?.changes.drop}>
            <ListBody lacksStructure={lacksStructure} viewMode={viewMode} entity={entity} list={list} columns={columns} query={query} records={records} changeQuery={changeQuery} />
          </RowMenuProvider>
          {hasPages && viewMode === 'rows' && <ListPager known={records} query={query} defaultSize={list.pageSize} changeQuery={changeQuery} />}
        </BesideList>
      </SelectionContext>
    </Page>
  );
}

/** The selection of the page's list; `undefined` where a selection would have no use. */
function useSelectable(shown: ShownList): SelectableList | undefined {
  const list = useSelection(shown);
  const isUseful = useHasSelectionUses(shown.entity);
  const { records: page, isOutdated } = shown.records;
  return isUseful ? { ...list, page, isOutdated } : undefined;
}

/** Whether a selection has any use in this list. A new use of selections adds its condition here. */
function useHasSelectionUses(entity: Entity): boolean {
  const mayDelete = useMayDeleteTogether(entity.resource);
  const mayExport = useMayExport(entity.resource);
  const actions = useOfferedActions(entity, 'selection');
  const fields = useEditableTogether(entity);
  return mayDelete || mayExport || fields.length > 0 || actions.uses.length > 0;
}
