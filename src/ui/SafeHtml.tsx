import './formattedText.css';
import { renderableHtml } from './sanitiseHtml';

/** Renders HTML written by somebody else, sanitised and in the app's own style. No other component renders such HTML. */
export function SafeHtml({ html }: { html: string }) {
  return <div className="formatted-text" dangerouslySetInnerHTML={{ __html: renderableHtml(html) }} />;
}
