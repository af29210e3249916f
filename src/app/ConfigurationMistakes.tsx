import type { ConfigMistake } from '@/config/ConfigMistake';
import { configMistakeText } from '@/config/configMistakeText';
import { useTranslation } from '@/i18n/useTranslation';

/** The page of a deployment whose `config.json` is wrong. It lists all the mistakes at once, instead of starting an app that half works. */
export function ConfigurationMistakes({ mistakes }: { mistakes: readonly ConfigMistake[] }) {
  const { t } = useTranslation('errors');
  return (
    <main className="login">
      <title>{t('config.title')}</title>
      <div className="login-card configuration-mistakes" role="alert">
        <h1>{t('config.title')}</h1>
        <p>{t('config.intro', { count: mistakes.length })}</p>
        <ul>
          {mistakes.map((mistake) => (
            <li key={`${mistake.path} ${mistake.key}`}>
              {mistake.path && <code>{mistake.path}</code>} {configMistakeText(mistake, t)}
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
