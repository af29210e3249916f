import { Component, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';

interface BootErrorBoundaryProps {
  children: ReactNode;
}

/** Shows a page with a way out, instead of a blank one, when the app could not even start. Later failures are shown inside the shell. */
export class BootErrorBoundary extends Component<BootErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <StartFailure /> : this.props.children;
  }
}

/** The page of a failed start. It uses no component library, and the words of the login page: only these are sure to be loaded. */
function StartFailure() {
  const { t } = useTranslation('login');
  return (
    <main className="login">
      <title>{t('failure.title')}</title>
      <div className="login-card" role="alert">
        <h1>{t('failure.title')}</h1>
        <p>{t('failure.detail')}</p>
        <button type="button" className="login-submit" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </button>
      </div>
    </main>
  );
}
