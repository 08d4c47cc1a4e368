import { afterEach } from 'vitest';
import { COST } from '#product/accounts/server/passwords/cost.ts';
import { endWithParent } from './guard.ts';
import { checkRows, takeMisfits } from './statements.ts';

endWithParent();
checkRows();
// Nobody guesses the passwords of tests, which hash thousands of them.
Object.assign(COST, { memoryCost: 64, timeCost: 1 });
afterEach(() => {
  const misfits = takeMisfits();
  if (misfits.length > 0) throw new Error(misfits.join('\n\n'));
});
