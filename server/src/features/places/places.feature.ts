import { places } from '@portal/contract/places/places.contract.ts';
import { alaskaByRoad } from '@portal/contract/places/places.settings.ts';
import { zonesChanged } from '@portal/contract/places/places.events.ts';
import { feature } from '../../platform/feature.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { serve } from '../../platform/http/serve.ts';
import { keepZonesAtStart } from './clocks/keep-zones.ts';
import { exportLocations, importLocations } from './import-locations.ts';
import { addLocation, changeLocation, getLocation, listLocations, removeLocation } from './saved-locations.ts';
import { measureDistance } from './measure-distance.ts';
import { validateTimezone } from './known-place.ts';
import { verifyStop } from './verify-stop.ts';

export const placesFeature = feature({
  name: 'places',
  uses: [],
  settings: [keptSetting(alaskaByRoad)],
  events: [zonesChanged],
  onStart: keepZonesAtStart,
  routes: (app) =>
    serve(app, places, {
      locations: (ctx, { query }) => listLocations(ctx, query),
      exportLocations: (ctx, { query }) => exportLocations(ctx, query),
      importLocations: (ctx, { body }) => importLocations(ctx, body),
      location: (ctx, { params }) => getLocation(ctx, params.id),
      addLocation: (ctx, { body }) => addLocation(ctx, body),
      changeLocation: (ctx, { params, body }) => changeLocation(ctx, params.id, body),
      removeLocation: (ctx, { params }) => removeLocation(ctx, params.id),
      verifyStop: (ctx, { params, query }) => verifyStop(ctx, params.id, query),
      coordinates: (ctx, { query }) => measureDistance(ctx, query),
      timezone: (ctx, { query }) => validateTimezone(ctx, query),
    }),
});
