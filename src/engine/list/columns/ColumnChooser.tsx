import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Announcer } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { Tick } from '@/ui/Tick';
import { useLabels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import { ColumnRow } from './ColumnRow';
import type { Columns } from './useColumns';

interface ColumnChooserProps {
  anchor: HTMLElement;
  entity: Entity;
  columns: Columns;
  onClose: () => void;
}

/** Every column of the list: which are shown, in which order, how wide, and which stay in sight. Each change applies at once. */
export function ColumnChooser({ anchor, entity, columns, onClose }: ColumnChooserProps) {
  const { t } = useTranslation('columns');
  const labels = useLabels(entity.resource);
  const id = useId();
  const list = useKeptFocus();

  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { elevation: 8, role: 'dialog', 'aria-labelledby': id, sx: { width: 460, maxWidth: 'calc(100vw - 32px)', px: 2, pt: 2 } } }}
    >
      {/* Screen readers do not read what is outside an open dialog, so the dialog has a live region of its own. */}
      <Announcer>
        <Typography id={id} component="h2" variant="h2">
          {t('list:columns.title')}
        </Typography>
        <Box ref={list} component="ul" sx={{ listStyle: 'none', m: 0, my: 1, p: 0 }}>
          {columns.columns.map((column) => (
            <ColumnRow key={column.field} label={labels.field(column.field)} column={column} columns={columns.columns} onChange={columns.change} />
          ))}
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          <Tick label={t('compact')} checked={columns.isCompact} onChange={(event) => columns.setCompact(event.target.checked)} />
        </Box>
        <Box sx={footStyle}>
          <Button onClick={() => columns.change(undefined)}>{t('reset')}</Button>
          <Button variant="outlined" onClick={onClose}>
            {t('close')}
          </Button>
        </Box>
      </Announcer>
    </Popover>
  );
}

/** The buttons below the list stay in sight where the list is longer than the screen. */
const footStyle = { position: 'sticky', bottom: 0, bgcolor: 'background.paper', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, py: 1 };

/** Keeps the focus in a list whose rows change places: the browser drops the focus of an element that is moved, and this gives it back (rule focus.kept). */
function useKeptFocus(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = box.current;
    const handleFocus = ({ target }: FocusEvent) => (last.current = target as Element);
    element?.addEventListener('focusin', handleFocus);
    return () => element?.removeEventListener('focusin', handleFocus);
  }, []);

  useLayoutEffect(() => {
    const had = last.current;
    if (document.activeElement === document.body && had instanceof HTMLElement && box.current?.contains(had)) had.focus();
  });

  return box;
}
