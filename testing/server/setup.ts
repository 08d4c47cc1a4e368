import { afterEach, expect } from 'vitest';
import { checkRows, takeMisfits } from './statements.ts';

checkRows();
afterEach(() => expect(takeMisfits().join('\n\n')).toBe(''));
