import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { openLandFile } from '../server/src/features/places/roads/open-land.ts';
import { localRoadsFile, readMainRoads } from '../server/src/features/places/roads/read-road-sources.ts';
import { chooseEnds } from './local-roads/choose-places.ts';
import { drawOpenLand } from './local-roads/draw-open-land.ts';
import { joinEnds } from './local-roads/join-ends.ts';
import { measureWinding } from './local-roads/measure-winding.ts';

// Makes the local roads between towns that no main road joins: npm run local-roads, then npm run road-network.

const about = `# Local roads, made by npm run local-roads: where near towns are joined by no main road of us-freeways.txt and corridors.txt,
# and neither water nor a line of barriers.txt lies between, a road as long as those of corridors are in the same state,
# beside the straight line, and a tenth of it more. Towns: middles of postal areas (the package zipcodes; GeoNames, CC BY 4.0).
# Outlines: us-atlas (US Census Bureau) and world-atlas (Natural Earth).
# A line "@": a country. Then a line of its points, each latitude and longitude in ten-thousandths of a degree less those
# of the point before, and one of its roads: point, point and metres; the first less the one of the road before, the
# second less the first.
`;

const windingOf = measureWinding();
const linesOf = (country: Country): string[] => {
  const main = readMainRoads([country]);
  const ends = chooseEnds(country, main);
  const roads = joinEnds(country, main, { ends, windingOf });
  const used = [...new Set(roads.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const numbers = new Map(used.map((end, number) => [end, number]));
  console.log(`${country}: ${ends.length} places, ${roads.length} local roads`);
  let [lat, lng, from] = [0, 0, 0];
  const points = used.flatMap((end) => {
    const { lat: north = 0, lng: east = 0 } = ends[end] ?? {};
    const step = [north - lat, east - lng];
    [lat, lng] = [north, east];
    return step;
  });
  const numbered = roads
    .map((road) => ({ ...road, from: numbers.get(road.from) ?? 0, to: numbers.get(road.to) ?? 0 }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .flatMap((road) => {
      const step = [road.from - from, road.to - road.from, road.metres];
      from = road.from;
      return step;
    });
  return [`@ ${country}`, points.join(' '), numbered.join(' ')];
};

writeFileSync(localRoadsFile, `${about}${(['US', 'CA', 'MX'] as const).flatMap(linesOf).join('\n')}\n`);
writeFileSync(openLandFile, deflateSync(drawOpenLand(windingOf), { level: 9 }));
