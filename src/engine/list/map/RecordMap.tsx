import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import type { Bounds } from '@/ui/map/Bounds';
import { coordinate } from '@/ui/map/coordinate';
import { GroupedMap } from '@/ui/map/GroupedMap';
import { earthPosition } from '@/ui/map/earthPosition';
import type { Position } from '@/ui/map/MapProps';
import { useErrorText } from '../../data/errorMessage';
import type { ListDefinition, MapDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import { useCan } from '../../model/permissions';
import { prefilledState } from '../../model/prefilledFields';
import type { EntityBody } from '../../model/Resource';
import { RowContext } from '../rows/RowContext';
import { StaleNotice } from '../StaleNotice';
import { useRowLinks } from '../rows/useRowLinks';
import { useRecordList } from '../useRecordList';
import { PlaceList } from './PlaceList';
import { isInSight, keptToSight, middleOf } from './sight';

/** The greatest number of records on a map. More could neither be read nor told apart, and the server would be slow to answer. */
const MOST = 500;

interface RecordMapProps {
  entity: EntityBody;
  list: ListDefinition;
  map: MapDefinition;
  query: ListQuery;
  label: string;
}

/** The results on a map, with those in sight in a list beside it, which offers everything that a keyboard or a screen reader needs. */
export function RecordMap({ entity, list, map, query, label }: RecordMapProps) {
  const { t } = useTranslation('map');
  const { mapTiles } = useConfig();
  const errorText = useErrorText();
  const row = useRowLinks(entity);
  const createAt = useCreateAt(entity, map.field);
  const [chosen, setChosen] = useState<string>();
  const asked = JSON.stringify(query.filters);
  const [sight, setSight] = useSightOf(asked);
  const { records, total, more, isOutdated, status, error, reload } = useRecordList({
    entity,
    list: useMemo(() => keptToSight(list, sight?.isByHand ? sight.bounds : undefined), [list, sight]),
    query: useMemo(() => ({ ...query, page: 1, size: MOST }), [query]),
    changeQuery: ignore,
  });
  const shownFilters = useShownFilters(asked, isOutdated);
  const places = useMemo(
    () =>
      records.flatMap((record) => {
        const position = earthPosition(record[map.field]);
        return position ? [{ id: String(record['id']), position, label: row.titleOf(record), record }] : [];
      }),
    [records, map, row],
  );
  const seen = useMemo(() => places.filter(({ position }) => isInSight(position, sight?.bounds)), [places, sight]);

  return (
    <RowContext value={row}>
      {error && <StaleNotice detail={errorText(error)} onRetry={reload} />}
      <Box sx={mapAndListStyle} aria-busy={isOutdated}>
        {/* The list has its place from the start: an empty box keeps that of the map. */}
        {status === 'loading' && !sight ? (
          <div />
        ) : (
          <GroupedMap
            label={t('label', { list: label })}
            markers={places}
            tiles={mapTiles}
            chosen={chosen}
            onChoose={setChosen}
            lookAgain={shownFilters}
            onPoint={createAt}
            onSight={(bounds: Bounds, isByHand) => setSight({ bounds, isByHand: isByHand || (sight?.isByHand ?? false) })}
          />
        )}
        <PlaceList
          entity={entity}
          field={map.field}
          records={seen.map(({ record }) => record)}
          missing={{ shown: records.length, total, more, unplaced: records.length - places.length }}
          isLoading={status === 'loading'}
          chosen={chosen}
          onCreate={sight && createAt && (() => createAt(middleOf(sight.bounds)))}
        />
      </Box>
    </RowContext>
  );
}

interface Sight {
  bounds: Bounds;
  /** Whether the operator has moved the map. Only then is the server asked for what is in sight. */
  isByHand: boolean;
}

/** What is in sight for these filters; other filters start with a new view. */
function useSightOf(asked: string) {
  const [kept, setKept] = useState<{ asked: string; sight: Sight }>();
  return [kept?.asked === asked ? kept.sight : undefined, (sight: Sight) => setKept({ asked, sight })] as const;
}

/** The filters that the shown records answer. The map moves to show all of them once the answer has come, not before. */
function useShownFilters(asked: string, isOutdated: boolean): string {
  const [shown, setShown] = useState(asked);
  if (!isOutdated && shown !== asked) setShown(asked);
  return shown;
}

/** A map has one page, so changes of the page are ignored. */
function ignore() {
  return undefined;
}

const mapAndListStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: 'minmax(0, 1fr) 340px' },
  gridTemplateRows: { xs: '52vh auto', md: 'minmax(0, 1fr)' },
  '@media print': { display: 'block' },
};

/** Opens the creation form with a point of the map as the place of the new record; `undefined` where the operator may not create one. */
function useCreateAt({ resource }: EntityBody, field: string): ((position: Position) => void) | undefined {
  const can = useCan(resource);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { route } = resource;
  if (route === undefined || resource.owner || !can('create')) return undefined;
  return ([latitude, longitude]) => void navigate(`${route}/create`, { state: prefilledState(pathname + search, field, { latitude: coordinate(latitude), longitude: coordinate(longitude) }) });
}
