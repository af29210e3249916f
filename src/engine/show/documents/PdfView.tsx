import Box from '@mui/material/Box';
import { useCallback, useEffect, type ReactNode } from 'react';
import useSWR from 'swr';
import { readPdf } from '@/api/readPdf';
import { useConfig } from '@/session/hooks';
import { LoadingState } from '@/ui/LoadingState';
import { READ_OPTIONS } from '../../data/readOptions';
import { boxStyle, toolsStyle } from './documentStyle';

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
      <Box sx={toolsStyle}>{tools}</Box>
      <Box sx={boxStyle}>
        {data instanceof Blob ? <Frame blob={data} name={name} /> : <LoadingState label={loading} shape="form" />}
      </Box>
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
  return <Box component="iframe" ref={show} title={name} sx={{ border: 0, width: '100%', height: '100%' }} />;
}
