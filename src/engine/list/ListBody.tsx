import { loadLaterTexts } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { libraryPart } from '@/ui/libraryPart';
import { LoadingState } from '@/ui/LoadingState';
import { PartBoundary } from '@/ui/PartBoundary';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { useErrorText } from '../data/errorMessage';
import { useLabels, type Labels } from '../fields/labels';
import type { ListDefinition } from '../model/ListDefinition';
import type { ListQuery } from '../model/ListQuery';
import type { EntityBody } from '../model/Resource';
import { RecordCards } from './cards/RecordCards';
import type { Columns } from './columns/useColumns';
import { RecordGrid } from './grid/gridChunk';
import { GridPlace } from './grid/KeptGrid';
import type { ViewMode } from './map/useViewMode';
import { isFiltered } from '../data/listQuery';
import { nextSort } from './nextSort';
import { CreateButton } from './pageActions';
import { StaleNotice } from './StaleNotice';
import { misplacedText, type Misplaced } from './filters/misplacedText';
import { useFilterChips } from './filters/useFilterChips';
import type { ChangeQuery } from '../data/useListQuery';
import type { RecordList } from './useRecordList';

/** The map, its library and its words, which are loaded when a list is first shown as a map. */
const { Part: RecordMap } = libraryPart(() => Promise.all([import('./map/RecordMap'), loadLaterTexts('map')]).then(([m]) => m.RecordMap));

interface ListBodyProps {
  /** Whether the list contains records of structures, and the operator has no structure. */
  lacksStructure?: boolean;
  viewMode: ViewMode;
  entity: EntityBody;
  list: ListDefinition;
  columns: Columns;
  query: ListQuery;
  records: RecordList;
  changeQuery: ChangeQuery;
}

/** The rows, or the reason why there are none (rule states.four). */
export function ListBody({ lacksStructure = false, viewMode, entity, list, columns, query, records, changeQuery }: ListBodyProps) {
  const { i18n } = useTranslation();
  const labels = useLabels(entity.resource);
  const errorText = useErrorText();
  const isNarrow = useIsNarrow();
  const { status, error, reload } = records;
  const loading = <LoadingState label={labels.state('loading')} shape="grid" />;

  if (status === 'loading') return loading;
  if (status === 'failed') {
    const isDenied = error?.kind === 'denied';
    const detail = (isDenied && labels.denied()) || (error && errorText(error));
    // A refused request has no button to try again, as the answer would be the same.
    return <ErrorState title={labels.state('loadError')} detail={detail} onRetry={isDenied ? undefined : reload} />;
  }
  if (records.total === 0 && lacksStructure) {
    return <EmptyState title={labels.state('noStructure')} hint={labels.state('noStructureHint')} action={<CreateButton resource={entity.resource} />} />;
  }
  if (records.total === 0) {
    return isFiltered(query.filters) ? (
      <NoMatch entity={entity} list={list} query={query} changeQuery={changeQuery} />
    ) : (
      <EmptyState title={labels.state('none')} hint={labels.state('noneHint')} action={<CreateButton resource={entity.resource} />} />
    );
  }

  const { map } = list;
  if (viewMode === 'map' && map) {
    return (
      <PartBoundary fallback={loading}>
        <RecordMap entity={entity} list={list} map={map} query={query} label={labels.page('list')} />
      </PartBoundary>
    );
  }

  const rows = { entity, columns, label: labels.page('list'), records: records.records, sort: query.sort, isBusy: records.isOutdated };
  return (
    <>
      {error && <StaleNotice detail={errorText(error)} onRetry={reload} />}
      {isNarrow ? (
        <RecordCards {...rows} onSort={(sort) => changeQuery({ sort })} />
      ) : (
        <GridPlace>
          <PartBoundary fallback={loading}>
            <RecordGrid
              key={i18n.language}
              {...rows}
              place={JSON.stringify(query)}
              onSort={(field) => changeQuery({ sort: nextSort(query.sort, field) })}
            />
          </PartBoundary>
        </GridPlace>
      )}
    </>
  );
}

/** Names the active filters, and offers to clear them, and to look for a text where it can be found. */
function NoMatch({ entity, list, query, changeQuery }: Pick<ListBodyProps, 'entity' | 'list' | 'query' | 'changeQuery'>) {
  const { t } = useTranslation('list');
  const labels = useLabels(entity.resource);
  const chips = useFilterChips(entity, list, query.filters);
  const filters = chips.map(({ label, text }) => (text === undefined ? label : t('chip', { label, value: text }))).join(', ');
  const misplaced = misplacedText(entity, list, query.filters);

  return (
    <EmptyState
      title={labels.state('noMatch')}
      hint={t('noMatchHint', { filters })}
      action={
        <>
          {misplaced && <LookElsewhere {...misplaced} labels={labels} query={query} changeQuery={changeQuery} />}
          <Button variant="outlined" onClick={() => changeQuery({ filters: {} })}>
            {t('clearFilters')}
          </Button>
        </>
      }
    />
  );
}

/** Moves a text to the filter that is made for it. */
function LookElsewhere({ text, typedIn, fitting, labels, query, changeQuery }: Misplaced & { labels: Labels } & Pick<ListBodyProps, 'query' | 'changeQuery'>) {
  const { t } = useTranslation('list');
  const { [typedIn.name]: _moved, ...others } = query.filters;
  return (
    <Button variant="contained" onClick={() => changeQuery({ filters: { ...others, [fitting.name]: [text] } })}>
      {t('lookElsewhere', { text, filter: labels.filter(fitting.name, fitting.field) })}
    </Button>
  );
}
