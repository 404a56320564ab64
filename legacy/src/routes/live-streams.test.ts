import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

describe('liveStream', () => {
  it('R299 returns start and end times of every stream, without its schedule', async () => {
    const { data } = await service.post('/liveStream/findAll', {});
    expect(data.total).toBe(content.liveStreams.length);
    expect(data.records).toHaveLength(content.liveStreams.length);
    for (const stream of data.records) {
      expect(stream).not.toHaveProperty('schedule');
      expect(Date.parse(stream.endTime)).toBeGreaterThan(Date.parse(stream.startTime));
    }
  });

  it('R298 returns the same for a single stream', async () => {
    const { data } = await service.get('/liveStream/findById/4', { lang: 'zh' });
    const { startTime, endTime, ...stream } = data;
    expect(Date.parse(endTime) - Date.parse(startTime)).toBe(60 * 60 * 1000);
    expect(stream).toMatchObject({ id: 4, language: 'zh', recording: { minutes: 2 } });
  });
});
