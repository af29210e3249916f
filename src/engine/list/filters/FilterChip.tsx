import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { EntityBody } from '../../model/Resource';
import { ReferenceName } from './ReferenceName';
import type { FilterChipData } from './useFilterChips';

/** The chip of one active filter, with its buttons. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="filter-chip">{children}</span>;
}

/** What the filter asks for, in words. */
export function ChipText({ entity, chip }: { entity: EntityBody; chip: FilterChipData }) {
  const { t } = useTranslation('list');
  if (chip.text !== undefined) return t('chip', { label: chip.label, value: chip.text });
  return (
    <>
      {t('chip', { label: chip.label, value: '' })}
      <ReferenceName entity={entity} filter={chip.filter} label={chip.label} value={chip.value} />
    </>
  );
}
