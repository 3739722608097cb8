import {describe, expect, it} from 'vitest';
import {findRequests} from './requests';

const page = (text: string): {file: string; text: string} => ({file: 'docs/a.mdx', text});

describe('findRequests', () => {
  it('finds requests in blocks of code', () => {
    expect(findRequests(page('Text.\n\n```bash\ncurl https://api.example\n```\n'))).toEqual([
      'docs/a.mdx:4: a request is written by hand. Place an element of the reference.',
    ]);
    expect(findRequests(page('```http\nPOST /v2/books\n```\n'))).toHaveLength(1);
    expect(findRequests(page('Send it with curl or as `GET /v2/books`.\n'))).toEqual([]);
  });

  it('finds several requests that belong to no workflow', () => {
    const two = '<OperationSamples id="a" />\n\n<OperationAnswer id="a" />\n\n<OperationSamples id="b" />\n';
    expect(findRequests(page(two))).toHaveLength(3);
    expect(findRequests(page(two))[2]).toContain('docs/a.mdx:5: the page sends several requests.');
    expect(findRequests(page('<OperationSamples id="a" />\n'))).toEqual([]);
    expect(findRequests(page('<Workflow id="a" />\n\n<OperationSamples id="a" />\n'))).toHaveLength(1);
  });
});
