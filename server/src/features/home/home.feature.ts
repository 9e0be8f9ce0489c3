import { carousel, home } from '@portal/contract/home/home.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { getMedia, giveImage, giveVideo, inspectImage } from './carousel-media.ts';
import { addItem, changeItem, changeOrder, listItems, removeItem } from './carousel.ts';
import { addInfo, changeInfo, listInfos, removeInfo } from './home-infos.ts';

export const homeFeature = feature({
  name: 'home',
  uses: ['documents'],
  routes: (app) => {
    serve(app, home, {
      list: (ctx, { query }) => listInfos(ctx, query),
      add: (ctx, { body }) => addInfo(ctx, body),
      change: (ctx, { params, body }) => changeInfo(ctx, params.id, body),
      remove: (ctx, { params }) => removeInfo(ctx, params.id),
    });
    serve(
      app,
      carousel,
      {
        list: (ctx, { query }) => listItems(ctx, query),
        add: (ctx, { body }) => addItem(ctx, body),
        change: (ctx, { params, body }) => changeItem(ctx, params.id, body),
        remove: (ctx, { params }) => removeItem(ctx, params.id),
        giveImage: (ctx, { params, body }) => giveImage(ctx, params.id, body.file),
        giveVideo: (ctx, { params, body }) => giveVideo(ctx, params.id, body.file),
        changeOrder: (ctx, { body }) => changeOrder(ctx, body.ids),
        media: (ctx, { params }) => getMedia(ctx, params.name),
      },
      { giveImage: (ctx, { body }) => inspectImage(ctx, body.file) },
    );
  },
});
