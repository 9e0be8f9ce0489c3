import { COMPOSERS } from '../laws/data/floors.ts';
import { declarationsOf, placeOf } from '../laws/features.ts';
import type { Module, Workspace } from '../laws/workspace.ts';
import { isJourney, isPicked, roomOf, type Suite, suiteOf } from './rooms.ts';
import { type ChangedFeature, importersOf, shownIn, stepsFrom } from './used-by.ts';

/** A test file, why it is picked, and how far it is from the change: 0 is always run. */
export type TestPick = { file: string; suite: Suite; because: string; distance: number };

export type Picked = {
  /** Each changed file with the feature or the room it belongs to. */
  changes: { file: string; where: string }[];
  run: TestPick[];
  /** What a change can touch as well, beyond the time there is: CI runs it. */
  left: TestPick[];
};

/** Seconds on two processors, start included, as they were measured; a change in one feature has three minutes. */
const SECONDS = {
  unit: { all: 95, start: 15, file: { contract: 0.2, scripts: 5, server: 1.1, simulators: 0.5, web: 0.7 } },
  journeys: { all: 85, start: 35, file: 8 },
};

const secondsOf = (suite: Suite): number => (suite === 'journeys' ? SECONDS.journeys.file : SECONDS.unit.file[suite]);

/** Tests that import a file, by whatever way. */
const testsImporting = (workspace: Workspace, file: string): string[] =>
  [...importersOf(workspace, [file], () => true)].filter(isPicked);

/** Tests of what is changed, then those of what uses it, step by step; journeys that are named after it come first. */
function testsOfFeature(workspace: Workspace, tests: readonly Module[], changed: ChangedFeature) {
  const { package: name, feature } = changed;
  const picks: TestPick[] = [];
  const declared = declarationsOf(workspace, 'web').find((one) => one.name === feature)?.words ?? [];
  // Whole words of another feature, such as the settings', are shown by many.
  const words = declared.filter((key) => key.includes('.'));
  const shown = shownIn(workspace, feature, words);
  const stepsOf = stepsFrom(workspace, changed);
  for (const { path: file, text } of tests) {
    const suite = suiteOf(file);
    if (isJourney(file)) {
      const { isNamed, mentions } = shown(file, text);
      // Of journeys that show it, those that say most of it are nearest.
      if (isNamed) picks.push({ file, suite, because: `of ${feature}`, distance: 1 });
      else if (mentions > 0) picks.push({ file, suite, because: `shows ${feature}`, distance: 2 + 1 / mentions });
      continue;
    }
    const place = placeOf(file);
    if (!place || (place.package !== name && name !== 'contract')) continue;
    const steps = stepsOf.get(`${place.package}/${place.feature ?? ''}`);
    if (steps === 0) picks.push({ file, suite, because: `of ${feature}`, distance: 1 });
    else if (steps) picks.push({ file, suite, because: `of what uses ${feature}`, distance: 1 + steps });
    else if (COMPOSERS[place.package]?.includes(place.area))
      picks.push({ file, suite, because: 'goes through all features', distance: 2.5 });
  }
  return picks;
}

/** Divides by the time there is: the nearest first, whatever is always run before all others. */
function divide(picks: readonly TestPick[], features: number): Pick<Picked, 'run' | 'left'> {
  const left = { unit: SECONDS.unit.all * features, journeys: SECONDS.journeys.all * features };
  const isRun = ({ suite, distance }: TestPick): boolean => {
    const kind = suite === 'journeys' ? 'journeys' : 'unit';
    left[kind] -= secondsOf(suite);
    return distance === 0 || left[kind] >= SECONDS[kind].start;
  };
  const sorted = picks.toSorted((one, other) => one.distance - other.distance || (one.file < other.file ? -1 : 1));
  const { run = [], rest = [] } = Object.groupBy(sorted, (pick) => (isRun(pick) ? 'run' : 'rest'));
  return { run, left: rest };
}

/** The tests that a change can touch, as features say what they use; `changed` are files, removed ones too. */
export function pickTests(workspace: Workspace, changed: readonly string[]): Picked {
  const tests = workspace.modules.filter(({ path }) => isPicked(path));
  const picks = new Map<string, TestPick>();
  const add = (pick: TestPick) => {
    if (pick.distance < (picks.get(pick.file)?.distance ?? Infinity)) picks.set(pick.file, pick);
  };
  const always = (file: string, because: string) => add({ file, suite: suiteOf(file), because, distance: 0 });
  const features = new Map<string, ChangedFeature>();
  const changes = changed.map((file) => {
    const place = placeOf(file);
    const room = roomOf(file);
    if (place?.feature && !room.isOfTests) {
      const { package: name, feature } = place;
      const files = [...(features.get(`${name}/${feature}`)?.files ?? []), file];
      features.set(`${name}/${feature}`, { package: name, feature, files });
      return { file, where: `the feature ${place.feature}` };
    }
    const { touches } = room;
    if (touches === 'importers')
      for (const test of testsImporting(workspace, file))
        always(test, test === file ? 'changed itself' : `imports ${file}`);
    else
      for (const { path } of tests)
        if (touches.includes(suiteOf(path))) always(path, `whatever ${room.name} can touch`);
    return { file, where: room.name };
  });
  for (const feature of features.values()) testsOfFeature(workspace, tests, feature).forEach(add);
  const names = new Set([...features.values()].map(({ feature }) => feature));
  return { changes, ...divide([...picks.values()], names.size) };
}
