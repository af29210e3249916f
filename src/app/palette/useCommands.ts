import { useTranslation } from 'react-i18next';
import { currentLanguage } from '@/i18n/i18n';
import { chooseDarkTheme, useDarkTheme } from '@/ui/darkTheme';
import { useKeys } from '../keys/KeysContext';
import { useLogOut } from '../layout/LogOutGuard';
import { useSwitchLanguage } from '../useSwitchLanguage';
import type { PaletteEntry } from './PaletteEntry';

/** The commands that are available on every page. */
export function useCommands(): PaletteEntry[] {
  const { t } = useTranslation('palette');
  const isDark = useDarkTheme();
  const { show: showKeys } = useKeys();
  const logOut = useLogOut();
  const switchLanguage = useSwitchLanguage();
  const other = currentLanguage() === 'fr' ? 'en' : 'fr';
  return [
    { key: 'command:theme', title: t(isDark ? 'commands.light' : 'commands.dark'), alias: t('keywords.theme'), run: () => chooseDarkTheme(!isDark) },
    { key: 'command:language', title: t('shell:languageHint'), alias: t('keywords.language'), lang: other, run: () => switchLanguage(other) },
    { key: 'command:keys', title: t('commands.keys'), alias: t('keywords.keys'), run: showKeys },
    { key: 'command:logOut', title: t('shell:disconnect'), alias: t('keywords.logOut'), run: logOut },
  ];
}
