import { afterEach } from 'vitest';
import { endWithParent } from './guard.ts';
import { checkRows, takeMisfits } from './statements.ts';

endWithParent();
checkRows();
afterEach(() => {
  const misfits = takeMisfits();
  if (misfits.length > 0) throw new Error(misfits.join('\n\n'));
});
