import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module, type SourceFile } from './workspace.ts';

/** Where a clock of its own is right, with the reason. */
const exceptions: readonly (readonly [files: RegExp, reason: string])[] = [
  [/\/features\/(?:auth|users)\//, 'sessions, links and blocked attempts go by the database, which all servers share'],
  [/\/documents\/store\/sweep-files\.ts$/, 'files carry the time of the machine that stored them'],
  [/\/loads\/(?:list\/list-loads|load-summary)\.queries\.ts$/, 'statements kept as text, whose plans are measured'],
  [/\.fixture\.ts$/, 'rows of tests'],
];

const ownClock = /\bnew Date\(\)|\bDate\.now\(\)|\b(?:now|clock_timestamp)\(\)|\bcurrent_(?:date|timestamp)\b/gi;
/** How the settable clock is read. */
const settable = /clock\.now\(\)$/;

const clocksOf = (module: Module): Violation[] =>
  [...module.text.matchAll(ownClock)]
    .filter(({ 0: found, index }) => !settable.test(module.text.slice(0, index + found.length)))
    .map(({ 0: found, index }) => ({
      file: module.path,
      line: lineAt(module, index),
      message: `${found} cannot be set: services.clock, and nowByClock or nowByDatabase in SQL`,
    }));

const oneClock: Law = {
  name: 'features go by the clock that can be set',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => file.startsWith('server/src/features/') && !isTest(file))
      .filter(({ path: file }) => !exceptions.some(([files]) => files.test(file)))
      .flatMap(clocksOf),
};

/** A mistake in a text, what to say of it, and the files in which it is none, each with the reason. */
type Mistake = {
  pattern: RegExp;
  message: string;
  except: readonly (readonly [files: RegExp, reason: string])[];
};

const isOurs = ({ path: file }: SourceFile): boolean =>
  /^(?:contract|server|web|simulators)\/src\/.*\.(?:tsx?|sql)$/.test(file) &&
  !isTest(file) &&
  !/\.fixture\.tsx?$|^server\/src\/(?:testing|migrations\/0)/.test(file);

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const found = (files: readonly SourceFile[], { pattern, message, except }: Mistake): Violation[] =>
  files
    .filter((file) => isOurs(file) && !except.some(([paths]) => paths.test(file.path)))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        file,
        line: lineOf(text, index),
        message: `${words.trim()}: ${message}`,
      })),
    );

const otherZones: readonly Mistake[] = [
  {
    pattern: /\btimeZone: (?!'UTC'|string)|Format\([^)]*[{,] ?timeZone ?[,}]/g,
    message: 'Intl has other clocks than the table of zones: values/zones/local-time.ts',
    except: [
      [/^contract\/src\/values\/zones\/zone-clocks\.ts$/, 'zones beyond the table'],
      [/^web\/src\/features\/places\/zone-name\.ts$/, 'names of zones, no times'],
    ],
  },
  {
    pattern: /\bat time zone (?!'UTC')/gi,
    message: 'PostgreSQL has other clocks than the table of zones: local_day, local_time and local_instant in SQL',
    except: [
      [/\/migrations\/(?:\d{8}-\d{4}-zones|functions\/zone-offset)\.sql$/, 'zones beyond the table'],
      [/\/features\/places\/clocks\/zones\.queries\.ts$/, 'compares the two'],
    ],
  },
];

const oneTableOfZones: Law = {
  name: 'local times go by the table of zones',
  check: ({ files }) => otherZones.flatMap((mistake) => found(files, mistake)),
};

const ofInstant = String.raw`[\w.?!]*(?:_at|_modified|_since|At|\.at|\.now\(\))`;
const cut = 'a day belongs to a zone, that of its reader, paper or place: dayInZone, in SQL local_day';

/** A column of instants in SQL, in UTC too. */
const column = String.raw`(?:\w+\.)?\w+_at(?: at time zone 'UTC')?`;

const cutDays: readonly Mistake[] = [
  {
    pattern:
      /(?<!new Date\(Date\.UTC\([^;]{0,80}\)\))\.toISOString\(\)\.(?:(?:slice|substr|substring)\(0, (?:7|10)|split\('T')|_(?:at|since)\??\.(?:(?:slice|substr|substring)\(0, (?:7|10)\)|split\('T')/g,
    message: cut,
    except: [
      [/^contract\/src\/(?:values\/(?:calendar-days|zones\/local-time)|places\/business-days)\.ts$/, 'calendar days'],
      [/^contract\/src\/drayage\/days-of-events\.ts$/, 'times on the clocks of the place'],
      [
        /^simulators\/|^server\/src\/(?:seed|setup)\/|\/themes\/preview\/data\//,
        'a world made up, whose days are those of UTC',
      ],
      [/^server\/src\/platform\/http\/examples\//, 'a day far enough ahead for anybody'],
      [/^server\/src\/features\/places\/clocks\/compare-zones\.ts$/, 'from which month on two tables differ'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:dayText|date|weekdayDate)\(${ofInstant}[^\w(]|<DateText[^>]* iso=\{${ofInstant}\}`,
      'g',
    ),
    message: cut,
    except: [[/^web\/src\/features\/claims\/page\/claim-deadlines\.tsx$/, 'met_at of a deadline is a day']],
  },
  {
    pattern: new RegExp(
      [
        String.raw`\b${column}\)?::date\b`,
        String.raw`\bcast\(${column} as date\)`,
        String.raw`\b(?:date_trunc\('(?:day|week|month|quarter|year)', ?|extract\((?:day|dow|isodow|week|month|year) from )${column}`,
        String.raw`\bto_char\(${column}, ?'[^'H]*'`,
      ].join('|'),
      'g',
    ),
    message: cut,
    except: [],
  },
  {
    pattern: /\.(?:toDateString|toLocaleDateString)\(/g,
    message: cut,
    except: [[/^web\/src\/ui\/fields\/calendar\.tsx$/, 'days that are picked']],
  },
];

const noCutDays: Law = {
  name: 'no day is cut out of an instant',
  check: ({ files }) => cutDays.flatMap((mistake) => found(files, mistake)),
};

export const clockLaws: readonly Law[] = [oneClock, oneTableOfZones, noCutDays];
