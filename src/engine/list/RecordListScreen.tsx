import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { PageHeader } from '@/ui/PageHeader';
import { SkipLink } from '@/ui/SkipLink';
import { sizes } from '@/ui/tokens';
import { useEntity } from '../EngineContext';
import { useLabels } from '../labels';
import type { EntityBody } from '../Resource';
import { useTextContext } from '../useTextContext';
import { FilterBar } from './FilterBar';
import { preloadGrid } from './gridChunk';
import { ListBody } from './ListBody';
import { ListPager } from './ListPager';
import { CreateButton, RefreshButton } from './pageActions';
import { useListAnnouncements } from './useListAnnouncements';
import { useListQuery } from './useListQuery';
import { useOperatorList } from './useOperatorList';
import { useRecordList } from './useRecordList';

/** The list of any entity, in its four states. Suspends until the entity is there; the grid's code is on its way meanwhile. */
export function RecordListScreen({ name }: { name: string }) {
  preloadGrid();
  const entity = useEntity(name);
  return <RecordListPage key={name} entity={entity} />;
}

function RecordListPage({ entity }: { entity: EntityBody }) {
  const { t } = useTranslation('list');
  const labels = useLabels(entity.resource);
  const { language } = useTextContext();
  const list = useOperatorList(entity.resource);
  const shape = useMemo(() => ({ list, schema: entity.schema }), [list, entity]);
  const [query, changeQuery] = useListQuery(shape);
  const records = useRecordList({ entity, list, query, changeQuery });
  useListAnnouncements({ records, query, labels });
  const hasPages = records.status === 'ready' && records.total > 0;

  return (
    <Box sx={pageStyle}>
      {hasPages && <SkipLink label={t('skip')} target="[role=grid] [role=gridcell]" />}
      <PageHeader
        title={labels.page('list')}
        count={records.status === 'ready' ? formatNumber(records.total, language) : undefined}
        secondary={<RefreshButton isRefreshing={records.isRefreshing} onRefresh={records.reload} />}
        primary={<CreateButton resource={entity.resource} />}
      />
      <FilterBar entity={entity} list={list} filters={query.filters} changeQuery={changeQuery} />
      <ListBody entity={entity} list={list} query={query} records={records} changeQuery={changeQuery} />
      {hasPages && <ListPager total={records.total} query={query} defaultSize={list.pageSize} changeQuery={changeQuery} />}
    </Box>
  );
}

/** On a wide screen the page is as high as the window below the top bar and its own margins, and the rows scroll inside the grid. */
const pageStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 420,
  height: { md: `calc(100dvh - ${sizes.topBar}px - 48px)` },
};
