import { describe, expect, it } from 'vitest';
import type { Config } from '@/config/Config';
import { deploymentLinks } from '@/config/deploymentLinks';
import { readConfig } from '@/config/readConfig';

const linksOf = (said: object) => deploymentLinks((readConfig({ apiUrl: '/api', ...said }, 'https://admin.test/') as { config: Config }).config);

describe('the pages of a deployment', () => {
  it('stand in one order, whatever that of the file', () => {
    const said = { accessibilityUrl: '/a', legalUrl: '/l', supportEmail: 'aide@exemple.fr', helpUrl: '/h' };
    expect(linksOf(said).map(({ name }) => name)).toEqual(['help', 'support', 'legal', 'accessibility']);
  });

  it('asks for help on the page of the support rather than by mail', () => {
    expect(linksOf({ supportEmail: 'aide@exemple.fr' })).toEqual([{ name: 'support', address: 'mailto:aide@exemple.fr' }]);
    expect(linksOf({ supportEmail: 'aide@exemple.fr', supportUrl: 'https://aide.exemple.fr' })).toEqual([{ name: 'support', address: 'https://aide.exemple.fr/' }]);
  });

  it.each(['none', 'partial', 'full'])('say in the name of the statement how much conforms: %s', (accessibilityStatus) => {
    expect(linksOf({ accessibilityUrl: '/a', accessibilityStatus }).map(({ name }) => name)).toEqual([`accessibilityIs.${accessibilityStatus}`]);
  });

  it('are none where the deployment says none', () => {
    expect(linksOf({})).toEqual([]);
  });
});
