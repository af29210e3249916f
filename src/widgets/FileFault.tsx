import { useInputFault } from '@/engine/form/save/inputFaults';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';

interface FileFaultProps {
  id: string;
  /** The path of the field, dotted when nested. */
  path: string;
  text: string;
  disabled: boolean;
  /** Called when the operator goes on without the file: the field keeps its former value. */
  onDismiss(): void;
}

/** Says why a file was refused. The form cannot be saved while this is shown, as the operator would believe that the file was sent. */
export function FileFault({ id, path, text, disabled, onDismiss }: FileFaultProps) {
  const { t } = useTranslation('widgets');
  useInputFault(path, text);
  return (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <p id={id} role="alert" className="field-note field-error">
        {text}
      </p>
      <Button size="small" disabled={disabled} onClick={onDismiss}>
        {t('withoutFile')}
      </Button>
    </div>
  );
}
