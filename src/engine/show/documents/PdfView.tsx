import { useCallback, useEffect, type ReactNode } from 'react';
import useSWR from 'swr';
import { readPdf } from '@/api/readPdf';
import { useConfig } from '@/session/hooks';
import { LoadingState } from '@/ui/LoadingState';
import { READ_OPTIONS } from '../../data/readOptions';

interface PdfViewProps {
  name: string;
  address: string;
  loading: string;
  tools: ReactNode;
  onBroken: () => void;
}

/** A PDF in the browser's own viewer, which can enlarge and turn it. It is shown only once it is known to be a PDF, as an HTML page in the frame could do what it wants. */
export function PdfView({ name, address, loading, tools, onBroken }: PdfViewProps) {
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
