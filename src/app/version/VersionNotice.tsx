import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { ServedVersionContext } from '@/ui/ServedVersion';
import { useReload } from '@/ui/LeaveQuestion';

/** A key of the session storage: the version that a reload of this tab was meant to bring. */
const RELOADED_KEY = 'backOffice.reloadedFor';

/**
 * Offers a reload when the server serves another build, or when an overlay failed to load; the overlay can also be tried again, unless the build is another one.
 * The notice and its words load with the shell, as the other files of this build may be gone by then. A mere new version can be put off, and is not offered
 * again when a reload did not bring it: a server may announce a version before it serves its page.
 */
export function VersionNotice() {
  const { t } = useTranslation('shell');
  const { newVersion, missed } = use(ServedVersionContext);
  const [putOff, setPutOff] = useState(() => sessionStorage.getItem(RELOADED_KEY));
  const reload = useReload();
  const isPartMissing = missed.length > 0;
  const isNews = newVersion !== undefined && newVersion !== putOff;

  const maySucceed = isPartMissing && newVersion === undefined;

  // The operator asked for the overlay that failed to load, where the focus would have gone: the first button takes it instead, each time.
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missed.length > 0) buttons.current?.querySelector('button')?.focus();
  }, [missed]);

  function handleReload() {
    if (newVersion !== undefined) sessionStorage.setItem(RELOADED_KEY, newVersion);
    reload();
  }

  function text() {
    if (!isPartMissing) return t('newVersion.found');
    return t(newVersion === undefined ? 'errors:chunkPart' : 'errors:chunkOutdated');
  }

  if (!isPartMissing && !isNews) return null;
  return (
    <div className="notices-line">
      <p>{text()}</p>
      <div ref={buttons} className="notices-buttons">
        {maySucceed && (
          <Button size="small" variant="contained" onClick={() => missed.forEach((again) => again())}>
            {t('ui:retry')}
          </Button>
        )}
        {!isPartMissing && (
          <Button size="small" color="inherit" onClick={() => setPutOff(newVersion ?? null)}>
            {t('newVersion.later')}
          </Button>
        )}
        <Button size="small" {...(maySucceed ? { color: 'inherit' } : { variant: 'contained' })} onClick={handleReload}>
          {t('errors:chunkReload')}
        </Button>
      </div>
    </div>
  );
}
