import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { SavedView } from '../../data/listPreferences';
import type { CurrentView } from './useCurrentView';
import { useViewActions } from './useViewActions';
import { ViewNameDialog } from './ViewNameDialog';

interface ViewsMenuProps {
  anchor: HTMLElement;
  entity: string;
  current: CurrentView;
  onClose: () => void;
}

/** The views of this list, the commands for the one in force, and the dialogs of these commands. */
export function ViewsMenu({ anchor, entity, current, onClose }: ViewsMenuProps) {
  const { t } = useTranslation('views');
  const [asked, setAsked] = useState<Question>();
  const { preferences, ...actions } = useViewActions(entity, current);
  const { view } = current;
  useFocusAfter(anchor);

  const closing = (action: () => void) => () => {
    action();
    onClose();
  };

  if (asked) return <ViewDialog asked={asked} entity={entity} current={current} onClose={onClose} />;
  const isOpening = view !== undefined && preferences.opening === view.id;
  return (
    <Menu open anchorEl={anchor} disableRestoreFocus onClose={onClose} slotProps={{ list: { 'aria-label': t('list:views.title') }, paper: { sx: { maxWidth: 360 } } }}>
      <ViewItem name={t('none')} isChosen={!view} onPick={closing(() => actions.open(undefined))} />
      {preferences.views.map((other) => (
        <ViewItem
          key={other.id}
          name={other.name}
          note={preferences.opening === other.id ? t('opening') : undefined}
          isChosen={other.id === view?.id}
          onPick={closing(() => actions.open(other))}
        />
      ))}
      {preferences.views.length === 0 && (
        <MenuItem aria-disabled sx={{ whiteSpace: 'normal', typography: 'body2', color: 'text.secondary', cursor: 'default' }}>
          {t('empty')}
        </MenuItem>
      )}
      <Divider component="li" />
      {view && current.isModified && <MenuItem onClick={closing(() => actions.update(view))}>{t('update', { name: view.name })}</MenuItem>}
      <MenuItem onClick={() => setAsked({ kind: 'saveAs' })}>{t('saveAs')}</MenuItem>
      {view && <MenuItem onClick={() => setAsked({ kind: 'rename', view })}>{t('rename')}</MenuItem>}
      {view && (
        <MenuItem onClick={closing(() => actions.setOpening(view, !isOpening))}>{t(isOpening ? 'dontOpen' : 'open')}</MenuItem>
      )}
      {view && (
        <MenuItem onClick={() => setAsked({ kind: 'remove', view })} sx={{ color: 'error.main' }}>
          {t('remove')}
        </MenuItem>
      )}
      <Divider component="li" />
      <MenuItem onClick={closing(() => void actions.copyLink())}>{t('copyLink')}</MenuItem>
    </Menu>
  );
}

/** What a command asks before it is carried out: a name, or a confirmation. */
type Question = { kind: 'saveAs' } | { kind: 'rename' | 'remove'; view: SavedView };

function ViewDialog({ asked, entity, current, onClose }: Omit<ViewsMenuProps, 'anchor'> & { asked: Question }) {
  const { t } = useTranslation('views');
  const { preferences, saveAs, rename, remove } = useViewActions(entity, current);
  const naming = (name: (given: string) => void) => ({
    preferences,
    onName(given: string) {
      name(given);
      onClose();
    },
    onClose,
  });
  if (asked.kind === 'saveAs') return <ViewNameDialog {...naming(saveAs)} />;
  const { kind, view } = asked;
  if (kind === 'rename') return <ViewNameDialog renamed={view} {...naming((name) => rename(view, name))} />;
  return (
    <ConfirmDialog
      open
      destructive
      title={t('removeTitle', { name: view.name })}
      body={t('removeBody')}
      confirmLabel={t('removeConfirm')}
      onConfirm={() => {
        remove(view);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface ViewItemProps {
  name: string;
  note?: string | undefined;
  isChosen: boolean;
  onPick: () => void;
}

function ViewItem({ name, note, isChosen, onPick }: ViewItemProps) {
  return (
    <MenuItem role="menuitemradio" selected={isChosen} aria-checked={isChosen} onClick={onPick} sx={{ whiteSpace: 'normal', gap: 1 }}>
      <Check aria-hidden="true" style={{ fontSize: 18, visibility: isChosen ? 'visible' : 'hidden' }} />
      <span>
        {name}
        {note && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` (${note})`}
          </Box>
        )}
      </span>
    </MenuItem>
  );
}

/** Gives the focus back to the button once the menu and its dialogs are closed (rule focus.kept). */
function useFocusAfter(anchor: HTMLElement): void {
  useEffect(() => () => anchor.focus(), [anchor]);
}
