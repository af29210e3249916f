import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import type { RouteHandle } from '@/engine/routes';
import { currentLanguage } from '@/i18n/i18n';
import { useSession } from '@/session/hooks';
import { chooseDarkTheme, useDarkTheme } from '@/ui/darkTheme';
import { sizes } from '@/ui/tokens';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { PaletteButton } from '../palette/PaletteButton';
import { useSwitchLanguage } from '../useSwitchLanguage';
import { Breadcrumbs } from './Breadcrumbs';
import { useLogOut } from './LogOutGuard';
import { StructureSelector } from './StructureSelector';

/**
 * Breadcrumbs, search, structure, language, theme, the operator's name and the log-out button. The structure stands below them where there is no room: on a
 * telephone, and when it is shown with the reason why it cannot be changed.
 */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('shell');
  const isNarrow = useIsNarrow();
  const choosesStructure = useChoosesStructure();
  const { solidaryEdit } = useSession();
  const isBelow = isNarrow || solidaryEdit;

  return (
    <Box component="header" sx={{ display: 'contents' }}>
      <Box
        sx={{
          position: 'sticky',
          top: 'var(--banner-height, 0px)',
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: sizes.topBar,
          px: { xs: 1, md: 3 },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <IconButton onClick={onOpenMenu} aria-label={t('openMenu')} sx={{ display: { md: 'none' } }}>
          <MenuOutlined />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Breadcrumbs />
        </Box>
        <PaletteButton />
        {!isBelow && choosesStructure && <StructureSelector />}
        <OperatorButtons />
      </Box>
      {isBelow && choosesStructure && (
        <Box sx={{ px: { xs: 2, md: 3 }, py: 0.5, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
          <StructureSelector />
        </Box>
      )}
    </Box>
  );
}

/** What does not depend on the page, and is not rendered again when it changes. */
const OperatorButtons = memo(function OperatorButtons() {
  return (
    <>
      <LanguageButton />
      <ThemeButton />
      <Operator />
    </>
  );
});

function LanguageButton() {
  const { t } = useTranslation('shell');
  const other = currentLanguage() === 'fr' ? 'en' : 'fr';
  const switchLanguage = useSwitchLanguage();
  return (
    <Button size="small" color="inherit" lang={other} onClick={() => switchLanguage(other)} aria-label={`${other.toUpperCase()} – ${t('languageHint')}`} sx={{ minWidth: 44 }}>
      {other.toUpperCase()}
    </Button>
  );
}

function ThemeButton() {
  const { t } = useTranslation('shell');
  const dark = useDarkTheme();
  return (
    <IconButton role="switch" aria-checked={dark} aria-label={t('darkTheme')} title={t('darkTheme')} onClick={() => chooseDarkTheme(!dark)}>
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}

function Operator() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const logOut = useLogOut();
  return (
    <>
      <Typography component="p" variant="body2" sx={{ display: { xs: 'none', sm: 'block' }, whiteSpace: 'nowrap' }}>
        {user.givenName} {user.shortFamilyName}
      </Typography>
      <Button
        size="small"
        color="inherit"
        startIcon={<LogoutOutlined />}
        onClick={logOut}
        aria-label={t('disconnect')}
        sx={{ whiteSpace: 'nowrap', '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } }, minWidth: 44 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('disconnect')}
        </Box>
      </Button>
    </>
  );
}

/**
 * Whether to show the choice of a structure: the operator must have several (specification 2.15), and the page must depend on it. Such pages are those that
 * ask for a structure, and the home page, whose links and drafts follow it.
 */
function useChoosesStructure(): boolean {
  const { structures } = useSession();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return structures.length > 1 && (pathname === '/' || handle?.forStructure === true);
}
