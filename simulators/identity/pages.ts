import { escapeHtml } from '#platform/server/http/html.ts';
import { sayIn } from '#platform/server/texts.ts';
import type { SimulatedPerson } from './options.ts';

const say = (key: string, values: Record<string, string> = {}): string =>
  escapeHtml(sayIn('en')({ i18n: `demo.identity.${key}`, values }));

/** The provider's name, and where its style sheet is. */
type Look = { name: string; style: string };

export type ChoosePage = Look & {
  people: readonly SimulatedPerson[];
  /** Where the choice is sent. */
  action: string;
  /** The ways to come back empty-handed: the error as the provider says it. */
  denials: readonly string[];
  /** The other way to begin. */
  portal: string | null;
};

/** Who is at the computer? No script, and no field for a password that somebody might really have. */
export function choosePage({ people, action, denials, portal, ...look }: ChoosePage): string {
  const { name } = look;
  const buttons = people.map(
    ({ id, firstName, lastName, note }) => `
      <li><button class="person" type="submit" name="person" value="${escapeHtml(id)}">
        <b>${escapeHtml(`${firstName} ${lastName}`)}</b> <span>${escapeHtml(note)}</span></button></li>`,
  );
  const others = denials.map(
    (error) =>
      `<button class="button quiet" type="submit" name="error" value="${error}">${say(`deny-${error}`)}</button>`,
  );
  const title = say(portal === null ? 'portal-title' : 'title', { name });
  return page(
    title,
    look,
    `<p>${say(portal === null ? 'portal-text' : 'text', { name })}</p>
    <form method="post" action="${escapeHtml(action)}">
      <ul>${buttons.join('')}
      </ul>
      ${others.length === 0 ? '' : `<div class="actions">${others.join('')}</div>`}
    </form>
    ${portal === null ? '' : `<p><a href="${escapeHtml(portal)}">${say('to-portal', { name })}</a></p>`}`,
  );
}

/** The application asked for something that the provider does not know. */
export function refusedPage(look: Look, problem: string): string {
  return page(say('refused'), look, `<p>${say('refused-text', { problem })}</p>`);
}

function page(title: string, { name, style }: Look, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="${style}"></head>
<body><header><p><b>${say('simulation')}</b> ${say('simulation-text', { name })}</p></header>
<main><h1>${title}</h1>
    ${content}
</main></body></html>`;
}

export const IDENTITY_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#23323a, #f0ebe2); --line: light-dark(#857c6e, #8f9a9c); --strong: light-dark(#265d88, #9cc9ec); }
* { box-sizing: border-box; }
body { margin: 0; font: 18px/1.6 system-ui, sans-serif; background: light-dark(#f4f7fa, #1b2426); color: var(--ink); }
header { background: light-dark(#fdf1da, #4a3a1c); color: light-dark(#5f3900, #f7dcae); padding: 0.75rem 1rem; text-align: center; }
header p { margin: 0 auto; max-width: 44rem; }
main { max-width: 44rem; margin: 2rem auto; padding: 1.5rem; background: light-dark(#ffffff, #243033); border-radius: 1rem; box-shadow: 0 6px 28px rgb(0 0 0 / 0.1); }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 0.5rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0 0 1.25rem; padding: 0; display: grid; gap: 0.5rem; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); }
button { font: inherit; color: inherit; cursor: pointer; }
.person { display: flex; flex-direction: column; width: 100%; min-height: 4rem; padding: 0.5rem 0.9rem; text-align: left; border: 1px solid var(--line); border-radius: 0.6rem; background: transparent; }
.person span { font-size: 0.95rem; }
.person:hover { border-color: var(--strong); box-shadow: inset 0 0 0 1px var(--strong); }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-bottom: 1.25rem; }
.button { min-height: 3rem; padding: 0 1.2rem; border: 2px solid var(--strong); border-radius: 0.6rem; background: transparent; color: var(--strong); font-weight: 700; }
a { display: inline-flex; align-items: center; min-height: 3rem; color: var(--strong); font-weight: 700; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
@media (max-width: 46rem) { main { margin: 0; border-radius: 0; box-shadow: none; } ul { grid-template-columns: 1fr; } .actions .button { width: 100%; } }
`;
