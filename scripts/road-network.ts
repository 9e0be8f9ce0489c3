import { writeFileSync } from 'node:fs';
import { buildRoadNetwork } from '../server/src/features/places/roads/build-road-network.ts';
import { roadNetworkFile } from '../server/src/features/places/roads/embedded-roads.ts';
import { encodeRoadNetwork } from '../server/src/features/places/roads/road-network.ts';

// Makes the network of roads from the lists it is built of; a test holds it to them.
writeFileSync(roadNetworkFile, encodeRoadNetwork(buildRoadNetwork()));
