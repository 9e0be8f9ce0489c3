#!/usr/bin/env bash
# world-atlas 2.0.2 and us-atlas 3.0.1: of two outlines that are drawn as one map, only one stops at the Great Lakes.
#
# Expected: a point in the middle of Lake Erie or Lake Huron is land in neither, since both packages come from one author
# and are meant for one map.
# Seen: Canada of countries-10m.json reaches to the border in the middle of the lakes, so that water counts as land; the
# nation of nation-10m.json is cut at the shores. Whoever asks by them whether a straight line stays on land gets a road
# over Lake Erie on the northern half and none on the southern.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts \
  world-atlas@2.0.2 us-atlas@3.0.1 topojson-client@3.1.0 d3-geo@3.1.1
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
const read = (name) => JSON.parse(readFileSync(`node_modules/${name}`, 'utf8'));
const world = read('world-atlas/countries-10m.json');
const nation = read('us-atlas/nation-10m.json');
const canada = feature(world, world.objects.countries).features.find(({ properties }) => properties.name === 'Canada');
const states = feature(nation, nation.objects.nation);
const points = {
  'Toronto, on land': [-79.5, 43.75],
  'Cleveland, on land': [-81.7, 41.45],
  'Lake Erie, north of the border': [-80.8, 42.4],
  'Lake Erie, south of the border': [-81.3, 41.9],
  'Lake Huron, east of the border': [-82.0, 44.5],
  'Lake Huron, west of the border': [-82.9, 44.5],
};
const seen = Object.fromEntries(
  Object.entries(points).map(([name, point]) => [name, [geoContains(canada, point), geoContains(states, point)].join(' ')]),
);
for (const [name, inside] of Object.entries(seen)) console.log(`${name}: in Canada, in the nation: ${inside}`);
const wanted = ['true false', 'false true', 'true false', 'false false', 'true false', 'false false'];
process.exit(Object.values(seen).join() === wanted.join() ? 0 : 1);
JS
node run.mjs && echo "as seen" || { echo "changed"; exit 1; }
