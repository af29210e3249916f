import { session } from 'virtual:resources/session';
import { loadConfig } from '@/api/loadConfig';
import type { Config } from '@/config/Config';
import type { ConfigMistake } from '@/config/ConfigMistake';
import { createSession, type OpenedSession } from '@/session/createSession';
import { joinSharedSession } from '@/session/sharedComputer';
import { configWarnings } from '@/ui/configWarnings';
import { applyDefaultTheme } from '@/ui/darkTheme';
import { handOver } from '@/ui/handOver';
import { environmentVariables } from '@/ui/environment';
import { brandVariables } from '@/ui/schemeColours';
import { appBaseUrl } from './appBase';
import { rememberExternalLogin } from './externalLogin';

/** The objects that exist once for each page load. */
export interface Running extends OpenedSession {
  config: Config;
}

export type Start = Running | { mistakes: readonly ConfigMistake[] };

/** Reads the configuration and creates the API and the session store; a wrong file gives its mistakes instead. */
export async function start(): Promise<Start> {
  const reading = await loadConfig(appBaseUrl());
  if ('mistakes' in reading) return reading;

  const { config } = reading;
  if (config.errorReportUrl) startReports(config.errorReportUrl);
  applyDefaultTheme(config.darkTheme);
  rememberExternalLogin(config.loginUrl);
  for (const [name, value] of Object.entries({ ...brandVariables(config.theme), ...environmentVariables(config.environment) }))
    document.documentElement.style.setProperty(name, value);
  await joinSharedSession(window);
  for (const warning of configWarnings(config, window.location)) console.warn(`config.json: ${warning.path} (${warning.key})`, warning.params);
  return { config, ...createSession({ config, session, window, onEnding: handOver }) };
}

/** Starts the reports without making the first page wait for them, or fail with them. */
function startReports(url: string): void {
  import('./reportFailures').then(({ reportFailures }) => reportFailures(url)).catch(() => undefined);
}
