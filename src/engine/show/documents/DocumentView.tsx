import OpenInNew from '@mui/icons-material/OpenInNew';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/Notice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Button } from '@/ui/Button';
import { PdfView } from './PdfView';
import { PictureView } from './PictureView';

interface DocumentViewProps {
  name: string;
  address: string;
}

/** A file as it can be shown here, and a link to it in a tab of its own, for files that cannot be shown here. */
export function DocumentView({ name, address }: DocumentViewProps) {
  const { t } = useTranslation('documents');
  const [isBroken, setBroken] = useState(false);
  const handleBroken = useCallback(() => setBroken(true), []);
  const isPdf = [name, address.replace(/[?#].*$/, '')].some((text) => /\.pdf$/i.test(text));
  const tools = (
    <Button size="small" endIcon={<OpenInNew />} href={address} target="_blank" rel="noreferrer">
      {t('open')}
      <VisuallyHidden> {t('ui:newTab')}</VisuallyHidden>
    </Button>
  );

  if (isPdf && !navigator.pdfViewerEnabled) return <Unshown text={t('noPdf')} tools={tools} />;
  if (isBroken) return <Unshown text={t('broken')} tools={tools} />;
  return isPdf ? (
    <PdfView name={name} address={address} loading={t('loading')} tools={tools} onBroken={handleBroken} />
  ) : (
    <PictureView name={name} address={address} tools={tools} onBroken={handleBroken} />
  );
}

function Unshown({ text, tools }: { text: string; tools: ReactNode }) {
  return (
    <>
      <div className="document-tools">{tools}</div>
      <Notice severity="warning" role="alert" data-unshown="">
        {text}
      </Notice>
    </>
  );
}
