import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { useEngine } from '../../data/EngineContext';
import type { KnownTotal } from '../../data/knownTotal';
import { useLabels } from '../../fields/labels';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { useTextContext } from '../../fields/useTextContext';
import { CellLink } from '../rows/CellLink';
import { columnField } from '../../fields/columnField';
import { useRowContext } from '../rows/RowContext';
import { RowMenuButton } from '../rows/RowMenuButton';
import { useFollow } from '../rows/useFollow';

/** How many records are drawn at once: on a telephone the list is part of the page, which hundreds of them would make endless. */
const PIECE = 50;

interface PlaceListProps {
  entity: EntityBody;
  /** The field with the place of each record, in words. */
  field: string;
  records: readonly RecordData[];
  missing: KnownTotal & { shown: number; unplaced: number };
  /** Whether the first records are still to come: nothing can be said of them yet. */
  isLoading: boolean;
  /** The id of the record whose marker was pressed. */
  chosen: string | undefined;
  /** Begins a new record in the middle of the map; absent where the operator may not create one. */
  onCreate: (() => void) | undefined;
}

/** The records in sight on the map, in words and with their links, and the number of those that have no place on the map. */
export function PlaceList({ entity, field, records, missing, isLoading, chosen, onCreate }: PlaceListProps) {
  const { t } = useTranslation('map');
  const id = useId();
  const labels = useLabels(entity.resource);
  const { widgets } = useEngine();
  const text = useTextContext();
  const { handleClick } = useFollow();
  const where = columnField(entity, field, { labels, widgets, text });
  const { shown, total, more, unplaced } = missing;
  const { drawn, left, showMore, list } = useDrawn(records, chosen);

  return (
    <Box component="section" aria-label={t('list')} sx={panelStyle}>
      <Typography role="status" variant="body2" sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        {isLoading ? labels.state('loading') : t('inSight', { count: records.length })}
        {(shown < total || more) && ` ${t(more ? 'others' : 'more', { shown, total })}`}
        {unplaced > 0 && ` ${t('unplaced', { count: unplaced })}`}
      </Typography>
      {onCreate && (
        <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Button size="small" startIcon={<AddLocationAltOutlined />} aria-describedby={id} onClick={onCreate} className="button-finger">
            {t('createHere')}
          </Button>
          <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
            {t('createHint')}
          </Typography>
        </Box>
      )}
      <Box sx={scrolledStyle}>
        <Box component="ul" ref={list} role="list" aria-label={t('inSightList')} data-cards onClick={handleClick} sx={listStyle}>
          {drawn.map((record) => (
            <Place key={String(record['id'])} record={record} text={where.textOf(record)} isChosen={String(record['id']) === chosen} />
          ))}
        </Box>
        {left > 0 && (
          <Button fullWidth onClick={showMore} style={{ minHeight: 44 }}>
            {t('showMore', { left })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The records that are drawn: the first ones, as many as the operator has asked for, and at least as far as the one whose marker was pressed. */
function useDrawn(records: readonly RecordData[], chosen: string | undefined) {
  const [wanted, setWanted] = useState(PIECE);
  const list = useRef<HTMLUListElement>(null);
  const drawn = records.slice(0, Math.max(wanted, 1 + records.findIndex(({ id }) => String(id) === chosen)));

  // The focus goes to the first of the further records, as the button may be gone.
  useEffect(() => {
    if (wanted > PIECE) list.current?.children[wanted - PIECE]?.querySelector<HTMLElement>('a')?.focus();
  }, [wanted]);

  return { drawn, left: records.length - drawn.length, showMore: () => setWanted(drawn.length + PIECE), list };
}

function Place({ record, text, isChosen }: { record: RecordData; text: string | undefined; isChosen: boolean }) {
  const { linksOf, titleOf } = useRowContext();
  const item = useRef<HTMLLIElement>(null);
  const { open } = linksOf(record);
  const title = titleOf(record);

  // Pressing a marker moves the focus to the links of its record.
  useEffect(() => {
    if (isChosen) (item.current?.querySelector<HTMLElement>('a') ?? item.current)?.focus();
  }, [isChosen]);

  return (
    <Box component="li" ref={item} tabIndex={-1} aria-current={isChosen || undefined} sx={itemStyle}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {open ? (
          <CellLink to={open} inTabOrder>
            {title}
          </CellLink>
        ) : (
          title
        )}
        {text !== undefined && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text}</Box>}
      </Box>
      <RowMenuButton record={record} title={title} />
    </Box>
  );
}

const panelStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
};

const scrolledStyle = { flex: 1, minHeight: 0, overflowY: { md: 'auto' } };

const listStyle = { listStyle: 'none', m: 0, p: 0 };

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&[aria-current]': { bgcolor: 'action.selected' },
  '& a': { color: 'inherit', fontWeight: 600, display: 'inline-block', py: 0.5 },
  '& button': { display: 'grid', placeItems: 'center', width: 44, height: 44, p: 0, border: 0, borderRadius: 1, background: 'none', color: 'text.secondary', cursor: 'pointer' },
  '& button:hover': { bgcolor: 'action.hover' },
};
