import { useState } from 'react';
import { useFileCheck } from '@/engine/form/save/inputFaults';
import { isEmptyValue } from '@/engine/model/transforms/emptyValue';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { InputProps } from '@/engine/model/Widget';
import { formatFileSize } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { CSV_FILES, FileDrop } from '@/ui/FileDrop';
import { FileFault } from '../FileFault';
import { checkAnyFile, checkFile, type UploadFault } from './checkFile';
import { isUploadChoice, storedFiles, storedNames, type UploadChoice } from './uploadChoice';
import './upload.css';

/**
 * A file of the record: the stored one by its name, another one chosen by the button or dropped on it. A file of lines and columns is read before it is accepted.
 * The widget's `afterSave` sends it after the record. The stored file can be removed where the record's own request supports that, and stays for good with the
 * option `once`.
 */
export function UploadInput({ id, field, value, onChange, onBlur, required, disabled, invalid, describedBy }: InputProps) {
  const { t } = useTranslation('widgets');
  const announce = useAnnounce();
  const reading = useFileCheck(field.name);
  const [fault, setFault] = useState<UploadFault>();
  const [known] = useState(() => storedFiles(value));
  const columns = typeof field.options['columns'] === 'number' ? field.options['columns'] : undefined;
  const stored = storedFiles(value);
  const isStored = !isEmptyValue(stored);
  const mayRemove = field.schema.readOnly !== true && !required;

  async function choose(chosen: File) {
    const checked = columns === undefined ? checkAnyFile(chosen) : await reading(checkFile(chosen, columns));
    const isFaulty = 'kind' in checked;
    setFault(isFaulty ? checked : undefined);
    if (!isFaulty) {
      onChange({ ...checked, saved: stored } satisfies UploadChoice);
      announce(t('upload.accepted'));
    }
    onBlur();
  }

  /** The button that was pressed may disappear, so the focus is moved. */
  function put(next: unknown) {
    setFault(undefined);
    onChange(next);
    document.getElementById(id)?.focus();
  }

  if (isStored && field.options['once'] === true) {
    return (
      <div id={id} tabIndex={-1} aria-describedby={describedBy}>
        <StoredFile value={value} field={field} disabled={disabled} />
      </div>
    );
  }
  return (
    <div className="upload">
      <StoredFile value={value} field={field} disabled={disabled} {...(mayRemove && isStored && !isUploadChoice(value) && { onRemove: () => put(undefined) })} />
      {isUploadChoice(value) && <ChosenFile choice={value} disabled={disabled} onWithdraw={() => put(stored)} />}
      {!isStored && !isUploadChoice(value) && !isEmptyValue(known) && (
        <FileLine text={t('upload.removed')} action={t('upload.keep')} disabled={disabled} onAct={() => put(known)} />
      )}
      <FileDrop
        id={id}
        {...(columns !== undefined && { accept: CSV_FILES })}
        label={t(labelKey(isStored || isUploadChoice(value), columns))}
        invalid={invalid || fault !== undefined}
        disabled={disabled}
        describedBy={[describedBy, fault && `${id}-fault`].filter(Boolean).join(' ')}
        onFile={(file) => void choose(file)}
      />
      {fault && (
        <FileFault
          id={`${id}-fault`}
          path={field.name}
          text={fault.kind === 'columns' ? t('upload.faults.columns', { line: fault.line, count: columns }) : t(`upload.faults.${fault.kind}`)}
          disabled={disabled}
          onDismiss={() => put(value)}
        />
      )}
    </div>
  );
}

function labelKey(isReplaced: boolean, columns: number | undefined): string {
  if (isReplaced) return 'upload.replace';
  return columns === undefined ? 'upload.chooseAny' : 'upload.choose';
}

function StoredFile({ value, field, disabled, onRemove }: Pick<InputProps, 'value' | 'field' | 'disabled'> & { onRemove?: () => void }) {
  const { t } = useTranslation('widgets');
  const names = storedNames(value, field, useTextContext().language).join(', ');
  if (names === '') return null;
  return <FileLine text={t('upload.stored', { names })} action={t('upload.remove')} disabled={disabled} onAct={onRemove} />;
}

function ChosenFile({ choice: { file, lines }, disabled, onWithdraw }: { choice: UploadChoice; disabled: boolean; onWithdraw: () => void }) {
  const { t } = useTranslation('widgets');
  const size = formatFileSize(file.size, useTextContext().language);
  const text = lines === undefined ? t('upload.chosenAny', { name: file.name, size }) : t('upload.chosen', { name: file.name, count: lines });
  return <FileLine text={text} action={t('upload.withdraw')} disabled={disabled} onAct={onWithdraw} />;
}

/** One line about a file, with the button for what can be done about it. */
function FileLine({ text, action, disabled, onAct }: { text: string; action: string; disabled: boolean; onAct: (() => void) | undefined }) {
  return (
    <div className="upload-file">
      <p>{text}</p>
      {onAct && (
        <Button size="small" disabled={disabled} onClick={onAct}>
          {action}
        </Button>
      )}
    </div>
  );
}
