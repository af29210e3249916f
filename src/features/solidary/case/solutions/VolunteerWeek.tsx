import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { WeekTable } from '../../week/WeekTable';
import type { Transporter } from '../../model/SolidaryCase';

const PARTS = ['m', 'a', 'e'] as const;

interface VolunteerWeekProps {
  name: string;
  transporter: Transporter;
}

/** The whole week of a volunteer, shown on request: when they drive, and which parts the request needs. */
export function VolunteerWeek({ name, transporter }: VolunteerWeekProps) {
  const { t } = useTranslation('solidaryCase');
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)} style={{ marginInlineStart: -6, textAlign: 'left' }}>
        {t('volunteerWeek.open')}
        <VisuallyHidden> {t('volunteerWeek.of', { name })}</VisuallyHidden>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={id}>
        <DialogTitle id={id}>{t('volunteerWeek.title', { name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Week name={name} transporter={transporter} />
          <Hours transporter={transporter} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('ui:close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** The table of the week: a sign where they drive, a frame where they are needed, and words for both. */
function Week({ name, transporter: { available, asked } }: VolunteerWeekProps) {
  const { t } = useTranslation('solidaryCase');
  return (
    <Box>
      <WeekTable label={t('volunteerWeek.title', { name })}>
        {(slot) => (
          <Box sx={[cellStyle, asked.has(slot) && askedStyle]}>
            {available.has(slot) && <Check fontSize="small" aria-hidden="true" />}
            <VisuallyHidden>
              {t(available.has(slot) ? 'volunteerWeek.free' : 'volunteerWeek.taken')}
              {asked.has(slot) && `, ${t('volunteerWeek.asked')}`}
            </VisuallyHidden>
          </Box>
        )}
      </WeekTable>
      <Box aria-hidden="true" sx={legendStyle}>
        <Box sx={cellStyle}>
          <Check fontSize="small" />
        </Box>
        {t('volunteerWeek.free')}
        <Box sx={[cellStyle, askedStyle]} />
        {t('volunteerWeek.asked')}
      </Box>
    </Box>
  );
}

/** The start and end of the parts of the day for this volunteer. */
function Hours({ transporter: { windows } }: Pick<VolunteerWeekProps, 'transporter'>) {
  const { t } = useTranslation('solidaryCase');
  const { language } = useTextContext();
  const lines = PARTS.flatMap((part) => {
    const { min, max } = windows[part] ?? {};
    if (min === undefined || max === undefined) return [];
    return [t('volunteerWeek.hours', { part: t(`widgets:week.periods.${part}`), from: formatTime(min, language), to: formatTime(max, language) })];
  });
  if (lines.length === 0) return null;
  return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{lines.join(', ')}</Box>;
}

const cellStyle = { position: 'relative', verticalAlign: 'middle', display: 'inline-grid', placeItems: 'center', width: 36, height: 28, my: 0.25, borderRadius: 1 } as const;

const askedStyle = { border: 2, borderColor: 'primary.main' } as const;

const legendStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1, typography: 'body2', color: 'text.secondary' } as const;
