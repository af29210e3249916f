import Add from '@mui/icons-material/Add';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/data/EngineContext';
import { itemLabel } from '@/engine/fields/pathLabel';
import { useListEdits } from '@/engine/form/useListEdits';
import { useLabels } from '@/engine/fields/labels';
import type { InputProps } from '@/engine/model/Widget';
import { useAnnounce } from '@/ui/Announcer';
import { ElementCard } from './ElementCard';
import { ElementInput } from './ElementInput';
import { copyOf, KINDS, kindOf, paragraphOf, typeName, unreadableBody, type Kind, type MailElement } from './elements';
import { PreviewButton } from './PreviewButton';
import { StoredText } from './StoredText';
import { useDraggedElement } from './useDraggedElement';
import { useKeyedElements } from './useKeyedElements';

/**
 * The elements of a mail one under the other, in their order: added, edited, duplicated, moved and removed by buttons, and put back (rule deletion.asked).
 * Chosen images leave after the record, by the widget's `afterSave`.
 */
export function MailBodyInput({ id, field, value, onChange, onBlur, disabled, describedBy, mode }: InputProps) {
  const { t } = useTranslation(['widgets', 'form']);
  const labels = useLabels(field.entity.resource);
  const announce = useAnnounce();
  usePreloadedEditor();
  const box = useRef<HTMLElement>(null);
  const { elements, keys, set, edit } = useKeyedElements(value, onChange);
  const edits = useListEdits({ box, label: field.label, list: elements, setList: set });
  const { removed } = edits;
  const unreadable = unreadableBody(elements);
  const labelOf = (index: number) => itemLabel(`${field.name}.${index}`, labels, t);

  function add(type: Kind) {
    edits.noteAddition();
    set([...elements, { type }]);
  }

  function move(from: number, to: number) {
    edits.noteMove(from, to);
    set(elements.toSpliced(from, 1).toSpliced(to, 0, ...elements.slice(from, from + 1)));
  }

  function duplicate(element: MailElement, index: number) {
    edits.noteAddition(index + 1);
    set(elements.toSpliced(index + 1, 0, copyOf(element)));
    announce(t('mailBody.duplicated', { label: labelOf(index), position: index + 2 }));
  }

  /** What an image tells, for those who do not see it. */
  function addTextAfter(index: number, words: string) {
    edits.noteAddition(index + 1);
    set(elements.toSpliced(index + 1, 0, { type: 'text', ...(words !== '' && { value: paragraphOf(words) }) }));
  }

  function remove(index: number) {
    edits.noteRemoval(index);
    set(elements.toSpliced(index, 1));
    onBlur();
  }

  const dragged = useDraggedElement(move);

  return (
    <Box ref={box} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <PreviewButton field={field} value={elements} />
      {unreadable !== undefined && (
        <>
          <StoredText note={t('mailBody.unreadable')} text={unreadable} />
          <Button variant="outlined" disabled={disabled} onClick={() => remove(0)} sx={startStyle}>
            {t('mailBody.startAgain')}
          </Button>
        </>
      )}
      {unreadable === undefined &&
        elements.map((element, index) => (
          <ElementCard
            key={keys[index]}
            label={labelOf(index)}
            kind={kindName(element)}
            index={index}
            count={elements.length}
            disabled={disabled}
            drag={dragged(index)}
            onMove={(to) => move(index, to)}
            onDuplicate={() => duplicate(element, index)}
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
        <Button startIcon={<Undo />} disabled={disabled} onClick={() => edits.putBack(removed)} sx={startStyle}>
          {t('form:list.putBack', { label: labelOf(removed.index) })}
        </Button>
      )}
      {unreadable === undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {KINDS.map((kind, index) => (
            <Button
              key={kind}
              // Where the summary of errors leads.
              {...(index === 0 && { id, 'data-add': true, 'aria-describedby': describedBy })}
              variant="outlined"
              startIcon={<Add />}
              disabled={disabled}
              onClick={() => add(kind)}
            >
              {t(`mailBody.add.${kind}`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );

  function kindName(element: MailElement): string {
    const kind = kindOf(element);
    return kind ? t(`mailBody.kinds.${kind}`) : t('mailBody.unknown', { type: typeName(element) });
  }
}

/** The first text that is added has its editor at once, and the focus with it. */
function usePreloadedEditor(): void {
  const { widgets } = useEngine();
  useEffect(() => widgets['richText']?.preload?.(), [widgets]);
}

const startStyle = { justifySelf: 'start' };
