import { writeFileSync } from 'node:fs';
import { buildRoadNetwork } from '../server/src/features/places/roads/build-road-network.ts';
import { roadNetworkFile, roadNetworks, type RoadsWithin } from '../server/src/features/places/roads/embedded-roads.ts';
import { encodeRoadNetwork } from '../server/src/features/places/roads/road-network.ts';

// Makes the networks of roads from the lists they are built of; a test holds them to these.
for (const [within, countries] of Object.entries(roadNetworks))
  writeFileSync(roadNetworkFile(within as RoadsWithin), encodeRoadNetwork(buildRoadNetwork(countries)));
