// Runs before a build, so that a wrong folder in SCHEMAS is reported in words rather than as a failure of the configuration.
import { requireFolders } from './prepare.mjs';

requireFolders();
