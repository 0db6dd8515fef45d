import { expect, test } from 'vitest';
import { endpointsOfTopic } from './endpointsOfTopic.ts';

test('what a contract has announced is outdated where its organisation has changed, as pages listen to organisations', () => {
  for (const topic of ['organisation:a', 'contract:1:0xab', 'chain:1'])
    expect(endpointsOfTopic(topic)).toContain('GET /api/v1/organisations/contract-events');
});

test('an unknown topic makes nothing outdated', () => expect(endpointsOfTopic('weather:1')).toEqual([]));
