import { renderToString } from 'react-dom/server';
import { startI18n } from '@/i18n/i18n';
import { LANGUAGES } from '@/i18n/language';
import { LoginPage } from '@/screens/login/LoginPage';

/** The HTML of the login page in each language, as `main.tsx` hydrates it. */
export function paintLogin(): string {
  startI18n('fr');
  return LANGUAGES.map((language) => {
    const page = <LoginPage language={language} onSubmit={() => Promise.resolve()} onChangeLanguage={() => undefined} />;
    return `<div id="root-${language}" data-painted-login>${renderToString(page)}</div>`;
  }).join('\n');
}
