import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { getUiOptions, type ArrayFieldItemTemplateProps, type ArrayFieldTemplateProps, type RJSFSchema } from '@rjsf/utils';
import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from './FormState';

/** A list that no widget stands for: its items one under the other, and a button that adds one (ux G13). */
export function ListTemplate(props: ArrayFieldTemplateProps<unknown, RJSFSchema>) {
  const { items, canAdd, disabled, onAddClick, uiSchema, fieldPathId } = props;
  const { t } = useTranslation('form');
  const { messages } = useFormState();
  const { title = '' } = getUiOptions(uiSchema);
  const message = messages.get(fieldPathId.path.join('.'));
  const list = useRef<HTMLElement>(null);
  const handleClick = useItemFocus(list, items.length);

  return (
    <Box ref={list} component="fieldset" onClickCapture={handleClick} sx={listStyle}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {title}
      </Typography>
      {items}
      {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
      {canAdd && (
        <Button
          id={fieldPathId.$id}
          startIcon={<Add />}
          disabled={disabled === true}
          onClick={onAddClick}
          sx={{ justifySelf: 'start' }}
        >
          {t('list.add', { label: title })}
        </Button>
      )}
    </Box>
  );
}

const listStyle = { display: 'grid', gap: 1.5, m: 0, p: 0, border: 0, minWidth: 0 };

/** One item with what moves and removes it, each named after it. */
export function ListItemTemplate(props: ArrayFieldItemTemplateProps<unknown, RJSFSchema>) {
  const { children, buttonsProps, index, parentUiSchema } = props;
  const { t } = useTranslation('form');
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem, disabled = false } = buttonsProps;
  const label = t('list.item', { label: getUiOptions(parentUiSchema).title ?? '', position: index + 1 });
  const button = (key: string, icon: ReactNode, isOffered: boolean, onClick: () => void) =>
    isOffered && (
      <IconButton size="small" disabled={disabled} aria-label={t(`list.${key}`, { label })} onClick={onClick}>
        {icon}
      </IconButton>
    );

  return (
    <Box data-item={index} sx={{ display: 'flex', alignItems: 'end', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {button('moveUp', <ArrowUpward fontSize="small" />, hasMoveUp, onMoveUpItem)}
      {button('moveDown', <ArrowDownward fontSize="small" />, hasMoveDown, onMoveDownItem)}
      {button('remove', <Close fontSize="small" />, hasRemove, onRemoveItem)}
    </Box>
  );
}

/** The focus goes to the item just added or, after a removal, to the one that took its place (ux G13, R5). */
function useItemFocus(list: RefObject<HTMLElement | null>, count: number) {
  const known = useRef(count);
  const pressed = useRef(0);

  useEffect(() => {
    const target = count > known.current ? count - 1 : Math.min(pressed.current, count - 1);
    const hasChanged = count !== known.current;
    known.current = count;
    if (!hasChanged) return;
    const item = list.current?.querySelector(`[data-item="${target}"]`) ?? list.current;
    item?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [list, count]);

  return (event: MouseEvent) => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-item]') : null;
    pressed.current = Number(item?.dataset['item'] ?? 0);
  };
}
