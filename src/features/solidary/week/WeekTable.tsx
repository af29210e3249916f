import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { DAYS, PERIODS, slotOf } from './slots';
import './week.css';

interface WeekTableProps {
  label: string;
  /** Renders a part of the week; `name` is its name, "lundi matin". */
  children: (slot: string, name: string) => ReactNode;
}

/** A table of the week: a row for each day, with its three parts. */
export function WeekTable({ label, children }: WeekTableProps) {
  const { t } = useTranslation('widgets');

  return (
    <table className="week-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('week.corner')}</VisuallyHidden>
          </th>
          {PERIODS.map((period) => (
            <th key={period} scope="col">
              {t(`week.periods.${period}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAYS.map((day) => (
          <tr key={day}>
            <th scope="row">{t(`week.days.${day}`)}</th>
            {PERIODS.map((period) => (
              <td key={period}>{children(slotOf(day, period), t('week.slot', { day: t(`week.days.${day}`), period: t(`week.periods.${period}`) }))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
