import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { isApple } from './isApple';
import { useKeys } from './KeysContext';
import { controlButtons, hasEditLink, keyedButtons, rows, selectionButton } from './pageParts';
import { searchBox } from './searchBox';
import type { MenuKey } from './useMenuKeys';

interface Line {
  /** Keys to press one after the other, or together where a + stands between them. */
  keys: string;
  label: string;
}

/** The shortcuts of the current page, and the switch that turns the single keys on and off. */
export function KeysDialog({ menu, onClose }: { menu: readonly MenuKey[]; onClose: () => void }) {
  const { t } = useTranslation('keys');
  const { areOn, turn } = useKeys();
  const id = useId();
  // What the page had when the dialog opened; it does not change while the dialog is open.
  const [here] = useState(() => ({ list: rows().length > 0, search: searchBox() !== undefined, edit: hasEditLink(), selection: selectionButton() !== undefined, buttons: keyedButtons(), together: controlButtons() }));
  const control = isApple ? '⌘' : t('control');
  const ofPage = [
    { keys: 'j', label: t('nextRow'), on: here.list },
    { keys: 'k', label: t('previousRow'), on: here.list },
    { keys: 'x', label: t('selection'), on: here.selection },
    { keys: '/', label: t('search'), on: here.search },
    { keys: 'e', label: t('edit'), on: here.edit },
  ];
  const single = [...ofPage.filter(({ on }) => on), ...here.buttons.map(({ key, label }) => ({ keys: key, label })), { keys: '?', label: t('list') }];
  const together = here.together.map(({ key, label }) => ({ keys: `${control} + ${key === 'Enter' ? t('enter') : key}`, label }));

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('title')}</DialogTitle>
      <DialogContent>
        <FormControlLabel control={<Switch autoFocus checked={areOn} onChange={(_event, on) => turn(on)} slotProps={{ input: { 'aria-describedby': `${id}-help` } }} />} label={t('single')} />
        <FormHelperText id={`${id}-help`} sx={{ m: 0, mb: 1 }}>
          {t('singleHelp')}
        </FormHelperText>
        <Lines title={t('always')} lines={[{ keys: `${control} + K`, label: t('palette') }]} />
        {(areOn || together.length > 0) && <Lines title={t('here')} lines={areOn ? [...together, ...single] : together} />}
        {areOn && <Lines title={t('menu')} lines={menu.map(({ key, label }) => ({ keys: `g ${key}`, label }))} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <>
      <Typography variant="body2" component="h3" sx={{ mt: 2, mb: 0.5, fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="dl" sx={linesStyle}>
        {lines.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              {keys.split(' ').map((key) => (key === '+' ? ' + ' : <kbd key={key}>{key}</kbd>))}
            </dd>
          </div>
        ))}
      </Box>
    </>
  );
}

const linesStyle = {
  m: 0,
  typography: 'body2',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75, borderBottom: 1, borderColor: 'divider' },
  '& dt': { minWidth: 0 },
  '& dd': { m: 0, whiteSpace: 'nowrap', flexShrink: 0 },
  '& kbd': { px: 0.75, ml: 0.5, border: 1, borderColor: 'divider', borderRadius: 1, font: 'inherit', color: 'text.secondary' },
};
