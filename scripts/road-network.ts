import { writeFileSync } from 'node:fs';
import { countries } from '../contract/src/places/zip-code.ts';
import { buildRoadNetwork } from '../server/src/features/places/roads/build-road-network.ts';
import { roadNetworkFile } from '../server/src/features/places/roads/embedded-roads.ts';
import { encodeRoadNetwork } from '../server/src/features/places/roads/road-network.ts';

// Makes the networks of roads, of all and of each country, from the lists they are built of; a test holds them to these.
for (const country of [undefined, ...countries])
  writeFileSync(roadNetworkFile(country), encodeRoadNetwork(buildRoadNetwork(country)));
