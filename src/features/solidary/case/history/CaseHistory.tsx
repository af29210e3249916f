import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { useActions } from '../actions/useActions';
import { useCase } from '../CaseContext';
import { HistoryFilter } from './HistoryFilter';
import { daysOf, timelineOf, type TimelineEntry } from './timeline';
import { TimelineItem } from './TimelineItem';
import { TimelineList } from './TimelineList';

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

  if (entries.length === 0) return <Typography color="text.secondary">{t('history.none')}</Typography>;
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
