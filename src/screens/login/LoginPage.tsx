import { useState, type ReactNode } from 'react';
import type { Language } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { Sentence } from '@/ui/Sentence';
import { LoginField } from './LoginField';
import { SHARED, useLoginForm } from './useLoginForm';

interface LoginPageProps {
  /** The language of the painted page, before the visitor chooses another one. */
  language: Language;
  title?: string | undefined;
  logoUrl?: string | undefined;
  /** Why the session ended, or why the attempt failed. It stays on the page, as a message of the message bar disappears. */
  notice?: string | undefined;
  /** That the work which the last session left unsaved waits for its operator. */
  kept?: string | undefined;
  /** Whether the form takes the focus, as the app has just disappeared, and the focus with it. */
  takesFocus?: boolean;
  /** The address of the external page where visitors of this deployment sign in. */
  external?: string | undefined;
  /** Called when the visitor leaves for that page. */
  onLeave?(): void;
  onSubmit(identifier: string, password: string, isShared: boolean): Promise<void>;
  onChangeLanguage(): void;
  /** Shown at the foot of the page. */
  children?: ReactNode;
}

/**
 * The page of visitors: a card 400 px wide (specification 2.2). It is painted from HTML at build time and hydrated, so it renders the same markup in both places
 * and uses no component library.
 */
export function LoginPage({ language, title, logoUrl, notice, kept, takesFocus, external, onLeave, onSubmit, onChangeLanguage, children }: LoginPageProps) {
  const { t } = useTranslation('login', language);
  const { ref, identifier, password, busy, read, submit } = useLoginForm(onSubmit);
  const [touched, setTouched] = useState({ identifier: false, password: false });
  const identifierProblem = identifierError(identifier);
  const passwordProblem = passwordError(password);
  const missing = missingKey(identifierProblem !== undefined, passwordProblem !== undefined);

  return (
    <main className="login">
      <div className="login-card">
        <div className="login-brand">
          {logoUrl && <img src={logoUrl} alt="" />}
          <p>{title}</p>
        </div>
        <h1>{t('pageTitle')}</h1>
        <div role="alert" className="login-notice">
          {notice !== undefined && <Sentence text={notice} />}
          {kept !== undefined && <p className="login-kept">{kept}</p>}
        </div>
        <form ref={ref} noValidate onSubmit={submit}>
          <LoginField
            id={`identifier-${language}`}
            name="identifier"
            type="email"
            takesFocus={takesFocus}
            label={t('identifier')}
            hint={t('identifierHint')}
            autoComplete="username"
            error={touched.identifier && identifierProblem ? t(identifierProblem) : undefined}
            onInput={read}
            onBlur={() => setTouched((before) => ({ ...before, identifier: true }))}
          />
          <PasswordField
            id={`password-${language}`}
            label={t('password')}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            error={touched.password && passwordProblem ? t(passwordProblem) : undefined}
            onInput={read}
            onBlur={() => setTouched((before) => ({ ...before, password: true }))}
          />
          <div className="login-shared">
            <input id={`shared-${language}`} name={SHARED} type="checkbox" aria-describedby={`shared-${language}-hint`} />
            <label htmlFor={`shared-${language}`}>{t('shared')}</label>
            <p id={`shared-${language}-hint`} className="login-hint">
              {t('sharedHint')}
            </p>
          </div>
          <button type="submit" className="login-submit" disabled={missing !== undefined || busy} aria-describedby={`missing-${language}`}>
            {t(busy ? 'submitting' : 'submit')}
          </button>
          <p id={`missing-${language}`} className="login-missing">
            {missing && t(`missing.${missing}`)}
          </p>
        </form>
        {external && (
          <p>
            <a className="login-link" href={external} onClick={onLeave}>
              {t('external')}
            </a>
          </p>
        )}
      </div>
      <button type="button" className="login-language" lang={language === 'fr' ? 'en' : 'fr'} title={t('languageHint')} onClick={onChangeLanguage}>
        {t('language')}
      </button>
      {children}
    </main>
  );
}

/** The key of the text that says what is still to be typed, beside the disabled button. */
function missingKey(identifier: boolean, password: boolean): 'both' | 'identifier' | 'password' | undefined {
  if (identifier && password) return 'both';
  if (identifier) return 'identifier';
  return password ? 'password' : undefined;
}

/** Matches text, an at sign, text, a dot and text: the server checks the rest (specification 5.3). */
const IDENTIFIER = /^.+@.+\..+$/;

/** The key of what is wrong with an identifier, in the namespace `login`. */
function identifierError(identifier: string): 'identifierRequired' | 'identifierInvalid' | undefined {
  if (!identifier.trim()) return 'identifierRequired';
  return IDENTIFIER.test(identifier.trim()) ? undefined : 'identifierInvalid';
}

/** The key of what is wrong with a password, in the namespace `login`. */
function passwordError(password: string): 'passwordRequired' | undefined {
  return password ? undefined : 'passwordRequired';
}

interface PasswordFieldProps {
  id: string;
  label: string;
  showLabel: string;
  hideLabel: string;
  error: string | undefined;
  onInput: () => void;
  onBlur: () => void;
}

/** A box for a password, with a button that shows the password while it is typed. */
function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  return (
    <LoginField {...field} name="password" type={shown ? 'text' : 'password'} autoComplete="current-password">
      <button type="button" className="login-reveal" aria-pressed={shown} aria-label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 5C6.5 5 2.7 9.2 1.5 12c1.2 2.8 5 7 10.5 7s9.3-4.2 10.5-7C21.3 9.2 17.5 5 12 5Z" fill="none" stroke="currentColor" strokeWidth="1.8" />
          <circle cx="12" cy="12" r="3.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
          {shown && <path d="M4 4l16 16" stroke="currentColor" strokeWidth="1.8" />}
        </svg>
      </button>
    </LoginField>
  );
}
