// The browser of the tests: an installed one, else Debian's package, else words that say what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * The path of a Chromium; ends the process when there is none and none can be installed. `CHROMIUM` names another one.
 * @returns {string}
 */
export function findBrowser() {
  return installedBrowser() ?? installBrowser() ?? refuse();
}

function installedBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...PLACES, ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))].find((path) => existsSync(path));
}

function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium…');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return installedBrowser();
}

/** @returns {never} */
function refuse() {
  console.error('The browser tests need Chromium. Install it ("apt install chromium", or Google Chrome), or name it: CHROMIUM=/path/to/chrome npm test');
  process.exit(1);
}
