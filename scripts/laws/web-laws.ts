import { Visitor } from 'oxc-parser';
import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module, type Workspace } from './workspace.ts';

const webModules = ({ modules }: Workspace): Module[] =>
  modules.filter(({ path: file }) => file.startsWith('web/src/') && !isTest(file));

const queryKeys: Law = {
  name: 'query keys come from their feature',
  check: (workspace) =>
    webModules(workspace)
      .filter(({ path: file }) => !/\.(api|keys)\.tsx?$/.test(file))
      .flatMap((module) => {
        const violations: Violation[] = [];
        new Visitor({
          Property({ key, value }) {
            if (key.type !== 'Identifier' || key.name !== 'queryKey' || value.type !== 'ArrayExpression') return;
            const line = lineAt(module, value.start);
            violations.push({ file: module.path, line, message: 'a query key is written in a *.keys.ts' });
          },
        }).visit(module.parsed.program);
        return violations;
      }),
};

export const webLaws: Law[] = [queryKeys];
