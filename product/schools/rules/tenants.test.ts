import { expect, test } from 'vitest';
import { tenantVerdict } from './tenants.ts';

test.each([
  { tied: '2417', said: '2417', verdict: 'ours' },
  { tied: '2417', said: '9999', verdict: 'foreign' },
  { tied: '2417', said: '', verdict: 'foreign' },
  { tied: null, said: '2417', verdict: 'not-tied' },
  { tied: null, said: '', verdict: 'not-tied' },
])('a school tied to $tied takes people of $said as $verdict', ({ tied, said, verdict }) => {
  expect(tenantVerdict(tied, said)).toBe(verdict);
});
