import { use, type MouseEvent } from 'react';
import { useTextContext } from '../../fields/useTextContext';
import type { RecordData } from '../../model/Schema';
import { RowIcon } from './RowIcon';
import { useRowMenu } from './RowMenu';
import { BusyRowsContext } from './useBusyRows';

interface RowMenuButtonProps {
  record: RecordData;
  /** The title of the record. */
  title: string;
  /** Whether the button is in the grid, where arrow keys reach it and Tab does not. */
  inGrid?: boolean;
}

/** The button that opens the menu of a row or card, and says that an action on its record is under way. Renders nothing where the menu is empty. */
export function RowMenuButton({ record, title, inGrid = false }: RowMenuButtonProps) {
  const { t } = useTextContext();
  const menu = useRowMenu();
  const isBusy = use(BusyRowsContext).has(record['id']);
  if (!menu.hasItems(record)) return null;
  const label = t('list:actionsFor', { title });
  const button = {
    'aria-label': label,
    title: label,
    'aria-haspopup': 'menu',
    'aria-busy': isBusy || undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => menu.open(record, currentTarget),
    children: <RowIcon of={isBusy ? 'busy' : 'menu'} />,
  } as const;

  return <button type="button" tabIndex={inGrid ? -1 : undefined} {...button} />;
}
