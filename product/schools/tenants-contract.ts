import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, optionalText } from '#platform/contract/fields.ts';
import { formReply, notificationReply } from '#platform/contract/message.ts';
import { uber } from '#product/access/rules/policies.ts';

const byId = z.strictObject({ id: id() });
const ties = { clever: optionalText({ max: 100 }), classlink: optionalText({ max: 100 }) };
const form = formReply(z.object({ clever: z.string(), classlink: z.string() }));

export const districtTenantsForm = endpoint({
  method: 'GET',
  path: '/uber/districts/:id/sign-on',
  summary: 'What Clever and ClassLink call a district. Blank: they do not vouch for its students.',
  access: uber,
  input: byId,
  output: form,
});

export const tieDistrict = endpoint({
  method: 'PATCH',
  path: '/uber/districts/:id/sign-on',
  summary:
    "Tie a district to Clever's district id and ClassLink's tenant id. Only their people sign on as its students.",
  access: uber,
  input: z.strictObject({ id: id(), ...ties }),
  output: notificationReply,
  audit: 'district.tie',
  stepUp: true,
});

export const schoolTenantsForm = endpoint({
  method: 'GET',
  path: '/uber/schools/:id/sign-on',
  summary: 'What Clever and ClassLink call a school of its own. Blank: what they call its district counts.',
  access: uber,
  input: byId,
  output: form,
});

export const tieSchool = endpoint({
  method: 'PATCH',
  path: '/uber/schools/:id/sign-on',
  summary: "Tie a school to ids of its own at Clever and ClassLink, instead of its district's.",
  access: uber,
  input: z.strictObject({ id: id(), ...ties }),
  output: notificationReply,
  audit: 'school.tie',
  stepUp: true,
});
