import { COMPOSERS, FEATURE_FLOORS, FOUNDATIONS } from './data/floors.ts';
import type { Law, Violation } from './law.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const SOURCE = /^(contract|server|web|simulators|e2e|scripts)\/.*\.(ts|tsx|mjs|css|sql)$/;

const kebabCase: Law = {
  name: 'names are kebab-case',
  check: ({ files }) =>
    files
      .filter(({ path: file }) => SOURCE.test(file))
      .filter(({ path: file }) => !file.split('/').every((part) => KEBAB.test(part)))
      .map(({ path: file }) => ({ file, message: 'is not kebab-case' })),
};

const noUtils: Law = {
  name: 'no utils',
  check: ({ files }) =>
    files
      .filter(({ path: file }) => /(^|\/)(utils?|helpers?|common|misc)(\.\w+)+$/.test(file))
      .map(({ path: file }) => ({ file, message: 'has a name that says nothing' })),
};

/** The folder that stands for a feature in each package, or undefined where a file belongs to none. */
function featureFolder(file: string): string | undefined {
  const inside = /^(?:server|web)\/src\/features\/([^/]+)\//.exec(file)?.[1];
  if (inside) return inside;
  const folder = /^contract\/src\/([^/]+)\//.exec(file)?.[1];
  const others = [...(FOUNDATIONS['contract'] ?? []), ...(COMPOSERS['contract'] ?? [])];
  return folder && !others.includes(folder) ? folder : undefined;
}

const featureNames: Law = {
  name: 'a feature has one name in every package',
  check: ({ files }) => {
    const paths = new Set(files.map(({ path: file }) => file));
    return files.flatMap(({ path: file }): Violation[] => {
      const folder = featureFolder(file);
      if (!folder) return [];
      if (!(folder in FEATURE_FLOORS)) return [{ file, message: `${folder} stands on no floor` }];
      const routes = /^server\/src\/features\/[^/]+\/([^/]+)\.(routes|queries)\.ts$/.exec(file);
      if (!routes) return [];
      const contract = `contract/src/${folder}/${folder}.contract.ts`;
      if (routes[2] === 'routes' && !paths.has(contract)) return [{ file, message: `has no ${contract}` }];
      return routes[1] === folder || routes[2] === 'queries' ? [] : [{ file, message: `is not named after ${folder}` }];
    });
  },
};

export const nameLaws: Law[] = [kebabCase, noUtils, featureNames];
