import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../model/Schema';
import { hasType } from '../model/widgetName';
import { useFormState } from './FormState';
import { ItemPreview } from './ItemPreview';
import { useListRules } from './listRules';
import { itemLabel } from '../fields/pathLabel';
import { useListEditNotes } from './useListEdits';

type ItemProps = ArrayFieldItemTemplateProps<unknown, RJSFSchema>;

/** One item with what moves and removes it, each named after it; an object as a numbered group of fields. */
export function ListItemTemplate(props: ItemProps) {
  const { children, index, schema, buttonsProps } = props;
  const { t } = useTranslation('form');
  const { labels } = useFormState();
  const label = itemLabel(buttonsProps.fieldPathId.path.join('.'), labels, t);
  const buttons = <ItemButtons {...props} label={label} />;

  if (!hasType(schema as Schema, 'object')) {
    return (
      <Box data-item={index} sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
        <Box data-content sx={{ flex: 1, minWidth: 0 }}>
          {children}
        </Box>
        {/* Beside the box, below its label. */}
        <Box sx={{ display: 'flex', pt: '1.75rem' }}>{buttons}</Box>
      </Box>
    );
  }
  return (
    <Box data-item={index} component="fieldset" aria-label={label} sx={groupStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <Typography component="p" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {label}
        </Typography>
        {buttons}
      </Box>
      <Box data-content>{children}</Box>
      <ItemPreview path={buttonsProps.fieldPathId.path} />
    </Box>
  );
}

function ItemButtons({ buttonsProps, index, label }: ItemProps & { label: string }) {
  const { t } = useTranslation('form');
  const { isLocked } = useFormState();
  const { noteMove, noteRemoval } = useListEditNotes();
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const { isOrdered, isKept, items } = useListRules(fieldPathId.path.slice(0, -1));
  const shared: IconButtonProps = { size: 'small', disabled: isLocked(fieldPathId.path.join('.')), sx: targetStyle };

  return (
    <>
      {isOrdered && hasMoveUp && (
        <IconButton
          {...shared}
          data-move="up"
          aria-label={t('list.moveUp', { label })}
          onClick={(event) => {
            noteMove(index, index - 1);
            onMoveUpItem(event);
          }}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
      )}
      {isOrdered && hasMoveDown && (
        <IconButton
          {...shared}
          data-move="down"
          aria-label={t('list.moveDown', { label })}
          onClick={(event) => {
            noteMove(index, index + 1);
            onMoveDownItem(event);
          }}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
      )}
      {hasRemove && !isKept(items[index]) && (
        <IconButton
          {...shared}
          aria-label={t('list.remove', { label })}
          onClick={(event) => {
            noteRemoval(index);
            onRemoveItem(event);
          }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </>
  );
}

const targetStyle = { '@media (pointer: coarse)': { width: 44, height: 44 } };

const groupStyle = { display: 'grid', gap: 1.5, m: 0, p: 2, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1 };
