import Add from '@mui/icons-material/Add';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useEngine } from '@/engine/data/EngineContext';
import { itemLabel } from '@/engine/fields/pathLabel';
import { useLabels } from '@/engine/fields/labels';
import { useFormProgress } from '@/engine/form/FormState';
import { PreviewButton } from '@/engine/form/theme/PreviewButton';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { ElementCard } from './ElementCard';
import { ElementInput } from './ElementInput';
import { KINDS, kindOf, typeName, unreadableBody, type Kind, type MailElement } from './elements';
import { MailPreview } from './MailPreview';
import { StoredText } from './StoredText';
import { useDraggedElement } from './useDraggedElement';
import { useElementEdits } from './useElementEdits';

/**
 * The elements of an e-mail, one below the other. Buttons add, duplicate, move and remove them and undo a removal (rule deletion.asked). Chosen
 * images are sent after the record, by the widget's `afterSave`.
 */
export function MailBodyInput({ id, field, value, onChange, onBlur, disabled, describedBy, mode }: InputProps) {
  const { t } = useTranslation('widgets');
  const labels = useLabels(field.entity.resource);
  const { isChanged } = useFormProgress();
  usePreloadedEditor();
  const box = useRef<HTMLElement>(null);
  const labelOf = (index: number) => itemLabel(`${field.name}.${index}`, labels, t);
  const { elements, keys, edit, add, move, duplicate, addTextAfter, remove, removed } = useElementEdits({ field, value, onChange, onBlur, box, labelOf });
  const dragged = useDraggedElement(move);
  const unreadable = unreadableBody(elements);

  return (
    <Box ref={box} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <PreviewButton label={field.label} disabled={elements.length === 0}>
        <MailPreview value={elements} isSaved={!isChanged(field.name)} />
      </PreviewButton>
      {unreadable !== undefined && <UnreadableBody text={unreadable} disabled={disabled} onStartAgain={() => remove(0)} />}
      {unreadable === undefined &&
        elements.map((element, index) => (
          <ElementCard
            key={keys[index]}
            label={labelOf(index)}
            kind={kindName(element, t)}
            index={index}
            count={elements.length}
            disabled={disabled}
            drag={dragged(index)}
            onMove={(to) => move(index, to)}
            onDuplicate={() => duplicate(index)}
            onRemove={() => remove(index)}
          >
            <ElementInput
              element={element}
              field={field}
              boxOf={(part) => ({
                id: `${id}_${index}_${part}`,
                path: `${field.name}.${index}.${part}`,
                label: labels.field(`${field.name}.${part}`),
                owner: labelOf(index),
              })}
              disabled={disabled}
              mode={mode}
              onEdit={(change) => edit(keys[index] ?? 0, change)}
              onTextAfter={(words) => addTextAfter(index, words)}
            />
          </ElementCard>
        ))}
      {elements.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('mailBody.none')}</Typography>}
      {removed && (
        <Button startIcon={<Undo />} disabled={disabled} onClick={removed.putBack} style={startStyle}>
          {t('form:list.putBack', { label: labelOf(removed.index) })}
        </Button>
      )}
      {unreadable === undefined && <AddButtons id={id} describedBy={describedBy} disabled={disabled} onAdd={add} />}
    </Box>
  );
}

/** A stored e-mail that is no list of elements: its text, and a button that begins a new one. */
function UnreadableBody({ text, disabled, onStartAgain }: { text: string; disabled: boolean; onStartAgain: () => void }) {
  const { t } = useTranslation('widgets');
  return (
    <>
      <StoredText note={t('mailBody.unreadable')} text={text} />
      <Button variant="outlined" disabled={disabled} onClick={onStartAgain} style={startStyle}>
        {t('mailBody.startAgain')}
      </Button>
    </>
  );
}

/** A button for each kind of element. The first has the id of the field, to which the summary of errors leads. */
function AddButtons({ id, describedBy, disabled, onAdd }: Pick<InputProps, 'id' | 'describedBy' | 'disabled'> & { onAdd(kind: Kind): void }) {
  const { t } = useTranslation('widgets');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {KINDS.map((kind, index) => (
        <Button
          key={kind}
          {...(index === 0 && { id, 'data-add': true, 'aria-describedby': describedBy })}
          variant="outlined"
          startIcon={<Add />}
          disabled={disabled}
          onClick={() => onAdd(kind)}
        >
          {t(`mailBody.add.${kind}`)}
        </Button>
      ))}
    </Box>
  );
}

function kindName(element: MailElement, t: TFunction<['widgets', 'form']>): string {
  const kind = kindOf(element);
  return kind ? t(`mailBody.kinds.${kind}`) : t('mailBody.unknown', { type: typeName(element) });
}

/** Loads the editor ahead, so that the first text that is added has its editor and the focus at once. */
function usePreloadedEditor(): void {
  const { widgets } = useEngine();
  useEffect(() => void widgets['richText']?.preload?.(), [widgets]);
}

const startStyle = { justifySelf: 'start' };
