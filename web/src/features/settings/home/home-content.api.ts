import { carouselCalls, homeCalls } from '@portal/contract/home/home.calls.ts';
import type { carousel as carouselRows, home as homeRows } from '@portal/contract/home/home.contract.ts';
import type { CarouselItem, HomeInfo } from '@portal/contract/home/home-content.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { settingsKeys } from '../settings.keys.ts';

const carousel = callsOf<typeof carouselRows>(carouselCalls);
const home = callsOf<typeof homeRows>(homeCalls);

const all = { all: 'true', skip: 0, limit: 100 } as const;

export type CarouselItemInput = Request<typeof carouselRows.add>['body'];
export type HomeInfoInput = Request<typeof homeRows.add>['body'];

/** Everything the carousel holds, shown or not, in its order. */
export const carouselItems = queryOptions({
  queryKey: settingsKeys.carousel,
  queryFn: async ({ signal }) => (await api(carousel.list, { query: all }, signal)).items,
});

/** The latest hundred news, shown or not. */
export const homeInfos = queryOptions({
  queryKey: settingsKeys.homeInfos,
  queryFn: async ({ signal }) => (await api(home.list, { query: all }, signal)).items,
});

/** Adds an item, or replaces this version of it. */
export const saveItem = (item: CarouselItem | null, body: CarouselItemInput, version = item?.version ?? 1) =>
  item ? api(carousel.change, { params: { id: item.id }, body: { ...body, version } }) : api(carousel.add, { body });

/** Gives an item a picture or a video, by what the browser takes the file for; the server looks at its content. */
export const giveMedia = (id: number, file: File) => {
  const request = { params: { id }, body: { file } };
  return file.type.startsWith('video/') ? api(carousel.giveVideo, request) : api(carousel.giveImage, request);
};

export const removeItem = (id: number) => api(carousel.remove, { params: { id } });
export const orderItems = async (ids: number[]) => (await api(carousel.changeOrder, { body: { ids } })).items;

/** Adds news, or replaces this version of it. */
export const saveInfo = (info: HomeInfo | null, body: HomeInfoInput, version = info?.version ?? 1) =>
  info ? api(home.change, { params: { id: info.id }, body: { ...body, version } }) : api(home.add, { body });

export const removeInfo = (id: number) => api(home.remove, { params: { id } });
