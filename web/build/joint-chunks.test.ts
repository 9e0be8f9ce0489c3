// @vitest-environment node
import { expect, it } from 'vitest';
import { jointChunks } from './joint-chunks.ts';

const at = (name: string): string => `/web/src/${name}.ts`;
const imports: Record<string, readonly string[]> = {
  main: ['router'],
  router: [],
  login: ['router', 'field', 'password', 'ui/checkbox'],
  password: [],
  list: ['field', 'money', 'table'],
  load: ['field', 'money', 'map'],
  field: ['label'],
  label: [],
  money: ['label'],
  table: [],
  map: [],
};
const modules = {
  getModuleInfo: (id: string) => ({ importedIds: (imports[/(\w+)\.ts$/.exec(id)?.[1] ?? ''] ?? []).map(at) }),
};
const screens = [
  { chunk: 'first', rest: 'login', loads: ['src/login.ts'] },
  { chunk: 'common', loads: ['src/list.ts'] },
  { loads: ['src/load.ts'] },
];
const chunkOf = (name: string) => jointChunks('/web', 'src/main.ts', screens)(at(name), modules);

it('joins what a screen has in common with later ones', () => {
  expect(chunkOf('field')).toBe('first');
  expect(chunkOf('money')).toBe('common');
});

it('puts what the entry needs into the first of these files', () => expect(chunkOf('router')).toBe('first'));

it('puts what is imported where whoever imports it finds it loaded', () => expect(chunkOf('label')).toBe('first'));

it('joins what else a screen needs with the screen, where it has a file for that', () => {
  expect(chunkOf('login')).toBe('login');
  expect(chunkOf('password')).toBe('login');
  expect(chunkOf('ui/checkbox')).toBe('login-kit');
});

it.each(['table', 'map', 'list'])('leaves %s to the bundler', (name) => expect(chunkOf(name)).toBeNull());

it('touches no module but ours', () =>
  expect(jointChunks('/web', 'src/main.ts', screens)('/node_modules/react/index.js', modules)).toBeNull());
