import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { BooleanText, Id, IdText } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { carouselCalls, homeCalls } from './home.calls.ts';
import {
  CarouselItem,
  CarouselItemChange,
  CarouselItemInput,
  HomeInfo,
  HomeInfoChange,
  HomeInfoInput,
  mediaLimits,
} from './home-content.ts';

const byId = z.strictObject({ id: IdText });

export const home = contract(homeCalls, {
  list: {
    summary: 'The news of the home screen, the latest first; to the operator, if asked for, also what is switched off',
    query: PageQuery.extend({ all: BooleanText.optional() }),
    reply: page(HomeInfo),
  },
  add: {
    summary: 'Add news to the home screen',
    body: HomeInfoInput,
    reply: HomeInfo,
    status: 201,
  },
  change: {
    summary: 'Change news; refused where somebody else changed it since the version named',
    params: byId,
    body: HomeInfoChange,
    reply: HomeInfo,
    errors: [404, 409],
  },
  remove: {
    summary: 'Delete news',
    params: byId,
    errors: [404],
  },
});

export const carousel = contract(carouselCalls, {
  list: {
    summary: 'What the carousel shows today, in its order; to the operator, if asked for, everything it holds',
    query: PageQuery.extend({ all: BooleanText.optional(), language: Language.optional() }),
    reply: page(CarouselItem),
  },
  add: {
    summary: 'Add an item at the end of the carousel; it is shown once it has a picture or a video',
    body: CarouselItemInput,
    reply: CarouselItem,
    status: 201,
  },
  change: {
    summary: 'Change an item; refused where somebody else changed it since the version named',
    params: byId,
    body: CarouselItemChange,
    reply: CarouselItem,
    errors: [404, 409],
  },
  remove: {
    summary: 'Delete an item',
    params: byId,
    errors: [404],
  },
  giveImage: {
    summary: 'Give an item a picture, redrawn without metadata, in place of what it shows: PNG, JPEG or WebP',
    perMinute: 30,
    largestFile: mediaLimits.imageBytes,
    params: byId,
    body: z.strictObject({ file: z.file().min(1).max(mediaLimits.imageBytes) }),
    reply: CarouselItem,
    errors: [404, 413, 415, 503],
  },
  giveVideo: {
    summary: 'Give an item a video, MP4 or WebM by its content, in place of what it shows',
    perMinute: 10,
    largestFile: mediaLimits.videoBytes,
    params: byId,
    body: z.strictObject({ file: z.file().min(1).max(mediaLimits.videoBytes) }),
    reply: CarouselItem,
    errors: [404, 413, 415, 503],
  },
  changeOrder: {
    summary: 'Put the items in this order; every item is named once',
    body: z.strictObject({
      ids: z
        .array(Id)
        .max(200)
        .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'home.named_twice' } }),
    }),
    reply: z.strictObject({ items: z.array(CarouselItem) }),
    errors: [409],
  },
  media: {
    fileTypes: ['image/*', 'video/*'],
    summary: 'A picture or video of the carousel, by the address another call gave',
    params: z.strictObject({ name: z.string().regex(/^[\w-]{20,80}$/) }),
    errors: [404],
  },
});
