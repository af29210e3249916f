import Close from '@mui/icons-material/Close';
import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import { TextBox } from '@/ui/TextBox';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { describedBy, FieldFrame } from '../../fields/FieldFrame';
import { useFieldStates } from '../FormState';
import { useInputFault } from '../save/inputFaults';
import { isUnnamed, nameOfPair } from '../../fields/pairs';

/**
 * A value under a name that the operator gives to it: the name, the value, and a button that removes both. A name that every object has (`constructor`) is not
 * taken: RJSF would draw no box for its value.
 */
export function PairTemplate({ id, label, fieldPathId, children, onKeyRename, onRemoveProperty }: FieldTemplateProps<unknown, RJSFSchema>) {
  const { t } = useTranslation('form');
  const { isLocked, messages } = useFieldStates();
  const name = isUnnamed(label) ? '' : label;
  const isDisabled = isLocked(id);
  const box = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState('');
  const place = nameOfPair(fieldPathId.path.join('.'));
  const fault = refused === '' ? undefined : t('rules.propertyNames', { label: refused });
  useInputFault(place, fault);
  const message = fault ?? messages.get(place);
  const nameId = nameOfPair(id);
  const group = id.slice(0, -label.length - 1);
  useFocusRescue(true, useCallback(() => document.getElementById(`${group}-add`), [group]));

  // RJSF alters a name that another pair has already, so the box must show the altered name.
  useEffect(() => {
    if (box.current && box.current.value.trim() !== name) box.current.value = name;
  }, [name]);

  function rename() {
    const wanted = box.current?.value.trim() ?? '';
    const isTaken = wanted in Object.prototype;
    setRefused(isTaken ? wanted : '');
    if (wanted !== '' && wanted !== label && !isTaken) onKeyRename(wanted);
  }

  return (
    <div className="form-pair">
      <FieldFrame id={nameId} label={t('pairs.name')} labelPlace="above" required help={undefined} message={message}>
        <TextBox
          ref={box}
          id={nameId}
          required
          disabled={isDisabled}
          aria-invalid={message !== undefined}
          aria-describedby={describedBy(nameId, { message })}
          autoFocus={name === ''}
          defaultValue={name}
          onBlur={rename}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            // Enter submits the form, and so may any shortcut, so the typed name is stored first.
            if (key === 'Enter' || ctrlKey || metaKey) rename();
          }}
        />
      </FieldFrame>
      <div className="form-pair-value">{children}</div>
      <IconButton aria-label={t('pairs.remove', { name })} disabled={isDisabled} onClick={onRemoveProperty} className="form-pair-remove">
        <Close />
      </IconButton>
    </div>
  );
}
