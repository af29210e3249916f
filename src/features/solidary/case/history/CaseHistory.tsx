import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, useId, type ReactNode } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import { useTranslation } from '@/i18n/useTranslation';
import { SelectBox } from '@/ui/SelectBox';
import { useActions } from '../actions/useActions';
import { useCase } from '../CaseContext';
import { daysOf, timelineOf, type TimelineEntry } from './timeline';
import { TimelineItem } from './TimelineItem';

/** The number of entries above which the history can be narrowed by kind. */
const MANY = 20;
/** The kind of entries that no operator notes: the platform's own, and changes of the progression. */
const OTHER = 0;

/** What was done for the request, newest first, grouped by day. */
export function CaseHistory() {
  const { t } = useTranslation('solidaryFollowUp');
  const { language } = useTextContext();
  const { solidaryCase } = useCase();
  const { actions = [] } = useActions();
  const [kind, setKind] = useState<number>();
  const entries = timelineOf(solidaryCase.diary);
  const kindOf = ({ action }: TimelineEntry): number => actions.find(({ name }) => name === action)?.type ?? OTHER;
  const kinds = [...new Set(entries.map(kindOf))].toSorted((one, other) => one - other);
  const shown = kind === undefined ? entries : entries.filter((entry) => kindOf(entry) === kind);

  if (entries.length === 0) return <Typography color="textSecondary">{t('history.none')}</Typography>;
  return (
    <>
      {entries.length > MANY && kinds.length > 1 && <HistoryFilter kinds={kinds} kind={kind} count={shown.length} onChange={setKind} />}
      {daysOf(shown, language).map(({ day, entries: ofDay }) => (
        <TimelineList key={day} day={day}>
          {ofDay.map((entry) => (
            <TimelineItem key={entry.key} entry={entry} />
          ))}
        </TimelineList>
      ))}
    </>
  );
}

interface TimelineListProps {
  /** The day, which is the heading. */
  day: string;
  children: ReactNode;
}

/** The entries of one day. */
function TimelineList({ day, children }: TimelineListProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} component="h3" variant="body2" sx={{ color: 'text.secondary', fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
        {day}
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </div>
  );
}

interface HistoryFilterProps {
  kinds: readonly number[];
  /** The kind that is shown; absent for all of them. */
  kind: number | undefined;
  /** How many entries are shown. */
  count: number;
  onChange(kind: number | undefined): void;
}

/** Narrows the history to one kind of action. */
function HistoryFilter({ kinds, kind, count, onChange }: HistoryFilterProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <label htmlFor={id}>{t('history.kind')}</label>
      <SelectBox id={id} value={kind ?? ''} onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))} style={{ width: 'auto' }}>
        <option value="">{t('history.all')}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`types.${one}`)}
          </option>
        ))}
      </SelectBox>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('history.count', { count })}
      </Typography>
    </Box>
  );
}
