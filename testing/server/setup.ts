import { afterEach } from 'vitest';
import { checkRows, takeMisfits } from './statements.ts';

checkRows();
afterEach(() => {
  const misfits = takeMisfits();
  if (misfits.length > 0) throw new Error(misfits.join('\n\n'));
});
