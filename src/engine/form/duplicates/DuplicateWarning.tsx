import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { useFillForm } from '../../fields/FormRecord';
import { controlId, useFormState } from '../FormState';
import { DuplicateLinks } from './DuplicateLinks';
import type { Duplicates } from './findDuplicates';
import { takenOne, takeOver } from './takeOver';

/** Says under a field that other records have the same value. Only a value that must be unique prevents a save; the form may then refer to the record that has it. */
export function DuplicateWarning({ id, duplicates }: { id: string; duplicates: Duplicates }) {
  const { t } = useTranslation('form');
  const { entity } = useFormState();
  const fill = useFillForm();
  const one = takenOne(duplicates);

  function take(record: NonNullable<typeof one>) {
    fill(takeOver(entity, duplicates, record));
    // The button that was pressed disappears with the warning, so the focus goes to the field.
    document.getElementById(controlId(duplicates.field))?.focus();
  }

  return (
    <>
      <div id={id} className={`field-note duplicate-note ${duplicates.check.unique ? 'field-error' : 'field-warning'}`}>
        <WarningAmberOutlined aria-hidden="true" style={{ fontSize: 18 }} />
        <span>
          {t(duplicates.check.unique ? 'duplicates.taken.warning' : 'duplicates.warning', { count: duplicates.records.length })} <DuplicateLinks entity={entity} duplicates={duplicates} />
        </span>
      </div>
      {one && (
        <Button size="small" style={{ justifySelf: 'start' }} onClick={() => take(one)}>
          {t('duplicates.taken.take')}
        </Button>
      )}
    </>
  );
}
