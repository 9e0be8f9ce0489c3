// `npm test`: every test there is, the journeys in a real browser included, and one line of counts at the end.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { joinServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { findChromium } from './find-browser.mjs';
import { ensurePinnedNode, root, run } from './pinned-node.mjs';
import { makeScratchFolder } from './scratch-folder.mjs';

await ensurePinnedNode();
// The build, and the browser where it has to be installed. What fails here is said below, after what the laws find.
const prepared = Promise.all([findChromium(), joinServer(), buildWeb()]);
prepared.catch(() => undefined);
// `VERIFY=first`, as .ci/run sets it: the laws as well, meanwhile; they do not keep a test from running.
const laws = process.env.VERIFY === 'first' ? await run('npm', ['run', 'verify']) : 0;
const [chromium, joined] = await prepared;
process.env.CHROME_PATH = chromium;
// Tests that start the server as a process of its own, and the journeys, use the joined one.
process.env.JOINED_SERVER = joined;

const scratch = makeScratchFolder();
const vitestReport = path.join(scratch, 'vitest.json');
const playwrightReport = path.join(scratch, 'playwright.json');
const program = (...parts) => path.join(root, 'node_modules', ...parts);

// More room for what lives shortly: tests make much of it, and collecting it took a fifteenth of the processors' time.
const testOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim();
const codes = [
  laws,
  await run(
    process.execPath,
    [
      program('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    { env: { ...process.env, NODE_OPTIONS: testOptions } },
  ),
  await run(
    process.execPath,
    [program('@playwright', 'test', 'cli.js'), 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
    {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, E2E_DATA_DIR: path.join(scratch, 'data') },
    },
  ),
];

const counts = [vitestCounts(readReport(vitestReport)), playwrightCounts(readReport(playwrightReport))];
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
const failed = sum('failed');
// Last of all, since what failed stands thousands of lines above and a log may be cut.
for (const { names } of counts) for (const name of names) console.log(`failed: ${name}`);
if (laws !== 0) console.log('failed: npm run verify');
console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exit(failed > 0 || codes.some((code) => code !== 0) ? 1 : 0);

/** A runner that ended without a report counts as one failure. */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function vitestCounts(report) {
  if (!report) return { passed: 0, failed: 1, names: ['vitest ended without a report'] };
  const names = report.testResults.flatMap((file) => {
    if (file.status !== 'failed') return [];
    const failures = file.assertionResults.filter(({ status }) => status === 'failed');
    const where = path.relative(root, file.name);
    // A file that does not even load has no failed test of its own.
    if (failures.length === 0) return [`${where}: ${firstLine(file.message)}`];
    return failures.map(({ fullName, failureMessages }) => `${where} › ${fullName}: ${firstLine(failureMessages[0])}`);
  });
  return { passed: report.numPassedTests, failed: names.length, names };
}

function playwrightCounts(report) {
  if (!report) return { passed: 0, failed: 1, names: ['the journeys ended without a report'] };
  const { expected, unexpected, flaky } = report.stats;
  const names = [
    ...report.suites.flatMap((suite) => failedJourneys(suite)),
    ...report.errors.map(({ message }) => `journeys: ${firstLine(message)}`),
  ];
  return { passed: expected, failed: unexpected + flaky + report.errors.length, names };
}

/** The journeys of a suite that failed, or passed only at the second try, each with the titles of what it stands in. */
function failedJourneys({ title, specs = [], suites = [] }, around = []) {
  const titles = [...around, title];
  const own = specs
    .flatMap((spec) => spec.tests.map((test) => ({ name: [...titles, spec.title].join(' › '), ...test })))
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, results }) => `${name}: ${firstLine(results[0]?.error?.message)}`);
  return [...own, ...suites.flatMap((suite) => failedJourneys(suite, titles))];
}

function firstLine(text = '') {
  return stripVTControlCharacters(text).trim().split('\n')[0];
}
