import { expect, it } from 'vitest';
import { cityOf, placeOf } from './event-place.ts';

const place = (venue: string, city: string, country: string) => ({ venue, city, country });

it.each([
  ['en', place('Cologne exhibition grounds', 'Cologne', 'DE'), 'Cologne exhibition grounds, Cologne, Germany'],
  ['en', place('Hyatt Regency Chicago', 'Chicago', 'US'), 'Hyatt Regency Chicago, Chicago, IL'],
  ['de', place('Messegelände', 'Köln', 'DE'), 'Messegelände, Köln, Deutschland'],
  ['zh-CN', place('科隆展览中心', '科隆', 'DE'), '德国科隆展览中心'],
  ['zh-CN', place('河滨展馆 2 层', '芝加哥', 'US'), '美国芝加哥河滨展馆 2 层'],
  ['zh-CN', place('赫光培训中心', '上海', 'CN'), '上海赫光培训中心'],
  ['zh-CN', place('海港展览中心', '中国香港', 'HK'), '中国香港海港展览中心'],
  ['zh-CN', place('香港会议展览中心', '中国香港', 'HK'), '香港会议展览中心'],
  ['zh-CN', place('线上直播（柏林应用实验室）', '柏林', 'DE'), '线上直播（柏林应用实验室）'],
])('writes a place in the order and punctuation of %s', (locale, where, text) => {
  expect(placeOf(where, locale)).toBe(text);
});

it.each([
  ['en', 'Hong Kong', 'HK', 'Hong Kong'],
  ['en', 'Boston', 'US', 'Boston, MA'],
  ['en', 'Denver', 'US', 'Denver, United States'],
  ['de', 'Köln', 'DE', 'Köln, Deutschland'],
  ['zh-CN', '科隆', 'DE', '德国科隆'],
  ['zh-CN', '上海', 'CN', '上海'],
  ['zh-CN', '中国香港', 'HK', '中国香港'],
])('writes a city in %s: %s', (locale, city, country, text) => {
  expect(cityOf({ city, country }, locale)).toBe(text);
});
