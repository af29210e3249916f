import Link from '@mui/material/Link';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeaving } from '@/engine/page/useLeaving';
import { listPage } from '@/engine/page/destination';
import { showAddress } from '@/engine/model/recordAddress';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RouterLink } from '@/ui/RouterLink';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { useCase, type Trouble } from '../CaseContext';
import { isReplaced } from '../../model/isReplaced';

/** Notices that must be read first: that the request was replaced, or that the outcome of the last command is unknown. */
export function CaseNotices() {
  const { trouble } = useCase();
  return (
    <>
      {trouble && <TroubleNotice trouble={trouble} />}
      <ReplacedNotice />
      <ReplacingNotice />
    </>
  );
}

function TroubleNotice({ trouble }: { trouble: Trouble }) {
  const { t } = useTranslation('solidaryCase');
  const { entity, sending, refresh, copyId } = useCase();
  const leaving = useLeaving(entity.resource);
  const box = useFocusHandover();
  useEffect(() => {
    // The focus moves here after the dialog that sent the command has returned it, because nothing else can be done before this notice is read.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [box]);
  const action =
    trouble !== 'replaced' ? (
      <Button size="small" color="inherit" aria-disabled={sending !== undefined} onClick={() => void refresh()} style={buttonStyle}>
        {t('trouble.readAgain')}
      </Button>
    ) : (
      <Button size="small" color="inherit" component={RouterLink} href={listPage(leaving)} style={buttonStyle}>
        {t('show:toList')}
      </Button>
    );
  return (
    <Notice ref={box} tabIndex={-1} severity="warning" role="alert" action={action} className="notice-above">
      {t(`trouble.${trouble}`)}. {copyId === undefined ? t(`trouble.${trouble}Hint`) : <OtherCase id={copyId}>{t('trouble.replacedCopy', { id: copyId })}</OtherCase>}
    </Notice>
  );
}

/** A request that was replaced is over, and its copy continues. */
function ReplacedNotice() {
  const { t } = useTranslation('solidaryCase');
  const { solidaryCase } = useCase();
  if (!isReplaced(solidaryCase)) return null;
  const { childId } = solidaryCase;
  return (
    <Notice severity="info" className="notice-above">
      {t('replaced.by')} {childId === undefined ? t('replaced.unknown') : <OtherCase id={childId}>{t('replaced.open', { id: childId })}</OtherCase>}
    </Notice>
  );
}

/** Right after the edit that made this copy, the notice is announced; later it is only shown. */
function ReplacingNotice() {
  const { t } = useTranslation('solidaryCase');
  const { solidaryCase } = useCase();
  const { state } = useLocation() as { state: unknown };
  const { parentId } = solidaryCase;
  const isNews = isPlainObject(state) && state['replaced'] !== undefined;
  if (parentId === undefined) return null;
  return (
    <Notice severity={isNews ? 'success' : 'info'} role={isNews ? 'status' : 'note'} className="notice-above">
      {t(isNews ? 'replaced.news' : 'replaced.replaces')} <OtherCase id={parentId}>{t('replaced.openOld', { id: parentId })}</OtherCase>
    </Notice>
  );
}

function OtherCase({ id, children }: { id: number; children: ReactNode }) {
  const { entity } = useCase();
  return (
    <Link component={RouterLink} href={showAddress(entity.resource.route, id)} color="inherit">
      {children}
    </Link>
  );
}

const buttonStyle = { whiteSpace: 'nowrap' };
