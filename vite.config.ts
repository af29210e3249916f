import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { isInside, ownFolders } from './scripts/folders.mjs';
import { rememberSeconds } from './scripts/related/testSeconds';
import { resourcesPlugin } from './scripts/resources/resourcesPlugin';
import { basePathPlugin } from './scripts/vite/basePathPlugin';
import { billOfMaterialsPlugin } from './scripts/vite/billOfMaterialsPlugin';
import { chunkCyclesPlugin } from './scripts/vite/chunkCyclesPlugin';
import { entitiesApartPlugin } from './scripts/vite/entitiesApartPlugin';
import { filesAheadPlugin } from './scripts/vite/filesAheadPlugin';
import { inlinePlugin } from './scripts/vite/inlinePlugin';
import { inspectorPlugin } from './scripts/vite/inspector/inspectorPlugin';
import { leanPackagesPlugin, RESOLVED_IN_TESTS } from './scripts/vite/leanPackagesPlugin';
import { ownFoldersPlugin } from './scripts/vite/ownFoldersPlugin';
import { paintedLoginPlugin } from './scripts/vite/paintedLoginPlugin';
import { precompressPlugin } from './scripts/vite/precompressPlugin';
import { sandboxPlugin } from './scripts/vite/sandboxPlugin';
import { slowestFiles } from './scripts/vite/slowestFiles';
import { testLimit } from './scripts/vite/testLimit';
import { testProjects } from './scripts/vite/testProjects';
import { tokensPlugin } from './scripts/vite/tokensPlugin';
import { versionPlugin } from './scripts/vite/versionPlugin';

import { entityGroup, pageGroups, sharedByEntities, wordsGroup } from './scripts/vite/pageGroups';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const source = (file: string) => path(`./src/${file}`);

/** Of the widgets that nearly every form has; the heavy ones come when a form has them. */
const PLAIN_INPUTS = ['text/TextInput', 'longText/LongTextInput', 'number/NumberInput', 'yesNo/YesNoInput', 'choice/ChoiceInput', 'date/DateInput']
  .concat(['dateTime/DateTimeInput', 'clock/ClockInput', 'email/EmailInput', 'telephone/TelephoneInput', 'url/UrlInput', 'image/ImageInput'])
  .map((file) => `widgets/${file}.tsx`);

/** Transforms come with the entities that name them; what several of them need must be in none of these, or a list would bring another entity along. */
const SHARED_BY_TRANSFORMS = ['listOrMap', 'nullableType', 'renameKeys'].map((file) => `engine/model/transforms/${file}.ts`);

/** What the home page shares with forms and pages of records, and needs of them: it opens without their files. */
const SHARED_BY_HOME = ['engine/data/readOptions.ts', 'engine/data/drafts.ts', 'engine/page/pageTitle.ts', 'api/fewAtOnce.ts', 'ui/FoldButton.tsx'];

/** The index of the component library leads to it, and forms and dialogs alone use it. */
const NOT_FOR_LISTS = /@mui\/system\/(?:Grid|useMediaQuery)\//;

/** What the page of a record and the home page share with maps, which would bring the whole page along. */
const OF_MAPS = /\/src\/ui\/useIsNear\.ts$/;

/** What most of these are drawn with. */
const LIBRARY = ['material/Box/Box', 'material/Typography/Typography', 'material/Link/Link', 'utils/useSlotProps/useSlotProps', 'utils/useRovingTabIndex/useRovingTabIndex'].map((module) => path(`./node_modules/@mui/${module}.mjs`));

/** What forms share with it, which has no styles: a box that grows, a search among choices, and what stands for the parts of packages that are left out. */
const UNSTYLED = [...['TextareaAutosize/TextareaAutosize', 'useAutocomplete/useAutocomplete'].map((module) => path(`./node_modules/@mui/material/${module}.mjs`)), '\0nothing'];

/** What packages say in the document of the tests, in which nothing has a size, and where what an event begins is waited for later (`tests/support/documentForTests.ts`). */
const EXPECTED_IN_TESTS = ['its container has no `width` defined', 'A component suspended inside an `act` scope'];

