import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import type { Draggable } from './useDraggedElement';

interface ElementCardProps {
  /** The name of the element, such as "Élément 2". */
  label: string;
  /** The kind of the element: a title, a text, an image, or the unknown type that it names. */
  kind: string;
  index: number;
  count: number;
  disabled: boolean;
  drag: Draggable;
  onMove(to: number): void;
  onDuplicate(): void;
  onRemove(): void;
  children: ReactNode;
}

/** An element of an e-mail with the buttons that move, duplicate and remove it, each named after the element (rule items.moved). */
export function ElementCard({ label, kind, index, count, disabled, drag, onMove, onDuplicate, onRemove, children }: ElementCardProps) {
  const { t } = useTranslation('widgets');
  const name = t('mailBody.element', { label, kind });
  return (
    <Box component="fieldset" data-item={index} aria-label={name} {...drag.zone} sx={{ ...cardStyle, ...(drag.isTarget && targetedStyle) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 32 }}>
        {count > 1 && !disabled && (
          <Box component="span" aria-hidden {...drag.handle} data-drag sx={handleStyle}>
            <DragIndicator fontSize="small" />
          </Box>
        )}
        <Typography component="p" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {name}
        </Typography>
        {index > 0 && (
          <CardButton name={t('form:list.moveUp', { label })} move="up" disabled={disabled} onPress={() => onMove(index - 1)}>
            <ArrowUpward fontSize="small" />
          </CardButton>
        )}
        {index < count - 1 && (
          <CardButton name={t('form:list.moveDown', { label })} move="down" disabled={disabled} onPress={() => onMove(index + 1)}>
            <ArrowDownward fontSize="small" />
          </CardButton>
        )}
        <CardButton name={t('mailBody.duplicate', { label })} disabled={disabled} onPress={onDuplicate}>
          <ContentCopy fontSize="small" />
        </CardButton>
        <CardButton name={t('form:list.remove', { label })} disabled={disabled} onPress={onRemove}>
          <Close fontSize="small" />
        </CardButton>
      </Box>
      <Box data-content sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

interface CardButtonProps {
  name: string;
  move?: 'up' | 'down';
  disabled: boolean;
  onPress(): void;
  children: ReactNode;
}

function CardButton({ name, move, disabled, onPress, children }: CardButtonProps) {
  const button = (
    <IconButton size="small" aria-label={name} data-move={move} disabled={disabled} onClick={onPress}>
      {children}
    </IconButton>
  );
  // A tooltip does not work on a disabled button, so it is left out.
  return disabled ? button : <Tooltip title={name}>{button}</Tooltip>;
}

const cardStyle = { display: 'grid', gap: 1.5, m: 0, p: 2, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1 };

/** The handle is only shown with a mouse: a finger scrolls, and uses the buttons. */
const handleStyle = { display: 'none', '@media (pointer: fine)': { display: 'inline-flex' }, ml: -1, mr: 0.5, color: 'text.secondary', cursor: 'grab' };

const targetedStyle = { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 };
