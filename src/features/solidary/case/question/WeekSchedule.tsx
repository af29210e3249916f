import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyValue } from '@/ui/EmptyValue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { DAYS, type Schedule } from '../../model/SolidaryCase';

/** The week of a regular journey: a row for each pair of hours, a column for each day. */
export function WeekSchedule({ schedules }: { schedules: readonly Schedule[] }) {
  const { t } = useTranslation('solidaryCase');
  const hasReturn = schedules.some(({ returnTime }) => returnTime !== undefined);
  return (
    <Box role="region" aria-label={t('schedule.title')} tabIndex={0} sx={{ position: 'relative', overflowX: 'auto' }}>
      <Box component="table" sx={tableStyle}>
        <caption>
          <VisuallyHidden>{t('schedule.title')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('schedule.outward')}</th>
            {hasReturn && <th scope="col">{t('schedule.return')}</th>}
            {DAYS.map((day) => (
              <th key={day} scope="col">
                {t(`solidaryJourney:days.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schedules.map((schedule, index) => (
            // Two rows may have the same content, so only the index tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index} schedule={schedule} hasReturn={hasReturn} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Row({ schedule: { outwardTime, returnTime, days }, hasReturn }: { schedule: Schedule; hasReturn: boolean }) {
  const { t } = useTranslation('widgets');
  const { language } = useTextContext();
  const hour = (time: string | undefined) => (time === undefined ? <EmptyValue /> : formatTime(time, language));
  return (
    <tr>
      <th scope="row">{hour(outwardTime)}</th>
      {hasReturn && <td>{hour(returnTime)}</td>}
      {DAYS.map((day) => (
        <td key={day}>
          {days[day] && <Check aria-hidden="true" fontSize="small" style={{ display: 'block', marginInline: 'auto' }} />}
          <VisuallyHidden>{t(days[day] ? 'yes' : 'no')}</VisuallyHidden>
        </td>
      ))}
    </tr>
  );
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  minWidth: 560,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1, py: 0.75, textAlign: 'center', fontWeight: 400 },
  '& thead th': { typography: 'body2', color: 'text.secondary' },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
};
