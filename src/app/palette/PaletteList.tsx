import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';
import { useRecentRecord } from '@/screens/home/resume/useRecentRecord';
import type { RecentRecord } from '@/session/recentRecords';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  current: PaletteEntry | undefined;
  /** The id of the element of a line, by the index of the line among all of them. */
  optionId: (index: number) => string;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
  /** Removes a recently opened record that turns out not to exist. */
  leaveOut: (record: RecentRecord) => void;
}

/** The results, grouped by kind. The focus stays in the field, which refers to the current line. */
export function PaletteList({ id, groups, optionId, ...lines }: PaletteListProps) {
  const { t } = useTranslation('palette');
  const starts = groups.map((_group, index) => groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0));

  return (
    <Box id={id} role="listbox" aria-label={t('list')} sx={{ flex: 1, overflowY: 'auto', px: 1, pb: 1, minHeight: 120 }}>
      {groups.map((group, place) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <Box id={`${id}-${group.key}`} role="presentation" sx={{ px: 1, pt: 1.5, pb: 0.5, typography: 'body2', fontWeight: 600, color: 'text.secondary' }}>
            {group.title}
          </Box>
          {group.entries.map((entry, index) => (
            <Line key={entry.key} entry={entry} id={optionId((starts[place] ?? 0) + index)} {...lines} />
          ))}
        </div>
      ))}
    </Box>
  );
}

type LineProps = Pick<PaletteListProps, 'current' | 'onPoint' | 'onChoose' | 'leaveOut'> & { entry: PaletteEntry; id: string };

function Line({ entry, id, current, onPoint, onChoose, leaveOut }: LineProps) {
  const isCurrent = entry.key === current?.key;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isCurrent}
      lang={entry.lang}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => !isCurrent && onPoint(entry)}
      onClick={() => onChoose(entry)}
      sx={{ px: 1.5, py: 0.75, minHeight: 40, cursor: 'pointer', ...(isCurrent && currentStyle) }}
    >
      {entry.recent ? <RecentWords entry={entry} recent={entry.recent} leaveOut={leaveOut} /> : <Words title={entry.title} detail={entry.detail} />}
    </Box>
  );
}

interface RecentWordsProps extends Pick<PaletteListProps, 'leaveOut'> {
  entry: PaletteEntry;
  recent: RecentRecord;
}

/** The name of a recently opened record, read as on the home page: never where reading has a side effect. */
function RecentWords({ entry: { title }, recent, leaveOut }: RecentWordsProps) {
  const name = useRecentRecord(recent, leaveOut);
  return name === undefined ? <Words title={title} /> : <Words title={name} detail={title} />;
}

function Words({ title, detail }: { title: string; detail?: string | undefined }) {
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{title}</Box>
      {detail !== undefined && <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{detail}</Box>}
    </>
  );
}

/** The current line is marked by a bar as well: colour alone is not enough. */
const currentStyle = { bgcolor: 'action.selected', boxShadow: 'inset 3px 0 0 var(--primary)' };
