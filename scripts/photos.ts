import { updateModules } from './build/photos/modules';

/*
 * npm run photos          writes the modules by which the pages know photographs and films
 * npm run photos:check    fails when they differ from the files
 */

const check = process.argv.includes('--check');
const { photos, films, stale } = await updateModules(!check);
const state = check ? 'out of date' : 'changed';
console.log(
  `${photos.length} photographs, ${films.length} films, modules ${state}: ${stale.join(', ') || 'none'}.`,
);
if (check && stale.length > 0) {
  console.error('Run "npm run photos", and commit what it writes.');
  process.exitCode = 1;
}