/** What is made here is not watched: it is no source, and the files of the sandbox's database change all the time. */
const MADE = ['.sandbox', '.cache', 'dist', 'test-results'].map((folder) => path(`./${folder}`));

const resolve = {
  noExternal: RESOLVED_IN_TESTS,
  alias: {
    '@/': path('./src/'),
    // RJSF renders descriptions as Markdown; ours are plain text, and the parser weighs 32 kB.
    'markdown-to-jsx/react': path('./src/engine/form/theme/plainDescription.tsx'),
  },
};

const shared: InlineConfig = { configFile: false, resolve };

export default defineConfig({
  base: './',
  publicDir: 'src/public',
  resolve,
  html: { cspNonce: '__CSP_NONCE__' },
  server: { port: Number(process.env['PORT'] ?? 8080), watch: { ignored: (file: string) => MADE.some((folder) => isInside(folder, file)) } },
  // Found once, at the start: a dependency met later would reload the page under the developer.
  optimizeDeps: { entries: ['src/**/*.tsx'] },
  plugins: [
    react(),
    resourcesPlugin(),
    ownFoldersPlugin(ownFolders()),
    tokensPlugin(),
    leanPackagesPlugin(),
    paintedLoginPlugin(shared),
    basePathPlugin(),
    inlinePlugin(),
    filesAheadPlugin(),
    versionPlugin(),
    precompressPlugin(),
    chunkCyclesPlugin(),
    billOfMaterialsPlugin(),
    entitiesApartPlugin(),
    sandboxPlugin(shared),
    inspectorPlugin(),
  ],
  build: {
    outDir: 'dist/app',
    target: 'es2023',
    // Images are files: `data:` addresses are not for our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            pageGroups([
              { name: 'login', roots: ['main.tsx', 'app/start.ts', 'ui/messages/MessageBar.tsx'].map(source) },
              {
                name: 'list',
                roots: [
                  ...['app/App.tsx', 'app/preload.ts', 'app/firstPage.ts', 'engine/list/RecordListScreen.tsx', 'engine/model/validatorRuntime.ts', ...SHARED_BY_HOME, ...SHARED_BY_TRANSFORMS].map(source),
                  path('./node_modules/@mui/icons-material/OpenInNew.mjs'),
                  '\0virtual:resources/entities.js',
                ],
                without: NOT_FOR_LISTS,
              },
              { name: 'grid', roots: ['engine/list/grid/RecordGrid.tsx'].map(source) },
              { name: 'inputs', roots: UNSTYLED },
              // The component library, which dialogs and some pages are drawn with.
              { name: 'library', roots: [source('ui/LibraryTheme.tsx'), ...LIBRARY] },
              {
                name: 'form',
                roots: ['engine/form/RecordFormScreen.tsx', ...PLAIN_INPUTS].map(source),
              },
              { name: 'show', roots: ['engine/show/RecordShowScreen.tsx'].map(source), without: OF_MAPS },
              // Its words come with it: both languages weigh less than another request takes.
              { name: 'home', roots: ['screens/home/HomePage.tsx', 'i18n/locales/fr/later/home.json', 'i18n/locales/en/later/home.json'].map(source), without: OF_MAPS },
            ]),
            sharedByEntities,
            entityGroup,
            wordsGroup,
          ],
        },
      },
    },
  },
  test: {
    projects: testProjects(ownFolders()),
    reporters: ['default', slowestFiles(), rememberSeconds()],
    setupFiles: ['tests/support/setup.ts'],
    onConsoleLog: (text) => !EXPECTED_IN_TESTS.some((part) => text.includes(part)),
    // React makes much that is thrown away at once: with more room for it, less of the time goes to collecting it.
    execArgv: ['--max-semi-space-size=64'],
    // A test waits for what it expects, never for a clock: these are for what hangs.
    testTimeout: testLimit(),
    hookTimeout: 600_000,
  },
});
