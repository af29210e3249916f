import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState, type KeyboardEvent } from 'react';
import { FieldHelp } from '@/engine/fields/FieldFrame';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { TextBox } from '@/ui/TextBox';
import { linkAddress } from './linkAddress';

interface LinkFormProps {
  address: string;
  /** Called with a checked address. */
  onApply(address: string): void;
  /** Removes the link; absent when there is none. */
  onRemove?(): void;
  onCancel(): void;
}

/** A box for the address of a link: a page, an e-mail address or a telephone number. It is no `<form>`, as it would be inside the record's form. */
export function LinkForm({ address, onApply, onRemove, onCancel }: LinkFormProps) {
  const { t } = useTranslation('widgets');
  const id = useId();
  const [typed, setTyped] = useState(address);
  const [isRefused, setRefused] = useState(false);

  function apply() {
    const checked = linkAddress(typed);
    setRefused(checked === undefined);
    if (checked !== undefined) onApply(checked);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, width: 360, maxWidth: '100%' }}>
      <FormLabel htmlFor={id} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {t('richText.address')}
      </FormLabel>
      <FieldHelp id={id} text={t('richText.addressHelp')} />
      <TextBox
        id={id}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKeyDown}
        inputMode="url"
        spellCheck={false}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-error` : `${id}-help`}
      />
      {isRefused && (
        <p id={`${id}-error`} role="alert" className="field-note field-error">
          {t('richText.addressRefused')}
        </p>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={apply}>
          {t('richText.apply')}
        </Button>
        {onRemove && <Button onClick={onRemove}>{t('richText.removeLink')}</Button>}
        <Button onClick={onCancel}>{t('form:cancel')}</Button>
      </Box>
    </Box>
  );
}
