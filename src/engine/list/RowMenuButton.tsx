import MoreVert from '@mui/icons-material/MoreVert';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { RecordData } from '../model/Schema';
import { useRowMenu } from './RowMenu';

interface RowMenuButtonProps {
  record: RecordData;
  /** What the record is called. */
  title: string;
  /** In the grid, arrows reach it and Tab does not. */
  inGrid?: boolean;
}

/** Opens what else may be done with a row or a card; nothing when there is nothing else. */
export function RowMenuButton({ record, title, inGrid = false }: RowMenuButtonProps) {
  const { t } = useTranslation('list');
  const menu = useRowMenu();
  if (!menu.hasItems(record)) return null;
  const label = t('actionsFor', { title });

  return (
    <ButtonBase
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      tabIndex={inGrid ? -1 : 0}
      onClick={(event) => menu.open(record, event.currentTarget)}
      sx={{ color: 'text.secondary' }}
    >
      <MoreVert fontSize="small" />
    </ButtonBase>
  );
}
