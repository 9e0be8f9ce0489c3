import { equipment } from '@portal/contract/equipment/equipment.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeTruckImage } from './change-truck-image.ts';
import { addTruckType, changeTruckType, removeTruckType } from './change-truck-type.ts';
import { ensureTruckTypes } from './ensure-truck-types.queries.ts';
import { truckTables } from './trucks-table.ts';
import { getTruckImage, listTruckTypes } from './truck-types.ts';

export const equipmentFeature = feature({
  name: 'equipment',
  uses: [],
  seed: ensureTruckTypes,
  tables: truckTables,
  routes: (app) =>
    serve(app, equipment, {
      list: (ctx, { query }) => listTruckTypes(ctx, query),
      add: (ctx, { body }) => addTruckType(ctx, body),
      change: (ctx, { params, body }) => changeTruckType(ctx, params.id, body),
      changeImage: (ctx, { params, body }) => changeTruckImage(ctx, params.id, body.image),
      remove: (ctx, { params }) => removeTruckType(ctx, params.id),
      image: (ctx, { params }) => getTruckImage(ctx, params.name),
    }),
});
