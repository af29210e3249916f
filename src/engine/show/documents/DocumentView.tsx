import OpenInNew from '@mui/icons-material/OpenInNew';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import { readPdf } from '@/api/readPdf';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import { Notice } from '@/ui/Notice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { READ_OPTIONS } from '../../data/readOptions';
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

interface PdfViewProps {
  name: string;
  address: string;
  loading: string;
  tools: ReactNode;
  onBroken: () => void;
}

/** A PDF in the browser's own viewer, which can enlarge and turn it. It is shown only once it is known to be a PDF, as an HTML page in the frame could do what it wants. */
function PdfView({ name, address, loading, tools, onBroken }: PdfViewProps) {
  const { apiUrl } = useConfig();
  const { data } = useSWR(['document', address], async () => (await readPdf(address, apiUrl)) ?? 'none', READ_OPTIONS);
  const isBroken = data === 'none';
  useEffect(() => {
    if (isBroken) onBroken();
  }, [isBroken, onBroken]);

  return (
    <>
      <div className="document-tools">{tools}</div>
      <div className="document-box">{data instanceof Blob ? <Frame blob={data} name={name} /> : <LoadingState label={loading} shape="form" />}</div>
    </>
  );
}

/** The object URL of the file, which is kept as long as the file is shown. */
function Frame({ blob, name }: { blob: Blob; name: string }) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const made = URL.createObjectURL(blob);
      frame.src = made;
      return () => URL.revokeObjectURL(made);
    },
    [blob],
  );
  // The viewer of the browser does not work in a sandbox; the file is known to be a PDF.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={show} title={name} />;
}
