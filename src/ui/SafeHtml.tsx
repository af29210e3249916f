import Box from '@mui/material/Box';
import { htmlStyle } from './htmlStyle';
import { renderableHtml } from './sanitiseHtml';

/** HTML of somebody else, rendered in the app's own style: the only place that renders any. */
export function SafeHtml({ html }: { html: string }) {
  return <Box sx={htmlStyle} dangerouslySetInnerHTML={{ __html: renderableHtml(html) }} />;
}
