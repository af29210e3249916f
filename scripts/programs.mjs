// Finds the programs that the tests need and npm does not bring: one that is installed, else a package of Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these renders without a window, which takes less time. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * The path of a Chromium: one that is installed or that Playwright keeps, else a package of Debian (which brings all that it needs), else the one
 * that Playwright downloads. Ends the process in words when none can be had. The variable `CHROMIUM` names another one.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  const installed = () => process.env.CHROMIUM || installedProgram(BROWSERS, [...APPLICATIONS, own]);
  return installed() ?? (install('chromium-headless-shell'), installed()) ?? (install('chromium'), installed()) ?? (downloadBrowser(), installed()) ?? refuse();
}

function downloadBrowser() {
  console.log('Downloading a Chromium…');
  spawnSync(process.execPath, [join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], { stdio: 'ignore' });
}

/**
 * The path of an nginx; undefined, with a message, when there is none and none can be installed. The variable `NGINX` names another one.
 * @returns {string | undefined}
 */
export function findNginx() {
  const installed = () => process.env.NGINX || installedProgram(['nginx'], ['/usr/sbin/nginx']);
  const found = installed() ?? (install('nginx-light', 'nginx'), install('libnginx-mod-http-js'), installed());
  if (!found) console.error('The tests of a deployment are skipped: they need nginx. Install it ("apt install nginx-light"), or name it: NGINX=/path/to/nginx npm test');
  return found;
}

function installedProgram(names, places) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...places, ...folders.flatMap((folder) => names.map((name) => join(folder, name)))].find((path) => existsSync(path));
}

/**
 * Installs a package of Debian, if this is a Debian and its administrator runs the tests. A service that the package starts is stopped, as nobody
 * asked for it.
 */
function install(name, service) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${name}…`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  if (service) spawnSync('systemctl', ['disable', '--now', service]);
}

/** @returns {never} */
function refuse() {
  console.error('The browser tests need Chromium, which could not be installed. Install it ("apt install chromium", "npx playwright install chromium", or Google Chrome), or name it: CHROMIUM=/path/to/chrome npm test');
  process.exit(1);
}
