// Before a build: what SCHEMAS names wrongly is said in words, not by the configuration that fails of it.
import { requireFolders } from './prepare.mjs';

requireFolders();
