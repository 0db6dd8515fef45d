import { describe } from 'vitest';
import { context, organisation } from '../../../test/forms.ts';
import { type Row, testRules } from '../../../test/rules.ts';

describe('organisation set-up', () => {
  testRules('organisation', [
    [
      'requires name, description and category',
      organisation({ name: ' ', description: '', categoryId: '' }),
      { name: 'Please enter a name', description: 'Please enter a description', categoryId: 'Please select a category' },
    ],
    [
      'requires type and URL of each link',
      organisation({ links: [{ id: '1', type: null, url: '' }] }),
      { 'links.0.type': 'Please select a link type', 'links.0.url': 'Please enter a URL' },
    ],
    ...['javascript:alert(1)', 'acme.example', 'ftp://acme.example', 'https://', 'https://exa mple', 'https://acme.example/a b'].map(
      (url): Row => [
        `refuses ${url} as a link`,
        organisation({ links: [{ id: '1', type: 'blog', url }] }),
        { 'links.0.url': 'Please write the full address, beginning with https:// or http://' },
      ],
    ),
    ['refuses a name of 81 characters', organisation({ name: 'x'.repeat(81) }), { name: 'At most 80 characters' }],
    ['takes a name of 80 characters with blanks around it', organisation({ name: ` ${'x'.repeat(80)} ` }), {}],
    [
      'requires a proposal name in an edit',
      organisation(),
      { proposalName: 'Please enter a proposal name' },
      context({ initial: organisation() }),
    ],
    ['is content with a proposal name in an edit', organisation({ proposalName: 'Grow' }), {}, context({ initial: organisation() })],
    [
      'refuses more than 20 links',
      organisation({ links: Array.from({ length: 21 }, (_, i) => ({ id: `${i}`, type: 'other', url: 'https://a.example' })) }),
      { links: 'At most 20 links' },
    ],
  ]);
});
