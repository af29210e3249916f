import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface BootErrorBoundaryProps {
  children: ReactNode;
}

/** What could not even start is said, with a way out, instead of a blank page. Later failures are shown inside the shell. */
export class BootErrorBoundary extends Component<BootErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <StartFailure /> : this.props.children;
  }
}

/** Without the component library and with the words of the login page: these are all that is sure to be there. */
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
