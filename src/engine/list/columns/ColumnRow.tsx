import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { IconButton } from '@/ui/IconButton';
import { Tick } from '@/ui/Tick';
import { boundedWidth, mayMove, movedColumn, withColumn, type ArrangedColumn } from './columnLayout';
import './columnRow.css';

interface ColumnRowProps {
  label: string;
  column: ArrangedColumn;
  /** All columns, as the place of this one depends on the others. */
  columns: readonly ArrangedColumn[];
  onChange: (columns: readonly ArrangedColumn[]) => void;
}

/** One column of the chooser. Everything that can be dragged in the grid has a button here. */
export function ColumnRow({ label, column, columns, onChange }: ColumnRowProps) {
  const { t } = useTranslation('columns');
  const { field, hidden } = column;
  const isName = field === columns[0]?.field;

  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', minHeight: { xs: 44, sm: 36 } }}>
      <Box sx={{ flex: 1, minWidth: 0, mr: 1 }}>
        <Tick
          label={label}
          title={isName ? t('always') : undefined}
          checked={!hidden}
          disabled={isName}
          onChange={() => onChange(withColumn(columns, field, { hidden: !hidden }))}
        />
      </Box>
      {!hidden && <Arrangement label={label} column={column} columns={columns} onChange={onChange} />}
    </Box>
  );
}

/** The width of an automatic column is not known here, so its first step starts from an ordinary width. */
const USUAL_WIDTH = 160;
const WIDTH_STEP = 40;

function Arrangement({ label, column, columns, onChange }: ColumnRowProps) {
  const { t } = useTranslation('columns');
  const announce = useAnnounce();
  const { field, pinned, width = USUAL_WIDTH, chosenWidth = width } = column;
  const shown = columns.filter(({ hidden }) => !hidden);

  function move(step: 1 | -1) {
    const next = movedColumn(columns, field, step);
    onChange(next);
    announce(t('moved', { column: label, place: next.findIndex((other) => other.field === field) + 1, total: shown.length }));
  }

  const resize = (step: number) => onChange(withColumn(columns, field, { chosenWidth: boundedWidth(chosenWidth + step) }));
  const mayGo = (step: 1 | -1) => mayMove(columns, field, step);

  return (
    <>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' } }}>
        <RowButton label={t('narrower', { column: label })} icon={<UnfoldLess style={sideways} />} onPress={() => resize(-WIDTH_STEP)} />
        <RowButton label={t('wider', { column: label })} icon={<UnfoldMore style={sideways} />} onPress={() => resize(WIDTH_STEP)} />
        <RowButton
          label={t('pin', { column: label })}
          icon={pinned ? <PushPin color="primary" /> : <PushPinOutlined />}
          isPressed={pinned}
          // The name stays pinned as long as any other column is.
          isPossible={field !== shown[0]?.field || !shown[1]?.pinned}
          onPress={() => onChange(withColumn(columns, field, { pinned: !pinned }))}
        />
      </Box>
      <RowButton label={t('up', { column: label })} icon={<ArrowUpward />} isPossible={mayGo(-1)} onPress={() => move(-1)} />
      <RowButton label={t('down', { column: label })} icon={<ArrowDownward />} isPossible={mayGo(1)} onPress={() => move(1)} />
    </>
  );
}

const sideways = { transform: 'rotate(90deg)' };

interface RowButtonProps {
  label: string;
  icon: ReactNode;
  isPossible?: boolean;
  isPressed?: boolean;
  onPress: () => void;
}

/** A button that can do nothing says so but is not disabled: a disabled button would lose the focus of the operator who has just used it (rule focus.kept). */
function RowButton({ label, icon, isPossible = true, isPressed, onPress }: RowButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={!isPossible}
      onClick={isPossible ? onPress : undefined}
      className="column-button"
    >
      {icon}
    </IconButton>
  );
}
