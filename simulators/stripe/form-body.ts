/** What Stripe's clients send: `line_items[0][price_data][currency]=usd` is a value in objects in objects. */
type FormValue = string | FormObject;
export type FormObject = { [name: string]: FormValue };

export function parseForm(body: string): FormObject {
  const form = bare();
  for (const [key, value] of new URLSearchParams(body)) {
    const names = key.split(/[[\]]+/).filter((name) => name !== '');
    const last = names.pop();
    if (last === undefined) continue;
    let place = form;
    for (const name of names) {
      const inner = place[name];
      place = place[name] = typeof inner === 'object' ? inner : bare();
    }
    // `expand[]=one&expand[]=two` has no numbers.
    if (key.endsWith('[]')) place[last] = appended(place[last], value);
    else place[last] = value;
  }
  return form;
}

function bare(): FormObject {
  return Object.setPrototypeOf({}, null);
}

function appended(list: FormValue | undefined, value: string): FormObject {
  const items = typeof list === 'object' ? list : bare();
  items[String(Object.keys(items).length)] = value;
  return items;
}

export function objectAt(form: FormObject, name: string): FormObject {
  const value = form[name];
  return typeof value === 'object' ? value : bare();
}

export function textAt(form: FormObject, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A flat object, as metadata is. */
export function textsAt(form: FormObject, name: string): Record<string, string> {
  const entries = Object.entries(objectAt(form, name));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
