import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useLabels } from '../../fields/labels';
import { ChoiceMenu } from '../../fields/choiceMenuChunk';
import type { FilterInputProps } from './FilterInput';
import { filterChoices } from '../../data/filterValues';
import { SmallSelect } from '../../fields/SmallSelect';
import './filterButtons.css';

/** A filter whose value is one of a few choices, or several of them. */
export function ChoiceFilter(props: FilterInputProps) {
  return props.filter.multiple ? <SeveralChoices {...props} /> : <OneChoice {...props} />;
}

function OneChoice({ id, entity, filter, values, onChange }: FilterInputProps) {
  const { t } = useTranslation('list');
  return (
    <SmallSelect
      id={id}
      value={values[0] ?? ''}
      choices={[{ value: '', label: t('any') }, ...useChoices({ entity, filter })]}
      onChange={(value) => onChange(value ? [value] : [])}
    />
  );
}

function SeveralChoices({ id, entity, filter, label, values, onChange }: FilterInputProps) {
  const { t } = useTranslation('list');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choices = useChoices({ entity, filter });
  const summary = values.length > 0 ? t('choices', { count: values.length }) : t('any');
  const toggle = (key: string) => onChange(values.includes(key) ? values.filter((value) => value !== key) : [...values, key]);

  return (
    <>
      <Button
        id={id}
        fullWidth
        variant="outlined"
        color="inherit"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={`${label} ${summary}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        className="filter-button filter-box"
      >
        {summary}
      </Button>
      <OverlayBoundary>
        {anchor && (
          <ChoiceMenu
            anchor={anchor}
            label={label}
            choices={choices.map(({ value, label: text }) => ({ key: value, label: text, checked: values.includes(value) }))}
            onPick={toggle}
            onClose={() => setAnchor(undefined)}
          />
        )}
      </OverlayBoundary>
    </>
  );
}

function useChoices({ entity, filter }: Pick<FilterInputProps, 'entity' | 'filter'>) {
  const labels = useLabels(entity.resource);
  return filterChoices(filter, entity.schema).map((value) => ({ value, label: labels.choice(filter.field ?? filter.name, value) }));
}
