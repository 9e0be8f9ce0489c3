import { type Declaration, declarationsOf, placeOf } from './features.ts';
import type { Law, Violation } from './law.ts';
import type { Workspace } from './workspace.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const SOURCE = /^(contract|client|server|web|simulators|e2e|scripts)\/.*\.(ts|tsx|mjs|css|sql)$/;

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

/** Every feature's folders, as `server/loads`, with the first file of each. */
function featureFolders({ files }: Workspace): Map<string, string> {
  const folders = new Map<string, string>();
  for (const { path: file } of files) {
    const place = placeOf(file);
    if (!place?.feature) continue;
    const folder = `${place.package}/${place.feature}`;
    if (!folders.has(folder)) folders.set(folder, file);
  }
  return folders;
}

const featureNames: Law = {
  name: 'a feature has one name in every package',
  check: (workspace) => {
    const folders = featureFolders(workspace);
    const judgeDeclaration = (name: string, { file, line, hasRoutes, ...declared }: Declaration): Violation[] => {
      const folder = placeOf(file)?.feature ?? '';
      if (!new RegExp(`/${folder}/${folder}\\.feature\\.tsx?$`).test(file) || declared.name !== folder)
        return [{ file, line, message: `is not named after ${folder}` }];
      return name === 'server' && hasRoutes && !folders.has(`contract/${folder}`)
        ? [{ file, line, message: `has no contract/src/${folder}` }]
        : [];
    };
    const declared = ['server', 'web'].flatMap((name) => {
      const declarations = declarationsOf(workspace, name);
      if (declarations.length === 0) return [];
      const undeclared = [...folders].filter(
        ([folder]) =>
          folder.startsWith(`${name}/`) &&
          !declarations.some(({ file }) => folder === `${name}/${placeOf(file)?.feature}`),
      );
      return [
        ...undeclared.map(([, file]) => ({ file, message: 'is of a feature that nothing declares' })),
        ...declarations.flatMap((declaration) => judgeDeclaration(name, declaration)),
      ];
    });
    const strange = [...folders].filter(
      ([folder]) =>
        folder.startsWith('contract/') &&
        !['server', 'web'].some((name) => folders.has(folder.replace('contract', name))),
    );
    return [...declared, ...strange.map(([folder, file]) => ({ file, message: `${folder} is no feature` }))];
  },
};

export const nameLaws: Law[] = [kebabCase, noUtils, featureNames];
