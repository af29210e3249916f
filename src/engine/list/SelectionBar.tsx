import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { BulkActions } from '../bulk/BulkActions';
import type { EntityBody, ListDefinition } from '../Resource';
import type { ListQuery } from './listQuery';
import { isEmptySelection, scopeOf } from './selection';
import type { SelectableList } from './SelectionContext';
import { useSelectionText } from './useSelectionText';

interface SelectionBarProps {
  entity: EntityBody;
  list: ListDefinition;
  query: ListQuery;
  selectable: SelectableList;
  total: number;
}

/** How many records are selected and where, how to have all of them or none, and what can be done with them (ux D2, D3). */
export function SelectionBar({ entity, list, query, selectable, total }: SelectionBarProps) {
  const { t } = useTranslation(['list', 'ui']);
  const { selection, changes, page, isDropped } = selectable;
  const text = useSelectionText({ ...selectable, total });
  const box = useFocusHandover(firstCell);
  const isEmpty = isEmptySelection(selection);
  const isPartial = selection.kind === 'some' && selection.records.size < total;

  return (
    <Box ref={box} component="section" aria-label={t('list:selection')} sx={barStyle}>
      <Box component="p" sx={{ m: 0, mr: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Box>
      {!isEmpty && isPartial && (
        <Button size="small" onClick={changes.selectAll}>
          {t('list:selectAll', { count: total })}
        </Button>
      )}
      {!isEmpty && (
        <BulkActions
          entity={entity}
          list={list}
          scope={scopeOf(selection, query, { records: page, total })}
          onDone={changes.clear}
        />
      )}
      {isDropped ? (
        <IconButton size="small" aria-label={t('ui:close')} title={t('ui:close')} onClick={changes.clear} sx={{ ml: 'auto' }}>
          <Close fontSize="small" />
        </IconButton>
      ) : (
        <Button size="small" color="inherit" onClick={changes.clear} sx={{ ml: 'auto' }}>
          {t('list:unselect')}
        </Button>
      )}
    </Box>
  );
}

/** Where the operator goes on from once nothing is selected any more. */
function firstCell(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role=grid] [role=gridcell]');
}

const barStyle = {
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 1.5,
  py: 0.5,
  mb: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  typography: 'body2',
};
