// Publishes the package, once for each version: `npm run release`, as .github/workflows/publish.yml does for a tag. What is
// said after `--` goes on to npm: `npm run release -- --dry-run`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mustNpm } from './npm.mjs';
import { pack, repositoryAddress } from './package.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Why this cannot be published, in words; undefined if it can. @param {string} address @param {string} version @param {string} [tag] */
export function whyNotPublished(address, version, tag) {
  if (address === '') return 'Fill in the address of the repository first: "repository" in package.json at the root.';
  if (!/^https:\/\/[^/\s]+\/\S+(?<![/]|[.]git)$/.test(address))
    return `Expected "repository" in package.json to be like https://HOST/OWNER/NAME, found "${address}".`;
  if (tag !== undefined && tag !== `v${version}`) return `Expected the tag v${version}, found ${tag}.`;
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const address = await repositoryAddress();
  const { version } = JSON.parse(readFileSync(new URL('../packages/asterion/package.json', import.meta.url), 'utf8'));
  const { GITHUB_REF_TYPE: kind, GITHUB_REF_NAME: name } = process.env;
  const why = whyNotPublished(address, version, kind === 'tag' ? name : undefined);
  if (why !== undefined) {
    console.error(why);
    process.exit(1);
  }
  const tarball = await pack(fileURLToPath(new URL('../dist', import.meta.url)), address);
  console.log(await mustNpm(root, 'publish', tarball, '--access', 'public', ...process.argv.slice(2)));
}
