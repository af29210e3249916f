import { randomBytes } from 'node:crypto';
import type { Dashboard, Figure } from './dashboard';

const TITLES: Readonly<Record<string, string>> = {
  hitchhiking: 'Inscriptions à l’autostop',
  community: 'Inscriptions des membres',
  carpool: 'Demandes solidaires',
};
const BAR = { width: 200, height: 12 };

/** The page of a dashboard, as another application would draw it: what the figures are limited to, bars with their numbers, and no script. */
export function dashboardPage(dashboard: Dashboard, figures: readonly Figure[], narrowedTo: readonly string[]): Response {
  const nonce = randomBytes(16).toString('base64');
  const title = TITLES[dashboard.type] ?? 'Inscriptions';
  const most = Math.max(1, ...figures.map(({ count }) => count));
  const rows = figures.map((figure) => row(figure, most)).join('');
  const table = `<table><thead><tr><th scope="col">Période</th><th scope="col">Nombre</th><td></td></tr></thead><tbody>${rows}</tbody></table>`;
  const html = `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title><style nonce="${nonce}">${style(dashboard)}</style></head>
<body><main><h1>${title}</h1>${narrowedTo.map((name) => `<p>${escaped(name)}</p>`).join('')}${figures.length > 0 ? table : '<p>Aucune donnée.</p>'}</main></body></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'self'`,
    },
  });
}

function row({ period, count }: Figure, most: number): string {
  const bar = `<svg viewBox="0 0 ${BAR.width} ${BAR.height}" preserveAspectRatio="none" width="${BAR.width}" height="${BAR.height}" aria-hidden="true"><rect width="${(BAR.width * count) / most}" height="${BAR.height}" rx="2"/></svg>`;
  return `<tr><th scope="row">${inFrench(period)}</th><td>${count}</td><td>${bar}</td></tr>`;
}

/** Escapes a text for HTML: a community's name is chosen by whoever made it. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A period as French readers write it: `20/11/2026`, `11/2026`, `2026`. */
function inFrench(period: string): string {
  return period.split('-').reverse().join('/');
}

function style({ isDark }: Dashboard): string {
  const [ground, ink, bar] = isDark ? ['#1b2129', '#e6e9ee', '#8fb8d4'] : ['#ffffff', '#1d2430', '#1f5f8b'];
  return `body{margin:16px;background:${ground};color:${ink};font:15px/1.5 system-ui,sans-serif}h1{font-size:18px}
table{border-spacing:16px 4px}th{text-align:left;font-weight:500}tbody td{text-align:right}rect{fill:${bar}}svg{max-width:40vw}`;
}
