import { describe, expect, test } from 'vitest';
import { nodeFault } from './requireNode.ts';

describe('the Node guard', () => {
  test('lets every Node pass that the SQLite driver runs on', () => {
    expect(nodeFault({ node: '22.14.0', napi: '10' })).toBeNull();
    expect(nodeFault({ node: '24.21.0', napi: '11' })).toBeNull();
    expect(nodeFault({ node: '26.10.0', napi: '10' })).toBeNull();
  });

  test('refuses an older Node, and one that does not say', () => {
    expect(nodeFault({ node: '20.20.0', napi: '9' })).toContain('this is Node 20.20.0');
    expect(nodeFault({ node: '22.13.0' })).toContain('needs Node 22.14');
  });
});
