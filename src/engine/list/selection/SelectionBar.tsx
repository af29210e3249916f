import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { firstCell } from '@/ui/firstCell';
import { IconButton } from '@/ui/IconButton';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { telephone, topRoom } from '@/ui/tokens';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { useShortening } from '@/ui/useShortening';
import { BulkActions } from '../../bulk/BulkActions';
import { lastStep, type BulkChoice } from '../../bulk/BulkChoices';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import type { KnownTotal } from '../../data/knownTotal';
import { isEmptySelection, scopeOf } from '../../data/selection';
import type { SelectableList } from './SelectionContext';
import { useSelectionText } from './useSelectionText';

interface SelectionBarProps {
  entity: EntityBody;
  list: ListDefinition;
  query: ListQuery;
  selectable: SelectableList;
  known: KnownTotal;
  /** An action on the selection is under way, or its result is being read: the bar stays as it is. */
  isWorking: boolean;
  onWorking: (isWorking: boolean) => void;
}

/** How many records are selected and where, with buttons that select all or none, and the actions on the selection. */
export function SelectionBar({ entity, list, query, selectable, known, isWorking, onWorking }: SelectionBarProps) {
  const { t } = useTranslation(['list', 'ui']);
  const { selection, changes, page, isDropped } = selectable;
  const { total } = known;
  const text = useSelectionText({ ...selectable, total });
  const box = useFocusHandover(firstCell);
  const isEmpty = isEmptySelection(selection);
  // All records can be selected only where their exact number is known, by which the operator confirms a bulk action.
  const isPartial = selection.kind === 'some' && selection.records.size < total && !known.more;
  const selectAll: BulkChoice = { kind: 'select', key: 'selectAll', label: t('list:selectAll', { count: total }), onChoose: changes.selectAll };

  const isNarrow = useIsNarrow();
  const last = lastStep(entity.resource);
  const { line, step } = useShortening(last, text);
  const shortness = isNarrow ? last : step;

  return (
    <Box ref={box} component="section" aria-label={t('list:selection')} sx={barStyle}>
      <Box ref={line} sx={{ ...lineStyle, flexWrap: { sm: shortness === last ? 'wrap' : 'nowrap' } }}>
        <Box component="p" sx={isNarrow || shortness === 0 ? countStyle : shortCountStyle}>
          {text}
        </Box>
        {(!isEmpty || isWorking) && (
          <BulkActions
            picked={{ entity, list, scope: scopeOf(selection, query, { records: page, total }), query, total }}
            about={text}
            first={!isEmpty && isPartial ? [selectAll] : []}
            shortness={shortness}
            onWorking={onWorking}
            onGone={changes.drop}
            onDone={changes.clear}
          />
        )}
        <GlobalStyles styles={pageStyle} />
        <ClearButton label={isDropped ? t('ui:close') : t('list:unselect')} isIcon={shortness > 0 || isDropped} onClick={changes.clear} />
      </Box>
    </Box>
  );
}

function ClearButton({ label, isIcon, onClick }: { label: string; isIcon: boolean; onClick: () => void }) {
  if (!isIcon) {
    return (
      <Button size="small" color="inherit" onClick={onClick} style={{ marginInlineStart: 'auto' }}>
        {label}
      </Button>
    );
  }
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={onClick} style={{ marginInlineStart: 'auto' }}>
      <Close fontSize="small" />
    </IconButton>
  );
}

/** The bar stays in sight on a telephone, so the page must not scroll what takes the focus under it (WCAG 2.4.11). */
const BAR_TOP = `calc(${topRoom} + 8px)`;
const pageStyle = { [`@media ${telephone}`]: { html: { scrollPaddingTop: `calc(${BAR_TOP} + 64px)` } } };

const barStyle = {
  position: { xs: 'sticky', sm: 'static' },
  top: BAR_TOP,
  zIndex: 2,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
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

/** What does not fit in the line sticks out, by which the line is known to be too long. */
const lineStyle = { display: 'flex', flex: '1 1 0', alignItems: 'center', gap: 0.5, minWidth: 0, '& > *': { flexShrink: { sm: 0 }, whiteSpace: { sm: 'nowrap' } } };

const countStyle = { m: 0, mr: 1, minWidth: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' };

/** Two short lines take less of the width than one, and no more of the height than a button. */
const shortCountStyle = { ...countStyle, width: 'min-content', minWidth: '8em', lineHeight: 1.2, '&&': { whiteSpace: 'normal' } };
