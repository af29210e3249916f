import Box from '@mui/material/Box';
import { useId } from 'react';
import type { WireRecord } from '@/api/records';
import { useTranslation } from '@/i18n/useTranslation';
import { Tick } from '@/ui/Tick';
import { useLabels, type Labels } from '../../fields/labels';
import { FilterControl } from '../../list/filters/FilterControl';
import { SmallSelect } from '../../fields/SmallSelect';
import { PERIODICITIES } from '../../model/periodicity';
import type { EntityBody } from '../../model/Resource';
import { BY_DEFAULT, type DashboardQuery, type OfferedFilter } from './dashboardQuery';

interface DashboardParametersProps {
  entity: EntityBody;
  offered: readonly OfferedFilter[];
  query: DashboardQuery;
  /** The platform's answer, which holds what it has chosen where the operator picked nothing. */
  answer: WireRecord | undefined;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/** The period and the filters of the figures, which are also in the address (rule list.address). */
export function DashboardParameters({ entity, offered, query, answer, onChange }: DashboardParametersProps) {
  const { t } = useTranslation('dashboard');
  const labels = useLabels(entity.resource);
  const id = useId();
  const choices = PERIODICITIES.map((periodicity) => ({ value: periodicity, label: t(periodicity) }));

  function handleNarrow(name: string, value: string | undefined) {
    const { [name]: _before, ...others } = query.narrowed;
    onChange({ narrowed: value === undefined ? others : { ...others, [name]: value } });
  }

  const emptyWord = (name: string) => (typeof answer?.[name] === 'number' ? t('chosen') : labels.filter(`${name}All`));

  return (
    <Box component="section" aria-label={t('parameters')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 2 }}>
      <Box sx={{ width: { xs: '100%', sm: 160 }, typography: 'body2', '& .text-box': { minHeight: { xs: 44, sm: 40 }, bgcolor: 'background.paper' } }}>
        <Box component="label" htmlFor={`${id}-period`} sx={{ display: 'flex', alignItems: 'center', minHeight: 28 }}>
          {t('periodicity')}
        </Box>
        <SmallSelect
          id={`${id}-period`}
          value={query.periodicity}
          choices={choices}
          onChange={(value) => onChange({ periodicity: PERIODICITIES.find((name) => name === value) ?? query.periodicity })}
        />
      </Box>
      {offered.map((one) => (
        <Narrowing
          key={one.filter.name}
          id={`${id}-${one.filter.name}`}
          entity={entity}
          labels={labels}
          offered={one}
          value={query.narrowed[one.filter.name]}
          emptyWord={emptyWord(one.filter.name)}
          onChange={(value) => handleNarrow(one.filter.name, value)}
        />
      ))}
    </Box>
  );
}

interface NarrowingProps {
  id: string;
  entity: EntityBody;
  labels: Labels;
  offered: OfferedFilter;
  value: string | undefined;
  /** The words shown in the field while it is empty. */
  emptyWord: string;
  onChange: (value: string | undefined) => void;
}

/** The field is wide enough for the name of a community. */
const pickStyle = { width: { xs: '100%', sm: 320 }, '& input::placeholder': { color: 'text.secondary', opacity: 1 } };

/** The checkbox stays beside its field, so that the two go to the next line together. */
const pairStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 1.5, width: { xs: '100%', sm: 'auto' } };

/** A field to pick one record; or a checkbox that leaves the choice to the platform, and hides the field. */
function Narrowing({ id, entity, labels, offered: { filter, mayPick, mayForce }, value, emptyWord, onChange }: NarrowingProps) {
  const isForced = value === BY_DEFAULT;
  return (
    <Box sx={pairStyle}>
      {mayPick && !isForced && (
        <Box sx={pickStyle}>
          <FilterControl
            id={id}
            entity={entity}
            filter={filter}
            label={labels.filter(filter.name)}
            values={value === undefined ? [] : [value]}
            placeholder={emptyWord}
            takesFocus={false}
            onRemove={undefined}
            onChange={([picked]) => onChange(picked)}
          />
        </Box>
      )}
      {mayForce && (
        <Tick label={labels.filter(filter.forced?.parameter ?? '')} checked={isForced} onChange={(event) => onChange(event.target.checked ? BY_DEFAULT : undefined)} />
      )}
    </Box>
  );
}
