import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Tick } from '@/ui/Tick';
import { useLabels, type Labels } from '../../fields/labels';
import type { ListDefinition } from '../../model/ListDefinition';
import { useTextContext } from '../../fields/useTextContext';
import { ignoredFilters, type ExportForm } from './exportForms';
import type { ExportChoice } from './useExportChoice';
import type { ExportedList } from './useExportScopes';

interface ExportOptionsProps {
  exported: ExportedList;
  choice: ExportChoice;
}

/** The choice of lines and of columns, then the resulting number of records and the name of the file. */
export function ExportOptions({ exported: { entity, list }, choice }: ExportOptionsProps) {
  const { t } = useTranslation('export');
  const { language } = useTextContext();
  const labels = useLabels(entity.resource);
  const { scopes, scope, chooseScope, forms, form, chooseForm, fileName } = choice;
  const ignored = form.kind === 'server' && scope.scope.kind === 'matching' ? ignoredFilters(form.variant, scope.scope.query, list) : [];

  function scopeLabel(name: string, count: number | undefined): string {
    return count === undefined ? t(`scopes.${name}`) : t('counted', { what: t(`scopes.${name}`), rows: formatNumber(count, language) });
  }

  return (
    <>
      <Choices
        legend={t('lines')}
        choices={scopes.map(({ name, count }) => ({ name, label: scopeLabel(name, count) }))}
        chosen={scope.name}
        onChoose={chooseScope}
      />
      <Choices
        legend={t('content')}
        choices={forms.map((one) => ({ name: one.name, ...wordsOf(one, labels, (key) => t(key)) }))}
        chosen={form.name}
        onChoose={chooseForm}
      />
      {ignored.length > 0 && <Typography sx={{ mb: 1 }}>{t('ignored', { filters: filterNames(ignored, list, labels) })}</Typography>}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {scope.count === undefined ? t('file', { file: fileName }) : t('summary', { records: labels.count(scope.count), file: fileName })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('format')}
      </Typography>
    </>
  );
}

function wordsOf(form: ExportForm, labels: Labels, t: (key: string) => string) {
  if (form.kind === 'server') return { label: labels.export(form.name), help: labels.export(`${form.name}Help`) };
  return { label: t(`forms.${form.name}`), help: form.fields.map((field) => labels.field(field)).join(', ') };
}

function filterNames(names: readonly string[], list: ListDefinition, labels: Labels): string {
  return names.map((name) => labels.filter(name, list.filters.find((filter) => filter.name === name)?.field)).join(', ');
}

interface ChoicesProps {
  legend: string;
  choices: readonly { name: string; label: string; help?: string }[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** A choice between several options; renders nothing when there is only one. */
function Choices({ legend, choices, chosen, onChoose }: ChoicesProps) {
  const id = useId();
  if (choices.length < 2) return null;

  return (
    <FormControl component="fieldset" sx={{ mb: 2 }}>
      <FormLabel component="legend" focused={false} sx={{ typography: 'body2' }}>
        {legend}
      </FormLabel>
      {choices.map(({ name, label, help }) => {
        const helpId = help && `${id}-${name}`;
        return (
          <div key={name}>
            <Tick type="radio" name={id} label={label} checked={name === chosen} aria-describedby={helpId} onChange={() => onChoose(name)} />
            {help && (
              <Typography id={helpId} variant="body2" sx={{ color: 'text.secondary', ml: 3.5, mt: -0.5, mb: 0.5 }}>
                {help}
              </Typography>
            )}
          </div>
        );
      })}
    </FormControl>
  );
}
