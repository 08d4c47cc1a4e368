import { escapeHtml } from '#platform/server/http/html.ts';
import { sayIn } from '#platform/server/texts.ts';
import type { SimulatedSession } from './objects.ts';
import { TEST_CARDS } from './objects.ts';

const say = (key: string, values: Record<string, string | number> = {}): string =>
  escapeHtml(sayIn('en')({ i18n: `demo.checkout.${key}`, values }));

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const money = (cents: number): string => dollars.format(cents / 100);

/** Where a person pays: no script, no field for a number, so that nobody types a real card into a demo. */
export function checkoutPage(
  session: SimulatedSession,
  problem: 'declined' | 'insufficient-funds' | null,
): string {
  const cards = TEST_CARDS.map(
    ({ number, outcome }, index) => `
      <label class="card"><input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''}>
        <span><b>${number}</b><br>${say(`outcome-${outcome}`)}</span></label>`,
  ).join('');
  const alert = problem === null ? '' : `<p class="problem" role="alert">${say(`problem-${problem}`)}</p>`;
  const cancel =
    session.cancel_url === null
      ? ''
      : `<a class="button quiet" href="${escapeHtml(session.cancel_url)}">${say('cancel')}</a>`;
  return page(
    say('title'),
    `${summary(session)}
    ${alert}
    <form method="post" action="/demo/checkout/${session.id}">
      <fieldset><legend>${say('choose')}</legend>${cards}
      </fieldset>
      <div class="actions"><button class="button" type="submit">${say('pay', { total: money(session.amount_total) })}</button>
      ${cancel}</div>
    </form>`,
  );
}

function summary(session: SimulatedSession): string {
  const rows = session.lines.map(
    ({ name, quantity, unit_amount: unit }) =>
      `<tr><td>${escapeHtml(name)}<br><small>${say('each', { quantity, unit: money(unit) })}</small></td><td>${money(quantity * unit)}</td></tr>`,
  );
  const who =
    session.customer_email === null ? '' : `<p>${say('for', { email: session.customer_email })}</p>`;
  return `${who}<table><caption>${say('order', { number: session.client_reference_id ?? '' })}</caption>
    <tbody>${rows.join('')}</tbody>
    <tfoot><tr><th scope="row">${say('total')}</th><td>${money(session.amount_total)}</td></tr></tfoot></table>`;
}

/** Paid in another tab, or too late. */
export function closedPage(session: SimulatedSession, successUrl: string): string {
  const paid = session.payment_status === 'paid';
  const next = paid ? successUrl : (session.cancel_url ?? '/');
  return page(
    say(paid ? 'already-paid' : 'expired'),
    `<p>${say(paid ? 'already-paid-text' : 'expired-text')}</p>
    <p class="actions"><a class="button" href="${escapeHtml(next)}">${say('continue')}</a></p>`,
  );
}

export function receiptPage(session: SimulatedSession): string {
  const charge = session.intent?.latest_charge;
  if (charge === undefined) return unknownPage();
  const { brand, last4 } = charge.payment_method_details.card;
  const left = charge.amount - charge.amount_refunded;
  const unit = session.lines[0]?.unit_amount ?? left;
  const button = (amount: number): string =>
    `<button class="button quiet" type="submit" name="amount" value="${amount}">${say('refund', { amount: money(amount) })}</button>`;
  const amounts = [...new Set([Math.min(unit, left), left])].filter((amount) => amount > 0);
  const refunds =
    amounts.length === 0
      ? ''
      : `<h2>${say('refund-title')}</h2><p>${say('refund-text')}</p>
    <form method="post" action="/demo/receipts/${session.id}"><div class="actions">${amounts.map(button).join('')}</div></form>`;
  return page(
    say('receipt'),
    `${summary(session)}
    <p>${say('paid-with', { brand, last4 })}</p>
    ${charge.amount_refunded > 0 ? `<p>${say('refunded', { amount: money(charge.amount_refunded) })}</p>` : ''}
    ${refunds}`,
  );
}

export function unknownPage(): string {
  return page(say('unknown'), `<p>${say('unknown-text')}</p>`);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/demo/checkout.css"></head>
<body><header><p><b>${say('simulation')}</b> ${say('simulation-text')}</p></header>
<main><h1>${title}</h1>
    ${content}
</main></body></html>`;
}

export const CHECKOUT_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#23323a, #f0ebe2); --line: light-dark(#857c6e, #8f9a9c); --strong: light-dark(#0f6e61, #72c3b3); --on-strong: light-dark(#ffffff, #1b2426); }
* { box-sizing: border-box; }
body { margin: 0; font: 17px/1.6 system-ui, sans-serif; background: light-dark(#fdf8f1, #1b2426); color: var(--ink); }
header { background: light-dark(#fdf1da, #4a3a1c); color: light-dark(#5f3900, #f7dcae); padding: 0.75rem 1rem; text-align: center; }
header p { margin: 0 auto; max-width: 40rem; }
main { max-width: 34rem; margin: 2rem auto; padding: 1.5rem; background: light-dark(#ffffff, #243033); border-radius: 1rem; box-shadow: 0 6px 28px rgb(0 0 0 / 0.1); }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 0.75rem; }
h2 { font-size: 1.15rem; margin: 1.75rem 0 0.25rem; }
p { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
caption { text-align: left; }
td, th { padding: 0.6rem 0; text-align: left; vertical-align: top; border-top: 1px solid light-dark(#e8e0d4, #45555a); }
td:last-child { text-align: right; white-space: nowrap; padding-left: 1rem; }
tfoot { font-weight: 700; font-size: 1.1rem; }
fieldset { border: 0; margin: 1.25rem 0; padding: 0; }
legend { font-weight: 700; padding: 0; margin-bottom: 0.5rem; }
.card { display: flex; gap: 0.75rem; align-items: flex-start; padding: 0.75rem; margin-bottom: 0.5rem; border: 1px solid var(--line); border-radius: 0.6rem; cursor: pointer; }
.card:has(:checked) { border-color: var(--strong); box-shadow: inset 0 0 0 1px var(--strong); }
.card input { flex: none; width: 1.35rem; height: 1.35rem; margin: 0.2rem 0 0; accent-color: var(--strong); }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0 1.4rem; border: 2px solid var(--strong); border-radius: 0.6rem; background: var(--strong); color: var(--on-strong); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
.quiet { background: transparent; color: var(--strong); }
.problem { padding: 0.75rem 1rem; border-radius: 0.6rem; background: light-dark(#fcebe8, #4d2a28); color: light-dark(#8f1f1c, #f6c0ba); font-weight: 600; }
:focus-visible { outline: 3px solid light-dark(#265d88, #9cc9ec); outline-offset: 2px; }
@media (max-width: 34rem) { main { margin: 0; border-radius: 0; box-shadow: none; } .actions .button { width: 100%; } }
`;
