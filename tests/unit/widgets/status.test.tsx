import { decomposeColor, ThemeProvider, type Theme } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadEntity } from '@/app/entities';
import { DEFAULT_CONFIG } from '@/config/Config';
import type { EntityBody } from '@/engine/model/Resource';
import { widgetField } from '@/engine/model/widgetField';
import { startI18n } from '@/i18n/i18n';
import { appTheme } from '@/ui/theme';
import { StatusDisplay } from '@/widgets/status/StatusDisplay';

const theme = appTheme(DEFAULT_CONFIG.theme);
let requests: EntityBody;

beforeAll(async () => {
  startI18n('fr');
  requests = await loadEntity('solidaryRecord');
});

function renderStatus(status: number): string {
  return renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <StatusDisplay field={widgetField(requests, 'status', '')} value={status} record={{ id: 1 }} dense={false} />
    </ThemeProvider>,
  );
}

it.each([
  [0, 'Créée'],
  [1, 'Prise en compte'],
  [2, 'Recherche de solution'],
  [3, 'Suivi'],
  [4, 'Clôturée'],
  [6, 'Remplacée'],
])('a request of status %i has an icon in blue before « %s »', (status, word) => {
  const rendered = renderStatus(status);
  const [, colour] = /<svg [^>]*class="[^"]*icon-(info|action)/.exec(rendered) ?? [];
  expect(colour).toBe('info');
  expect(rendered.replaceAll(/<style[^>]*>.*?<\/style>|<[^>]*>/g, '')).toBe(word);
});

it('requests of different statuses have different icons', () => {
  const drawings = [0, 1, 2, 3, 4, 6].map((status) => /<path d="[^"]+"/.exec(renderStatus(status))?.[0]);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it.each(['light', 'dark'] as const)('the colour of information is blue in the %s scheme', (scheme) => {
  const { colorSchemes } = theme as unknown as { colorSchemes: Record<typeof scheme, Pick<Theme, 'palette'>> };
  const { main } = colorSchemes[scheme].palette.info;
  const [red = 0, green = 0, blue = 0] = decomposeColor(main).values.map(Number);
  expect(blue).toBeGreaterThan(Math.max(red, green));
});
