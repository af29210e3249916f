import Box from '@mui/material/Box';
import { htmlStyle } from './htmlStyle';
import { renderableHtml } from './sanitiseHtml';

/** Renders HTML written by somebody else, sanitised and in the app's own style. No other component renders such HTML. */
export function SafeHtml({ html }: { html: string }) {
  return <Box sx={htmlStyle} dangerouslySetInnerHTML={{ __html: renderableHtml(html) }} />;
}
