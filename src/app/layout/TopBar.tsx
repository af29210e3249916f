import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { memo } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { RouteHandle } from '@/engine/routes';
import { currentLanguage } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { chooseDarkTheme, useDarkTheme } from '@/ui/darkTheme';
import { IconButton } from '@/ui/IconButton';
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
  const { choosesStructure, isFixed } = useStructureChoice();
  const isBelow = isNarrow || isFixed;

  return (
    <header className="top">
      <div className="top-bar">
        <IconButton className="top-menu" onClick={onOpenMenu} aria-label={t('openMenu')}>
          <MenuOutlined />
        </IconButton>
        <Breadcrumbs />
        <PaletteButton />
        {!isBelow && choosesStructure && <StructureSelector isFixed={isFixed} />}
        <OperatorButtons />
      </div>
      {isBelow && choosesStructure && (
        <div className="top-structure">
          <StructureSelector isFixed={isFixed} />
        </div>
      )}
    </header>
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
    <Button size="small" color="inherit" lang={other} onClick={() => switchLanguage(other)} aria-label={`${other.toUpperCase()} – ${t('languageHint')}`}>
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
      <p className="top-name">
        {user.givenName} {user.shortFamilyName}
      </p>
      <Button size="small" color="inherit" startIcon={<LogoutOutlined />} onClick={logOut} aria-label={t('disconnect')}>
        <span className="top-word">{t('disconnect')}</span>
      </Button>
    </>
  );
}

/**
 * Whether to show the choice of a structure: the operator must have several (specification 2.15), and the page must depend on it. Such pages are those that
 * ask for a structure, and the home page, whose links and drafts follow it. It is fixed from the start where the page says so, as the page below it would move
 * if the reason came later.
 */
function useStructureChoice(): { choosesStructure: boolean; isFixed: boolean } {
  const { structures, solidaryEdit } = useSession();
  const { pathname } = useLocation();
  const { forStructure } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  return { choosesStructure: structures.length > 1 && (pathname === '/' || forStructure !== undefined), isFixed: solidaryEdit || forStructure === 'fixed' };
}
