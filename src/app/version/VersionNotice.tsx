import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { ServedVersionContext } from '@/ui/ServedVersion';
import { useReload } from '@/ui/LeaveQuestion';

/** A key of the session storage: the version that a reload of this tab was meant to bring. */
const RELOADED_KEY = 'backOffice.reloadedFor';

/**
 * Offers a reload when the server serves another build, or when an overlay failed to load. The notice and its words load with the shell, as the other files of
 * this build may be gone by then. A mere new version can be put off, and is not offered again when a reload did not bring it: a server may announce a version
 * before it serves its page.
 */
export function VersionNotice() {
  const { t } = useTranslation(['shell', 'errors']);
  const { newVersion, missedParts } = use(ServedVersionContext);
  const [putOff, setPutOff] = useState(() => sessionStorage.getItem(RELOADED_KEY));
  const reload = useReload();
  const isPartMissing = missedParts > 0;
  const isNews = newVersion !== undefined && newVersion !== putOff;

  // The operator asked for the overlay that failed to load, where the focus would have gone: the button takes it instead, each time.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (missedParts > 0) button.current?.focus();
  }, [missedParts]);

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
      <div className="notices-buttons">
        {!isPartMissing && (
          <Button size="small" color="inherit" onClick={() => setPutOff(newVersion ?? null)}>
            {t('newVersion.later')}
          </Button>
        )}
        <Button ref={button} size="small" variant="contained" onClick={handleReload}>
          {t('errors:chunkReload')}
        </Button>
      </div>
    </div>
  );
}
