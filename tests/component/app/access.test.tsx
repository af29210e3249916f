// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engine } from '@/app/engine';
import { loadShellWords } from '@/app/entities';
import { usePages } from '@/app/palette/usePages';
import { offeredActions } from '@/engine/action/offeredActions';
import type { ActionUse } from '@/engine/model/ActionUse';
import { startI18n } from '@/i18n/i18n';
import { ACCOUNTS } from '../../../scripts/sandbox/seed/accounts';
import { permissionsOf } from '../../../scripts/sandbox/session/permissions';
import { realEntities } from '../../support/realEntities';
import specification from '../../specification.json';
import { addressOf, configOf, menuOf, OPEN, openPage, renderAt, sessionOf } from './doors';

/** The accounts of the sandbox that may enter, with the permissions that the platform gives each. */
const accounts = ACCOUNTS.map(({ email, roles, operates }) => ({ email, permissions: [...permissionsOf(roles)], structures: operates.length > 0 ? undefined : [] })).filter(({ permissions }) =>
  permissions.includes('access_admin'),
);
const pages = specification.routes.filter(({ permissions }) => permissions.length > 0);

beforeAll(async () => {
  startI18n('fr');
  await loadShellWords('fr');
});

// The code of the opened pages is still loading.
afterAll(() => vi.dynamicImportSettled());

it('there are eight accounts that may enter', () => {
  expect(accounts).toHaveLength(8);
});

describe.each(accounts)('$email', ({ permissions, structures }) => {
  const mayOpen = (path: string) => pages.find((page) => page.path === path)?.permissions.every((name) => permissions.includes(name)) ?? true;

  it.each(pages)('who types $path finds the page that they may open, or is told, and nothing is asked for it', async ({ path, group }) => {
    const asked: string[] = [];
    openPage(path, permissions, undefined, { structures, onEntity: (name) => asked.push(name) });
    if (!mayOpen(path)) {
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^(?:Accès refusé|Page non disponible)$/);
      expect(screen.queryByText(OPEN)).toBeNull();
      expect(asked).toEqual([]);
    } else if (!structures || group !== 'solidary') {
      // Some pages of the solidary area are only for operators of a structure.
      expect(screen.queryByText(OPEN)).not.toBeNull();
    }
  });

  it('is offered no page, by the menu or the palette, that they may not open', () => {
    const menu = menuOf(permissions, undefined, { structures }).map(addressOf);
    cleanup();
    const palette: string[] = [];
    renderAt(<Pages onRead={(hrefs) => palette.push(...hrefs)} />, { address: '/', permissions, structures });
    expect(menu.length).toBeGreaterThan(0);
    expect([...menu, ...palette].filter((href) => !mayOpen(href))).toEqual([]);
  });

  it.each(declared())('is offered $entity: $name only with its right, and for records of which its condition holds', ({ entity: name, name: action, permission, when, places }) => {
    const entity = realEntities.find(({ resource }) => resource.name === name)!;
    const state = sessionOf(permissions, structures).store.getState();
    if (state.status !== 'signedIn') throw new Error('Nobody is signed in.');
    for (const place of places) {
      const { uses, applies } = offeredActions(entity, place, { actions: engine.actions, resources: engine.resources, session: state.session, config: configOf() });
      const offered = uses.find((use) => use.name === action);
      if (!permission.every((right) => permissions.includes(right))) expect(offered).toBeUndefined();
      for (const record of against(when)) expect(offered && applies(offered, record)).toBeFalsy();
    }
  });
});

function Pages({ onRead }: { onRead(hrefs: string[]): void }) {
  onRead(usePages().flatMap(({ href }) => (href === undefined ? [] : [href])));
  return null;
}

interface Declared {
  entity: string;
  name: string;
  places: ActionUse['on'][];
  permission: string[];
  when: When | undefined;
}

/** The conditions that actions have in `schemas`. */
interface When {
  field?: string;
  filled?: boolean;
  not?: { field: string; is: unknown };
}

interface Written {
  use: string;
  name?: string;
  on?: ActionUse['on'] | ActionUse['on'][];
  permission?: string | { all: string[] };
  when?: When;
}

/** The actions as their files declare them, independent of the reader of resources. */
function declared(): Declared[] {
  return realEntities.flatMap(({ resource: { name: entity } }) => {
    const { actions = [] } = JSON.parse(readFileSync(`schemas/${entity}/resource.json`, 'utf8')) as { actions?: Written[] };
    return actions.map(({ use, name = use, on = 'row', permission = [], when }) => ({
      entity,
      name,
      places: [on].flat(),
      permission: [typeof permission === 'object' && 'all' in permission ? permission.all : permission].flat(),
      when,
    }));
  });
}

/** Records for which a condition on one field does not hold. */
function against(when: When | undefined): Record<string, unknown>[] {
  if (when?.not) return [{ [when.not.field]: when.not.is }];
  return when?.field === undefined ? [] : [{}, { [when.field]: when.filled ? '' : 99 }];
}
