import { useTranslation } from 'react-i18next';
import { buildVersion } from '@/config/version';
import { currentLanguage } from '@/i18n/i18n';
import { useConfig, useSession } from '@/session/hooks';
import { useDarkTheme } from '@/ui/darkTheme';
import { facts, type Fact } from './facts';

/** The facts about the app as it runs now. */
export function useFacts(): Fact[] {
  const { t } = useTranslation('about');
  const config = useConfig();
  const { permissions } = useSession();
  const isDark = useDarkTheme();
  const language = currentLanguage();
  const name = config.environment?.name;

  return facts({
    version: buildVersion() || t('unbuilt'),
    config,
    permissions: permissions.size,
    language,
    theme: t(isDark ? 'dark' : 'light'),
    environment: name && (name[language] ?? name.fr),
    window,
  });
}
